import type { PimsSettings } from '@signa/core/practice';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

/** Whether PIMS is on at a location and at its organization, each by itself, and with which account (A-031, C-084). */
export async function pimsSettingsOf(sql: Queryable, locationId: string): Promise<PimsSettings | null> {
  const [found] = await uncheckedRows<PimsSettings>(
    sql,
    `select l.is_pims_enabled as "isPimsEnabled", l.pims_account_id as "pimsAccountId",
      l.pims_connection_type as "pimsConnectionType",
      case when o.id is not null then json_build_object('isActive', o.is_active, 'isPIMSEnabled', o.is_pims_enabled) end as organization
    from signa.location l left join signa.organization o on o.id = l.organization_id where l.id = $1`,
    [locationId],
  );
  return found ?? null;
}

import type { PimsConnectionType, PimsSettings } from '@signa/core/pims';
import { type Queryable, rows } from '../statement.js';

/** A location by its account with a practice system. */
export type PimsLocation = PimsSettings & { readonly id: string };

/** Those of these locations that have this account, by what decides whether PIMS is on there. */
export async function locationsOfPimsAccount(
  sql: Queryable,
  locationIds: readonly string[],
  accountId: string,
  type: PimsConnectionType,
): Promise<readonly PimsLocation[]> {
  return rows<PimsLocation>(
    sql,
    `select l.id::text as "id", l.is_pims_enabled as "isPimsEnabled", l.pims_account_id as "pimsAccountId",
      l.pims_connection_type as "pimsConnectionType",
      case when o.id is not null then json_build_object('isActive', o.is_active, 'isPIMSEnabled', o.is_pims_enabled) end as "organization"
    from signa.location l left join signa.organization o on o.id = l.organization_id
    where l.id = any ($1) and l.pims_account_id = $2 and l.pims_connection_type = $3 order by l.id`,
    [locationIds, accountId, type],
  );
}

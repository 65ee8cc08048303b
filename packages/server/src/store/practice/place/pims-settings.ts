import type { PimsSettings } from '@signa/core/practice';
import { columnsOf, when } from '../../sql/expression.js';
import { jsonObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

const l = columnsOf('location as l');
const o = columnsOf('organization as o');

/** Whether PIMS is enabled at a location `l` and at its organization `o`, separately, and the account. */
export const pimsSettings = {
  isPimsEnabled: l.is_pims_enabled,
  pimsAccountId: l.pims_account_id,
  pimsConnectionType: l.pims_connection_type,
  organization: when('o.id is not null', jsonObject({ isActive: o.is_active, isPIMSEnabled: o.is_pims_enabled })),
};

const byId = select(
  fields(pimsSettings),
  'from signa.location l left join signa.organization o on o.id = l.organization_id where l.id = $1',
);

/** Whether PIMS is enabled at a location and at its organization, separately, and the account (A-031, C-084). */
export async function pimsSettingsOf(sql: Queryable, locationId: string): Promise<PimsSettings | null> {
  const [found] = await rows(sql, byId, [locationId]);
  return found ?? null;
}

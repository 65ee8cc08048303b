import type { VetCandidate } from '@signa/core/practice';
import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { jsonObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

const u = columnsOf('location_user as u');
const r = columnsOf('role as r');
const ofLocation = select(
  fields({
    id: u.id,
    displayName: u.display_name,
    isActive: u.is_active,
    role: jsonObject({ name: r.name, canAuthorize: r.can_authorize }),
  }),
  'from signa.location_user u join signa.role r on r.id = u.role_id where u.location_id = $1',
);

/** The users of a location, with what decides whether they can be a prescribing vet (C-070). */
export function listVetCandidates(sql: Queryable, locationId: string): Promise<VetCandidate[]> {
  return rows(sql, ofLocation, [key(locationId)]);
}

import type { VetCandidate } from '@signa/core/practice';
import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

/** The people of a location, with what tells whether they may be a prescribing vet (C-070). */
export function listVetCandidates(sql: Queryable, locationId: string): Promise<VetCandidate[]> {
  return uncheckedRows(
    sql,
    `select u.id::text as id, u.display_name as "displayName", u.is_active as "isActive",
      json_build_object('name', r.name, 'canAuthorize', r.can_authorize) as role
    from signa.location_user u join signa.role r on r.id = u.role_id where u.location_id = $1`,
    [key(locationId)],
  );
}

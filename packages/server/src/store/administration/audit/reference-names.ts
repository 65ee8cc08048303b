import type { AuditNames, AuditReference } from '@signa/core/administration';
import { key } from '../../key.js';
import { always, text } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { recordName } from './record-name.js';

const named = select(
  fields({
    kind: always(text('r.kind')),
    id: always(text('r.id')),
    name: text(`(${recordName('r.kind', '$1::bigint', 'r.id')})`),
  }),
  'from unnest($2::text[], $3::bigint[]) as r (kind, id)',
);

/** Resolves the names of records that a location's audit entries refer to by id, in one statement. @see A-427 */
export async function findReferenceNames(
  sql: Queryable,
  locationId: string,
  references: readonly AuditReference[],
): Promise<AuditNames> {
  const wanted = references.filter(({ id }) => /^\d{1,18}$/.test(id));
  if (wanted.length === 0) return () => null;
  const found = await rows(sql, named, [
    key(locationId),
    wanted.map(({ kind }) => kind),
    wanted.map(({ id }) => key(id)),
  ]);
  const names = new Map(found.map(({ kind, id, name }) => [`${kind}:${id}`, name]));
  return (kind, id) => names.get(`${kind}:${id}`) ?? null;
}

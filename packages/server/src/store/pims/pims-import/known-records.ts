import { plannedForItsValues } from '../../../database/statement-name.js';
import { key } from '../../key.js';
import { always, text } from '../../sql/expression.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import type { RecordNoun } from './file-import.js';

const anyUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The ids of records already at a location, by their name in a file: the name at their import, or their uuid for
 * records that were never imported. A merged record leads to the kept one. Each is looked up separately,
 * because the tables of a new practice are planned as empty and would otherwise be scanned for each.
 */
export async function knownRecords(
  sql: Queryable,
  locationId: string,
  noun: RecordNoun,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  const id = noun === 'prescription' ? 'k.id' : 'coalesce(k.merged_into, k.id)';
  const found = await rows(
    sql,
    statement(
      fields({ externalId: always(text('known.external_id')), id: always(text('known.id')) }),
      (list) => `${plannedForItsValues} select ${list} from (
      select named.external_id, (select ${id}::text from signa.file_record f
          join signa.${noun} k on k.location_id = f.location_id and k.id = f.record_id
          where f.location_id = $1 and f.noun = $2 and f.external_id = named.external_id) as id
        from unnest($3::text[]) named (external_id)
      union all
      select named.uuid::text, (select ${id}::text from signa.${noun} k
          where k.location_id = $1 and k.uuid = named.uuid)
        from unnest($4::uuid[]) named (uuid)
      offset 0) known
    where known.id is not null`,
    ),
    [key(locationId), noun, externalIds, externalIds.filter((id) => anyUuid.test(id))],
  );
  return new Map(found.map(({ externalId, id }) => [externalId, id]));
}

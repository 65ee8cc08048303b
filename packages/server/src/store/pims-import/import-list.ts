import type { Operations } from '@signa/core/contract';
import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

export type ShownImport = Operations['GetPimsImports']['data']['pimsImports'][number];

const mostImports = 50;

/** What is shown of an import `i`; names are those under which its patients were made. */
const shown = `i.uuid::text as "id", signa.instant(i.at) as "at", i.by_name as "by",
  made.patients as "patients", made.names as "names", made.client as "madeClient",
  signa.instant(i.undone_at) as "undoneAt", i.undone_by_name as "undoneBy", made.removed as "removed"
  from signa.pims_import i cross join lateral (select
    count(*) filter (where r.noun = 'patient')::integer as patients,
    coalesce(to_json((array_agg(r.made ->> 'name' order by r.record_id) filter (where r.noun = 'patient'))[1:10]), '[]') as names,
    coalesce(bool_or(r.noun = 'client'), false) as client,
    count(*) filter (where r.is_removed)::integer as removed
  from signa.pims_import_record r where r.location_id = i.location_id and r.import_id = i.id) made`;

/** The imports that made patients of a client, or the client, the newest first. */
export function listImports(sql: Queryable, locationId: string, clientId: string): Promise<ShownImport[]> {
  return uncheckedRows<ShownImport>(
    sql,
    `select ${shown} where i.location_id = $1 and not exists (
      select from signa.file_import f where f.location_id = i.location_id and f.import_id = i.id)
      and i.id in (
      select r.import_id from signa.pims_import_record r where r.location_id = $1 and r.client_id = $2)
    order by i.at desc, i.id desc limit ${mostImports}`,
    [key(locationId), key(clientId)],
  );
}

/** One import by its own id. */
export async function findShownImport(sql: Queryable, locationId: string, id: string): Promise<ShownImport> {
  const [found] = await uncheckedRows<ShownImport>(sql, `select ${shown} where i.location_id = $1 and i.id = $2`, [
    key(locationId),
    key(id),
  ]);
  if (!found) throw new Error('An import that was found is there');
  return found;
}

import type { Operations } from '@signa/core/contract';
import { key } from '../../key.js';
import { always, columnsOf, holds, instant, integer, text, textList } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

export type ShownImport = Operations['GetPimsImports']['data']['pimsImports'][number];

const mostImports = 50;

const i = columnsOf('pims_import as i');

/** The fields shown for an import `i`; `names` are those that its patients were created with. */
const shown = fields({
  id: text(i.uuid),
  at: instant(i.at),
  by: i.by_name,
  patients: always(integer('made.patients')),
  names: always(textList('made.names')),
  madeClient: holds('made.client'),
  undoneAt: instant(i.undone_at),
  undoneBy: i.undone_by_name,
  removed: always(integer('made.removed')),
});
const imports = `from signa.pims_import i cross join lateral (select
    count(*) filter (where r.noun = 'patient') as patients,
    coalesce((array_agg(r.made ->> 'name' order by r.record_id) filter (where r.noun = 'patient'))[1:10], '{}') as names,
    coalesce(bool_or(r.noun = 'client'), false) as client,
    count(*) filter (where r.is_removed) as removed
  from signa.pims_import_record r where r.location_id = i.location_id and r.import_id = i.id) made`;

const importsOfClient = select(
  shown,
  `${imports} where i.location_id = $1 and not exists (
      select from signa.file_import f where f.location_id = i.location_id and f.import_id = i.id)
      and i.id in (
      select r.import_id from signa.pims_import_record r where r.location_id = $1 and r.client_id = $2)
    order by i.at desc, i.id desc limit ${mostImports}`,
);

/** The imports that made patients of a client, or the client, the newest first. */
export function listImports(sql: Queryable, locationId: string, clientId: string): Promise<ShownImport[]> {
  return rows(sql, importsOfClient, [key(locationId), key(clientId)]);
}

const importById = select(shown, `${imports} where i.location_id = $1 and i.id = $2`);

/** One import by its own id. */
export async function findShownImport(sql: Queryable, locationId: string, id: string): Promise<ShownImport> {
  return single(sql, importById, [key(locationId), key(id)]);
}

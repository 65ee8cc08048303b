import type { ImportedClient, ImportedName, ImportedPatient, PimsImport } from '@signa/core/pims';
import type { Instant } from '@signa/core/base';
import type { StoredWeight } from '@signa/core/clients';
import { key } from '../../key.js';
import {
  always,
  coalesce,
  columnsOf,
  emptyList,
  holds,
  integer,
  text,
  unknownJson,
  valueOf,
} from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { madeClient, madeLinks, madePatient } from './made-record.js';
import { clientValues, patientLinks, patientValues } from './made-values.js';

/** An import by its location and its id. */
export interface FoundImport {
  readonly locationId: string;
  readonly id: string;
  readonly isUndone: boolean;
}

interface Versioned {
  readonly version: number;
}

/** The existing records that an import created, each with its version. */
export interface ExistingImport extends PimsImport {
  readonly patients: readonly (ImportedPatient & Versioned)[];
  readonly clients: readonly (ImportedClient & Versioned)[];
}

const i = columnsOf('pims_import as i');
const isUndone = holds('i.undone_at is not null');

const named = select(
  fields({ locationId: text(i.location_id), id: text(i.id), isUndone }),
  `from signa.pims_import i where i.location_id = any ($1) and i.uuid = $2::uuid and not exists (
      select from signa.file_import f where f.location_id = i.location_id and f.import_id = i.id)
  order by i.undone_at is not null, i.id desc limit 1`,
);

/** The import of a name within the caller's locations: the active one, else the last one undone. */
export async function findImport(
  sql: Queryable,
  locationIds: readonly string[],
  uuid: string,
): Promise<FoundImport | null> {
  const [found] = await rows(sql, named, [locationIds, uuid]);
  return found ?? null;
}

/**
 * Locks an import and everything it created until the transaction ends: the import first, which blocks additions to it,
 * then prescriptions, patients, their links, and clients in the usual lock order.
 */
export async function lockImport(
  tx: Queryable,
  locationIds: readonly string[],
  uuid: string,
): Promise<FoundImport | null> {
  const known = await findImport(tx, locationIds, uuid);
  return known && (await lockFoundImport(tx, known));
}

const stateOfImport = select(fields({ isUndone }), 'from signa.pims_import i where i.location_id = $1 and i.id = $2');

/** The same of an import that was found. */
export async function lockFoundImport(tx: Queryable, known: FoundImport): Promise<FoundImport> {
  const ids = [key(known.locationId), key(known.id)];
  await rows(tx, 'select id from signa.pims_import where location_id = $1 and id = $2 for update', ids);
  const madeIn = (noun: string) =>
    `select r.record_id from signa.pims_import_record r
    where r.location_id = $1 and r.import_id = $2 and r.noun = '${noun}' and not r.is_removed`;
  await rows(
    tx,
    `select id from signa.prescription where location_id = $1 and id in (${madeIn('prescription')}) order by id for update`,
    ids,
  );
  await rows(
    tx,
    `select id from signa.patient where location_id = $1 and id in (${madeIn('patient')}) order by id for update`,
    ids,
  );
  await rows(
    tx,
    `select 1 as one from signa.patient_client where location_id = $1 and patient_id in (${madeIn('patient')})
    order by patient_id, client_id for update`,
    ids,
  );
  await rows(
    tx,
    `select id from signa.client where location_id = $1 and id in (${madeIn('client')}) order by id for update`,
    ids,
  );
  // Read once it is held: another may have undone it meanwhile.
  return { ...known, ...(await single(tx, stateOfImport, ids)) };
}

const count = (from: string) => always(integer(`select count(*) ${from}`));

const builtOn = (noun: 'client' | 'patient', row: string) => {
  const prescriptions = `from signa.prescription rx where rx.location_id = ${row}.location_id`;
  const requests = `from signa.task t where t.location_id = ${row}.location_id and t.${noun}_id = ${row}.id`;
  return {
    prescriptions: always(
      integer(`(select count(*) ${prescriptions} and rx.${noun}_id = ${row}.id and rx.removed_at is null)
        + (select count(*) ${prescriptions} and rx.issued_${noun}_id = ${row}.id and rx.${noun}_id is distinct from ${row}.id)`),
    ),
    deletedDrafts: count(`${prescriptions} and rx.${noun}_id = ${row}.id and rx.removed_at is not null`),
    // Archived requests of a client have an index of their own.
    requests: always(
      integer(`(select count(*) ${requests} and not t.archived) + (select count(*) ${requests} and t.archived)`),
    ),
    alerts: count(`from signa.record_alert a where a.location_id = ${row}.location_id and a.${noun}_id = ${row}.id`),
    // A count is looked up for each record; for `exists`, the merged records would be read for every page.
    isMerged: holds(`${row}.merged_into is not null or (select count(*) from signa.${noun} o
      where o.location_id = ${row}.location_id and o.merged_into = ${row}.id) > 0`),
    synced: coalesce(
      valueOf(
        columnsOf('pims_sync as s').fields,
        `from signa.pims_sync s where s.location_id = ${row}.location_id and s.linked = '${noun}' and s.record_id = ${row}.id`,
      ),
      emptyList,
    ),
  };
};

const madeIn = (noun: 'client' | 'patient', row: string) => `from signa.pims_import_record r
  join signa.${noun} ${row} on ${row}.location_id = r.location_id and ${row}.id = r.record_id
  where r.location_id = $1 and r.import_id = $2 and r.noun = '${noun}' and not r.is_removed and r.record_id > $3
  order by ${row}.id limit $4`;

/** The existing records of an import with everything that depends on them, for core to evaluate (C-254). */
export async function existingImport(sql: Queryable, found: FoundImport): Promise<ExistingImport> {
  return { patients: await existingPatients(sql, found), clients: await existingClients(sql, found) };
}

/** A page of them in id order, after one of them. */
export interface Page {
  readonly after: string;
  readonly count: number | null;
}

const all: Page = { after: '0', count: null };

const p = columnsOf('patient as p');
const c = columnsOf('client as c');
const w = columnsOf('recorded_weight as w');

const patientsMade = select(
  fields({
    id: text(p.id),
    name: p.name,
    version: p.version,
    made: unknownJson("r.made - 'links'"),
    now: patientValues('p'),
    linksMade: unknownJson("r.made -> 'links'"),
    links: patientLinks('p'),
    weights: jsonList(jsonObject<StoredWeight>({ weight: w.weight, weightUnit: w.weight_unit }), {
      orderBy: 'w.id',
      from: 'from signa.recorded_weight w where w.location_id = p.location_id and w.patient_id = p.id',
    }),
    orderLines: count('from signa.order_line i where i.location_id = p.location_id and i.patient_id = p.id'),
    ...builtOn('patient', 'p'),
  }),
  madeIn('patient', 'p'),
);

export async function existingPatients(
  sql: Queryable,
  { locationId, id }: FoundImport,
  { after, count: most }: Page = all,
): Promise<(ImportedPatient & Versioned)[]> {
  const found = await rows(sql, patientsMade, [key(locationId), key(id), key(after), most]);
  return found.map((row) => ({ ...row, made: madePatient.parse(row.made), linksMade: madeLinks.parse(row.linksMade) }));
}

const clientsMade = select(
  fields({
    id: text(c.id),
    name: always(text("concat_ws(' ', c.first_name, c.last_name)")),
    version: c.version,
    made: unknownJson('r.made'),
    now: clientValues('c'),
    orderLines: always(integer('0')),
    patientIds: jsonList(text(columnsOf('patient_client as l').patient_id), {
      orderBy: 'l.patient_id',
      from: 'from signa.patient_client l where l.location_id = c.location_id and l.client_id = c.id',
    }),
    ...builtOn('client', 'c'),
  }),
  madeIn('client', 'c'),
);

export async function existingClients(
  sql: Queryable,
  { locationId, id }: FoundImport,
  { after, count: most }: Page = all,
): Promise<(ImportedClient & Versioned)[]> {
  const found = await rows(sql, clientsMade, [key(locationId), key(id), key(after), most]);
  return found.map((row) => ({ ...row, made: madeClient.parse(row.made) }));
}

/** Deletes the given records of an import with everything that belongs to them alone (C-254). */
export async function removeImported(
  tx: Queryable,
  { locationId, id }: FoundImport,
  goes: readonly ImportedName[],
): Promise<void> {
  const idsOf = (noun: ImportedName['noun']) => goes.filter((one) => one.noun === noun).map((one) => key(one.id));
  await rows(tx, 'select signa.remove_imported($1, $2, $3::bigint[], $4::bigint[])', [
    key(locationId),
    key(id),
    idsOf('patient'),
    idsOf('client'),
  ]);
}

/** Marks an import as undone; what it created stays readable. */
export async function endImport(
  tx: Queryable,
  { locationId, id }: FoundImport,
  { at, by }: { readonly at: Instant; readonly by: string },
): Promise<void> {
  await tx
    .updateTable('pims_import')
    .set({ undone_at: at, undone_by_name: by })
    .where('location_id', '=', key(locationId))
    .where('id', '=', key(id))
    .executeTakeFirstOrThrow();
}

import type { ImportedClient, ImportedName, ImportedPatient, PimsImport } from '@signa/core/pims';
import type { Instant } from '@signa/core/base';
import { key } from '../key.js';
import { type Queryable, rows } from '../statement.js';
import { uncheckedRow, uncheckedRows } from '../unchecked.js';
import { clientValues, patientLinks, patientValues } from './made-values.js';

/** An import by its place and its own id. */
export interface FoundImport {
  readonly locationId: string;
  readonly id: string;
  readonly isUndone: boolean;
}

interface Versioned {
  readonly version: number;
}

/** What an import made and that is there, each with its version. */
export interface StandingImport extends PimsImport {
  readonly patients: readonly (ImportedPatient & Versioned)[];
  readonly clients: readonly (ImportedClient & Versioned)[];
}

const named = `select i.location_id::text as "locationId", i.id::text as "id", i.undone_at is not null as "isUndone"
  from signa.pims_import i where i.location_id = any ($1) and i.uuid = $2::uuid and not exists (
      select from signa.file_import f where f.location_id = i.location_id and f.import_id = i.id)
  order by i.undone_at is not null, i.id desc limit 1`;

/** The import of a name within the caller's locations: the one that stands, else the last one that was undone. */
export async function findImport(
  sql: Queryable,
  locationIds: readonly string[],
  uuid: string,
): Promise<FoundImport | null> {
  const [found] = await uncheckedRows<FoundImport>(sql, named, [locationIds, uuid]);
  return found ?? null;
}

/**
 * Holds an import and all that it made until the transaction ends: first the import, for which who adds to it waits, then
 * prescriptions, patients, their links and clients, in the order in which everybody holds them.
 */
export async function lockImport(
  tx: Queryable,
  locationIds: readonly string[],
  uuid: string,
): Promise<FoundImport | null> {
  const known = await findImport(tx, locationIds, uuid);
  return known && (await holdImport(tx, known));
}

/** The same of an import that was found. */
export async function holdImport(tx: Queryable, known: FoundImport): Promise<FoundImport> {
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
  const { isUndone } = await uncheckedRow<{ isUndone: boolean }>(
    tx,
    'select undone_at is not null as "isUndone" from signa.pims_import where location_id = $1 and id = $2',
    ids,
  );
  return { ...known, isUndone };
}

const builtOn = (noun: 'client' | 'patient', row: string) => `
  (select count(*)::integer from signa.prescription rx where rx.location_id = ${row}.location_id
    and rx.${noun}_id = ${row}.id and rx.removed_at is null)
  + (select count(*)::integer from signa.prescription rx where rx.location_id = ${row}.location_id
    and rx.issued_${noun}_id = ${row}.id and rx.${noun}_id is distinct from ${row}.id) as "prescriptions",
  (select count(*)::integer from signa.prescription rx where rx.location_id = ${row}.location_id
    and rx.${noun}_id = ${row}.id and rx.removed_at is not null) as "deletedDrafts",
  (select count(*)::integer from signa.task t where t.location_id = ${row}.location_id
    and t.${noun}_id = ${row}.id) as "requests",
  (${row}.merged_into is not null or exists (select from signa.${noun} o
    where o.location_id = ${row}.location_id and o.merged_into = ${row}.id)) as "isMerged",
  coalesce((select s.fields from signa.pims_sync s where s.location_id = ${row}.location_id
    and s.linked = '${noun}' and s.record_id = ${row}.id), '[]') as "synced"`;

const madeIn = (noun: 'client' | 'patient', row: string) => `from signa.pims_import_record r
  join signa.${noun} ${row} on ${row}.location_id = r.location_id and ${row}.id = r.record_id
  where r.location_id = $1 and r.import_id = $2 and r.noun = '${noun}' and not r.is_removed and r.record_id > $3
  order by ${row}.id limit $4`;

/** What an import made that is there, with all that was built on it, for core to judge (C-254). */
export async function standingImport(sql: Queryable, found: FoundImport): Promise<StandingImport> {
  return { patients: await standingPatients(sql, found), clients: await standingClients(sql, found) };
}

/** So many in the order of their ids, behind one of them. */
export interface Page {
  readonly after: string;
  readonly count: number | null;
}

const all: Page = { after: '0', count: null };

export function standingPatients(
  sql: Queryable,
  { locationId, id }: FoundImport,
  { after, count }: Page = all,
): Promise<(ImportedPatient & Versioned)[]> {
  return uncheckedRows<ImportedPatient & Versioned>(
    sql,
    `select p.id::text as "id", p.name as "name", p.version as "version", r.made - 'links' as "made",
      ${patientValues('p')} as "now", r.made -> 'links' as "linksMade", ${patientLinks('p')} as "links",
      (select coalesce(json_agg(json_build_object('weight', w.weight, 'weightUnit', w.weight_unit) order by w.id), '[]')
        from signa.recorded_weight w where w.location_id = p.location_id and w.patient_id = p.id) as "weights",
      (select count(*)::integer from signa.order_line i
        where i.location_id = p.location_id and i.patient_id = p.id) as "orderLines", ${builtOn('patient', 'p')}
    ${madeIn('patient', 'p')}`,
    [key(locationId), key(id), key(after), count],
  );
}

export function standingClients(
  sql: Queryable,
  { locationId, id }: FoundImport,
  { after, count }: Page = all,
): Promise<(ImportedClient & Versioned)[]> {
  return uncheckedRows<ImportedClient & Versioned>(
    sql,
    `select c.id::text as "id", concat_ws(' ', c.first_name, c.last_name) as "name", c.version as "version",
      r.made as "made", ${clientValues('c')} as "now", 0 as "orderLines",
      (select coalesce(json_agg(l.patient_id::text order by l.patient_id), '[]') from signa.patient_client l
        where l.location_id = c.location_id and l.client_id = c.id) as "patientIds", ${builtOn('client', 'c')}
    ${madeIn('client', 'c')}`,
    [key(locationId), key(id), key(after), count],
  );
}

/** Takes away those of an import who go, with all that is theirs alone (C-254). */
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

/** Marks an import as undone; what it made stays readable. */
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

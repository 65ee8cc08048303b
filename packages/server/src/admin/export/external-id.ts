import type { RecordNoun } from '../../store/pims-import/file-import.js';

/**
 * How a file names a record: as the file that it came from does, else by its uuid, by which an import knows it too. The
 * names of one record are found before the first of them is taken: in the order of names PostgreSQL would look through
 * those of the whole location for each record.
 */
export const externalIdOf = (noun: RecordNoun, row: string): string =>
  `coalesce((select min(named.external_id) from (select f.external_id from signa.file_record f
    where f.location_id = ${row}.location_id and f.noun = '${noun}' and f.record_id = ${row}.id offset 0) named), ${row}.uuid::text)`;

import type { RecordNoun } from '../../store/pims/pims-import/file-import.js';

/**
 * How a file identifies a record: by its external id from the import, else by its uuid, which an import also
 * recognizes. All names are looked up before the first is used, because an ordered lookup would scan the names of the
 * whole location for each record.
 */
export const externalIdOf = (noun: RecordNoun, row: string): string =>
  `coalesce((select min(named.external_id) from (select f.external_id from signa.file_record f
    where f.location_id = ${row}.location_id and f.noun = '${noun}' and f.record_id = ${row}.id offset 0) named), ${row}.uuid::text)`;

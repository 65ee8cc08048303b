import type { RecordNoun } from '../../store/pims-import/file-import.js';

/** How a file names a record: as the file that it came from does, else by its uuid, by which an import knows it too. */
export const externalIdOf = (noun: RecordNoun, row: string): string =>
  `coalesce((select min(f.external_id) from signa.file_record f
    where f.location_id = ${row}.location_id and f.noun = '${noun}' and f.record_id = ${row}.id), ${row}.uuid::text)`;

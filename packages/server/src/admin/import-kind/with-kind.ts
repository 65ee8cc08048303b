import type { ImportFileNoun } from '@signa/core/pims';
import { clientRecords } from '../import/client/client-records.js';
import { patientRecords } from '../import/patient/patient-records.js';
import type { RecordKind } from '../import/record-kind.js';

/** Work for a kind of records, whatever its drafts are. */
type WorkOfKind<T> = <Draft, Facts>(kind: RecordKind<Draft, Facts>) => T;

/** Does work for the records of a file that the portal imports. */
export const withKind = <T>(noun: ImportFileNoun, work: WorkOfKind<T>): T =>
  noun === 'client' ? work(clientRecords) : work(patientRecords);

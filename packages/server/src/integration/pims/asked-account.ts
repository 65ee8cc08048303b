import type { PimsConnectionType } from '@signa/core/practice';
import {
  type CaretakerRecord,
  onceEach,
  type PatientRecord,
  readCaretaker,
  readPatient,
  type ReportedCaretaker,
  type ReportedPatient,
} from '@signa/core/pims';
import type { PlainDate } from '@signa/core/base';
import type { PimsAccountKey, RecordSource, CaretakerCriteria, PatientCriteria } from './practice-system.js';

/** A PIMS account with the location it is called for. */
export interface AccountRequest extends PimsAccountKey {
  readonly type: PimsConnectionType;
  /** Current date at the location, for validating dates. */
  readonly today: PlainDate;
}

/** Clients and patients of an account, in fields that Signa can store (C-211). */
export interface AccountRecords {
  searchCaretakers(wanted: CaretakerCriteria): Promise<CaretakerRecord[]>;
  /** In the requested order, without missing ones. */
  caretakersById(ids: readonly string[]): Promise<CaretakerRecord[]>;
  searchPatients(wanted: PatientCriteria): Promise<PatientRecord[]>;
  patientsById(ids: readonly string[]): Promise<PatientRecord[]>;
}

export function recordsOf(source: RecordSource, account: AccountRequest): AccountRecords {
  const { type: pimsConnectionType, accountId: pimsAccountId, today } = account;
  const caretakers = (reported: readonly ReportedCaretaker[]) =>
    onceEach(reported.map((one) => readCaretaker(one, { pimsAccountId, pimsConnectionType }, today)));
  const patients = (reported: readonly ReportedPatient[]) => onceEach(reported.map((one) => readPatient(one, today)));
  return {
    searchCaretakers: async (wanted) =>
      isEmpty(wanted) ? [] : caretakers(await source.searchCaretakers(account, wanted)),
    caretakersById: async (ids) =>
      ids.length === 0 ? [] : onlyRequested(ids, caretakers(await source.caretakersById(account, ids))),
    searchPatients: async (wanted) => (isEmpty(wanted) ? [] : patients(await source.searchPatients(account, wanted))),
    patientsById: async (ids) =>
      ids.length === 0 ? [] : onlyRequested(ids, patients(await source.patientsById(account, ids))),
  };
}

/** A search without criteria would match everyone. */
const isEmpty = (wanted: CaretakerCriteria | PatientCriteria) =>
  Object.values(wanted).every((value) => value === undefined);

/** Drops records that were not requested. */
function onlyRequested<Record extends { readonly id: string }>(
  ids: readonly string[],
  records: readonly Record[],
): Record[] {
  const known = new Map(records.map((record) => [record.id, record]));
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
}

import type { PimsConnectionType } from '@signa/core/practice';
import {
  type CaretakerRecord,
  onceEach,
  type PatientRecord,
  readCaretaker,
  readPatient,
  type ToldCaretaker,
  type ToldPatient,
} from '@signa/core/pims';
import type { PlainDate } from '@signa/core/base';
import type { PimsAccountKey, RecordSource, WantedCaretaker, WantedPatient } from './practice-system.js';

/** An account of a practice system that may be asked, at one of its locations. */
export interface AskedAccount extends PimsAccountKey {
  readonly type: PimsConnectionType;
  /** The calendar day at the location, which dates are judged by. */
  readonly today: PlainDate;
}

/** Clients and patients of an account, in fields that Signa can hold (C-211). */
export interface AccountRecords {
  searchCaretakers(wanted: WantedCaretaker): Promise<CaretakerRecord[]>;
  /** In the order they were asked for; missing ones are left out. */
  caretakersById(ids: readonly string[]): Promise<CaretakerRecord[]>;
  searchPatients(wanted: WantedPatient): Promise<PatientRecord[]>;
  patientsById(ids: readonly string[]): Promise<PatientRecord[]>;
}

export function recordsOf(source: RecordSource, account: AskedAccount): AccountRecords {
  const { type: pimsConnectionType, accountId: pimsAccountId, today } = account;
  const caretakers = (told: readonly ToldCaretaker[]) =>
    onceEach(told.map((one) => readCaretaker(one, { pimsAccountId, pimsConnectionType }, today)));
  const patients = (told: readonly ToldPatient[]) => onceEach(told.map((one) => readPatient(one, today)));
  return {
    searchCaretakers: async (wanted) =>
      isEmpty(wanted) ? [] : caretakers(await source.searchCaretakers(account, wanted)),
    caretakersById: async (ids) =>
      ids.length === 0 ? [] : asAsked(ids, caretakers(await source.caretakersById(account, ids))),
    searchPatients: async (wanted) => (isEmpty(wanted) ? [] : patients(await source.searchPatients(account, wanted))),
    patientsById: async (ids) =>
      ids.length === 0 ? [] : asAsked(ids, patients(await source.patientsById(account, ids))),
  };
}

/** Nothing to search by would find everybody. */
const isEmpty = (wanted: WantedCaretaker | WantedPatient) =>
  Object.values(wanted).every((value) => value === undefined);

/** A system that answers other records than those asked for is not believed. */
function asAsked<Record extends { readonly id: string }>(ids: readonly string[], records: readonly Record[]): Record[] {
  const known = new Map(records.map((record) => [record.id, record]));
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
}

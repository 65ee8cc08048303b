import type { PlainDate } from '@signa/core/base';
import { todayIn } from '@signa/core/base';
import { type AlertNoun, alertTexts } from '@signa/core/clients';
import { Failure } from '../../../failure/failure.js';
import { zoneOf } from '../../../store/practice/place/zone.js';
import type { Acting } from '../../guard/acting.js';
import type { Work } from '../../work.js';

/** The record that an alert is about, locked, with the day at its location. */
interface AlertOwner {
  readonly of: { readonly locationId: string; readonly noun: AlertNoun; readonly recordId: string };
  readonly acting: Acting;
  readonly today: PlainDate;
}

/** Locks the client or the patient: a merge and the undo of an import wait, and so do other changes of its alerts. */
export async function lockAlertOwner(work: Work, noun: AlertNoun, recordId: string): Promise<AlertOwner> {
  const { record, acting } = await work.lock(noun, { id: recordId });
  if (record.isOfficeUse) throw new Failure('CONFLICT', alertTexts.officeUse);
  const { locationId, id } = record;
  const today = todayIn(await zoneOf(work.tx, locationId), work.now);
  return { of: { locationId, noun, recordId: id }, acting, today };
}

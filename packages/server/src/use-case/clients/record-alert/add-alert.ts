import { mayAddAlert } from '@signa/core/clients';
import type { MutationAddRecordAlertArgs } from '@signa/core/contract/resolvers';
import { throwRefusal } from '../../../failure/failure.js';
import {
  countActiveAlerts,
  insertAlert,
  type StoredAlert,
} from '../../../store/clients/record-alert/record-alert-store.js';
import type { Outcome, Work } from '../../work.js';
import { auditedAlert } from './audited-alert.js';
import { lockAlertOwner } from './lock-alert-owner.js';
import { readBack } from './read-back.js';
import { settledForm } from './settled-form.js';

/** Adds an alert to a client or a patient, in the user's own name (C-341). */
export async function addRecordAlert(
  work: Work,
  { noun, recordId, input }: MutationAddRecordAlertArgs,
): Promise<Outcome<StoredAlert>> {
  const { tx, now } = work;
  const { of, acting, today } = await lockAlertOwner(work, noun, recordId);
  const content = settledForm(input, { noun, today });
  const verdict = mayAddAlert(await countActiveAlerts(tx, of, today));
  if (!verdict.allowed) throwRefusal(verdict);
  const id = await insertAlert(tx, of, content, { at: now, byId: acting.id });
  const answer = await readBack(tx, { ...of, id });
  return {
    locationId: of.locationId,
    answer,
    subject: `${noun}:${of.recordId}`,
    before: null,
    after: auditedAlert(answer),
  };
}

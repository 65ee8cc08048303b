import type { MutationUpdateRecordAlertArgs } from '@signa/core/contract/resolvers';
import { changeAlert, type StoredAlert } from '../../../store/clients/record-alert/record-alert-store.js';
import type { Outcome, Work } from '../../work.js';
import { activeAlert } from './active-alert.js';
import { auditedAlert } from './audited-alert.js';
import { lockAlertOwner } from './lock-alert-owner.js';
import { readBack } from './read-back.js';
import { settledForm } from './settled-form.js';

/** Changes what an alert says, or confirms it: from now on, it is said by this user (C-341, C-344). */
export async function updateRecordAlert(
  work: Work,
  { noun, recordId, alertId, version, input }: MutationUpdateRecordAlertArgs,
): Promise<Outcome<StoredAlert>> {
  const { tx, now } = work;
  const { of, acting, today } = await lockAlertOwner(work, noun, recordId);
  const before = await activeAlert(work, of, { alertId, version });
  const content = settledForm(input, { noun, today });
  const name = { ...of, id: before.id };
  await changeAlert(tx, name, content, { at: now, byId: acting.id });
  const answer = await readBack(tx, name);
  return {
    locationId: of.locationId,
    answer,
    subject: `${noun}:${of.recordId}`,
    before: auditedAlert(before),
    after: auditedAlert(answer),
  };
}

import { trimmed } from '@signa/core/base';
import type { MutationEndRecordAlertArgs } from '@signa/core/contract/resolvers';
import { recordAlertEndSchema } from '@signa/core/schema';
import { requireValid } from '../../../failure/failure.js';
import { endAlert, type StoredAlert } from '../../../store/clients/record-alert/record-alert-store.js';
import type { Outcome, Work } from '../../work.js';
import { activeAlert } from './active-alert.js';
import { auditedAlert } from './audited-alert.js';
import { lockAlertOwner } from './lock-alert-owner.js';
import { readBack } from './read-back.js';

/** Ends an alert with the reason; it stays readable among the past ones (C-341). */
export async function endRecordAlert(
  work: Work,
  { noun, recordId, alertId, version, reason }: MutationEndRecordAlertArgs,
): Promise<Outcome<StoredAlert>> {
  const { tx, now } = work;
  const { of, acting } = await lockAlertOwner(work, noun, recordId);
  const before = await activeAlert(work, of, { alertId, version });
  requireValid(recordAlertEndSchema, { reason });
  const name = { ...of, id: before.id };
  await endAlert(tx, name, trimmed(reason), { at: now, byId: acting.id });
  const answer = await readBack(tx, name);
  return {
    locationId: of.locationId,
    answer,
    subject: `${noun}:${of.recordId}`,
    before: auditedAlert(before),
    after: auditedAlert(answer),
  };
}

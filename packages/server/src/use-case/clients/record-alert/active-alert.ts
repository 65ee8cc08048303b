import { mayReadPaymentAlerts } from '@signa/core/administration';
import { alertTexts } from '@signa/core/clients';
import { Failure, notFound } from '../../../failure/failure.js';
import { findAlert, type StoredAlert } from '../../../store/clients/record-alert/record-alert-store.js';
import type { Work } from '../../work.js';

interface NamedAlert {
  readonly alertId: string;
  readonly version: number;
}

/**
 * The alert of a locked record that a user saw and now changes.
 *
 * @throws Failure NOT_FOUND if the record has no such alert or the user can't read it, CONFLICT if it was ended or
 * changed in the meantime
 */
export async function activeAlert(
  { tx, actor }: Work,
  of: Omit<Parameters<typeof findAlert>[1], 'id'>,
  { alertId, version }: NamedAlert,
): Promise<StoredAlert> {
  const alert = await findAlert(tx, { ...of, id: alertId });
  const isHidden = alert?.kind === 'payment' && !mayReadPaymentAlerts(actor.caller, of.locationId);
  if (!alert || isHidden) throw notFound('Alert');
  if (alert.endedAt !== null) throw new Failure('CONFLICT', alertTexts.ended);
  if (alert.version !== version) throw new Failure('CONFLICT', alertTexts.changed);
  return alert;
}

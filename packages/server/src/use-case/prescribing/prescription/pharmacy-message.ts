import type { Instant } from '@signa/core/base';
import { messageKey, type OutgoingMessage } from '../../../store/outgoing-message.js';

/**
 * Message with an issued prescription for the pharmacy; the key is the same for every attempt, so it is processed once.
 *
 * @param notBefore - the end of the time in which the signature can be undone (P-480)
 */
export function pharmacyMessage(prescriptionId: string, notBefore: Instant): OutgoingMessage {
  return {
    kind: 'pharmacy-prescription',
    idempotencyKey: messageKey.issued(prescriptionId),
    payload: { prescriptionId },
    notBefore,
  };
}

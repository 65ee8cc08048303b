import { messageKey, type OutgoingMessage } from '../../../store/outgoing-message.js';

/**
 * Message with an issued prescription for the pharmacy; the key is the same for every attempt, so it is processed once.
 */
export function pharmacyMessage(prescriptionId: string): OutgoingMessage {
  return {
    kind: 'pharmacy-prescription',
    idempotencyKey: messageKey.issued(prescriptionId),
    payload: { prescriptionId },
  };
}

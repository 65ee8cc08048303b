import { messageKey, type OutgoingMessage } from '../../store/outgoing-message.js';

/** An issued prescription goes to the pharmacy, once: the key is the same for every attempt. */
export function pharmacyMessage(prescriptionId: string): OutgoingMessage {
  return {
    kind: 'pharmacy-prescription',
    idempotencyKey: messageKey.issued(prescriptionId),
    payload: { prescriptionId },
  };
}

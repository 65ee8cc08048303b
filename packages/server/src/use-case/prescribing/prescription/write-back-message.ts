import type { Instant } from '@signa/core/base';
import { writeBackTarget } from '@signa/core/practice';
import type { FormFacts } from '../../../store/prescribing/prescription/form-facts.js';
import { messageKey, type OutgoingMessage } from '../../../store/outgoing-message.js';

/** Message with an issued prescription for the PIMS, sent once where the location has write-back (P-095). */
export function writeBackMessages(
  { prescriptionId, notBefore }: { readonly prescriptionId: string; readonly notBefore: Instant },
  { location, features, patient, vet }: Pick<FormFacts, 'location' | 'features' | 'patient' | 'vet'>,
): readonly OutgoingMessage[] {
  const target = writeBackTarget({ location, features: new Set(features), patient, vet });
  if (target === null) return [];
  return [
    {
      kind: 'pims-write-back',
      idempotencyKey: messageKey.writtenBack(prescriptionId),
      payload: { prescriptionId, target },
      notBefore,
    },
  ];
}

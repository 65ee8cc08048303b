import { checkConflicts, type ConflictSubject, withReadMedications } from '@signa/core/safety';
import { alertsOf, type Alert } from '@signa/core/administration';
import { todayIn } from '@signa/core/base';
import type { KnowledgePackage } from '@signa/core/knowledge';
import { loadSigningFacts } from '../../../store/prescribing/signing/signing-facts.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import type { Work } from '../../work.js';

/**
 * What to check of a request as raised: its product, its patient, and the patient's history. Input in an open form is
 * not included.
 *
 * @returns null without a product or a patient
 */
export async function subjectOfRequest(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  task: StoredTask,
): Promise<Omit<ConflictSubject, 'knowledge'> | null> {
  const { product, locationPatient: patient, locationClient: client, locationId } = task;
  if (!product || !patient) return null;
  const facts = await loadSigningFacts(
    tx,
    { locationId, locationPatientId: patient.id, locationClientId: client?.id ?? null, productId: product.id },
    now,
  );
  return {
    product,
    patient,
    daysSupply: null,
    renewedProductId: task.previousPrescription?.productId ?? null,
    facts,
    self: {
      taskId: task.id,
      draftId: task.prescriptionId,
      previousPrescriptionId: task.previousPrescription?.id ?? null,
    },
    today: todayIn(task.timeZone, now),
  };
}

/** The alerts for a request with a package. */
export function alertsAgainst(
  subject: Omit<ConflictSubject, 'knowledge'>,
  knowledge: KnowledgePackage,
): readonly Alert[] {
  const patient = withReadMedications(subject.patient, knowledge);
  return alertsOf(checkConflicts({ ...subject, patient, knowledge }));
}

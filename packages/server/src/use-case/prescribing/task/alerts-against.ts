import { checkConflicts, withReadMedications } from '@signa/core/safety';
import { alertsOf, type Alert } from '@signa/core/administration';
import { todayIn } from '@signa/core/base';
import { activeKnowledge } from '../../../knowledge/active-knowledge.js';
import { loadSigningFacts } from '../../../store/prescribing/signing/signing-facts.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import type { Work } from '../../work.js';

/**
 * Alerts for a request as raised: its product, its patient, and the patient's history. Input in an open form is
 * not included.
 */
export async function alertsAgainst(work: Work, task: StoredTask): Promise<readonly Alert[]> {
  const { product, locationPatient: patient, locationClient: client, locationId } = task;
  if (!product || !patient) return [];
  const facts = await loadSigningFacts(
    work.tx,
    { locationId, locationPatientId: patient.id, locationClientId: client?.id ?? null, productId: product.id },
    work.now,
  );
  const report = checkConflicts({
    product,
    patient: withReadMedications(patient, activeKnowledge),
    daysSupply: null,
    renewedProductId: task.previousPrescription?.productId ?? null,
    facts,
    self: {
      taskId: task.id,
      draftId: task.prescriptionId,
      previousPrescriptionId: task.previousPrescription?.id ?? null,
    },
    today: todayIn(task.timeZone, work.now),
    knowledge: activeKnowledge,
  });
  return alertsOf(report);
}

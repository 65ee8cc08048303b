import { checkConflicts, withReadMedications } from '@signa/core/safety';
import { alertsOf, type Alert } from '@signa/core/administration';
import { todayIn } from '@signa/core/base';
import { loadSigningFacts } from '../../store/signing/signing-facts.js';
import type { StoredTask } from '../../store/task/stored-task.js';
import type { Work } from '../work.js';

/**
 * What stands against a request as it was raised: its product, its patient and what else is known of them. What
 * somebody may have typed into its form is not known here.
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
    patient: withReadMedications(patient),
    daysSupply: null,
    renewedProductId: task.previousPrescription?.productId ?? null,
    facts,
    self: {
      taskId: task.id,
      draftId: task.prescriptionId,
      previousPrescriptionId: task.previousPrescription?.id ?? null,
    },
    today: todayIn(task.timeZone, work.now),
  });
  return alertsOf(report);
}

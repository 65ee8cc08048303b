import { issueChecks, issueRecordOf } from '@signa/core/prescribing';
import { activeKnowledge } from '../../../knowledge/active-knowledge.js';
import { findPharmacyFax, keepIssueRecord } from '../../../store/prescribing/prescription/issue-record-write.js';
import { findWithIssueRecord } from '../../../store/prescribing/prescription/prescription-store.js';
import { version } from '../../../observe/version.js';
import type { Work } from '../../work.js';
import type { AllowedSave } from './save.js';

/** Stores the issue record of a newly issued prescription in the transaction of its issue (P-330, P-331). */
export async function recordIssue(
  { tx, now }: Work,
  { locationId, id }: { readonly locationId: string; readonly id: string },
  { report, facts, today }: AllowedSave,
): Promise<void> {
  const stored = await findWithIssueRecord(tx, [locationId], id);
  if (!stored?.prescription.location) throw new Error('The stored prescription could not be read back');
  const { prescription } = stored;
  const { product, location } = prescription;
  const checks =
    report &&
    issueChecks(
      report,
      { patientName: facts.patient?.name ?? '', timeZone: prescription.timeZone, today },
      { knowledge: activeKnowledge, software: version },
    );
  const pharmacyFax = await findPharmacyFax(tx, product.fullfillmentVendor, location?.locationPharmacies ?? []);
  await keepIssueRecord(
    tx,
    { locationId, prescriptionId: id, at: now },
    issueRecordOf(prescription, { pharmacyFax, checks }),
  );
}

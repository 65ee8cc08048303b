import {
  type CheckedSubject,
  checkedSubject,
  type IssueBatch,
  issueChecks,
  type IssuedExternalCheck,
  issueRecordOf,
} from '@signa/core/prescribing';
import { findPharmacyFax, keepIssueRecord } from '../../../store/prescribing/prescription/issue-record-write.js';
import { findWithIssueRecord } from '../../../store/prescribing/prescription/prescription-store.js';
import { version } from '../../../observe/version.js';
import type { Work } from '../../work.js';
import type { AllowedSave } from './save.js';

/** A save that issues, with what CDS services had said; `null` without any. */
interface IssuedSave extends AllowedSave {
  readonly externalChecks: readonly IssuedExternalCheck[] | null;
  readonly batch: IssueBatch | null;
}

/** Stores the issue record of a newly issued prescription in the transaction of its issue (P-330, P-331). */
export async function recordIssue(
  { tx, now }: Work,
  { locationId, id }: { readonly locationId: string; readonly id: string },
  { check, facts, today, knowledge, externalChecks, batch }: IssuedSave,
): Promise<void> {
  const stored = await findWithIssueRecord(tx, [locationId], id);
  if (!stored?.prescription.location) throw new Error('The stored prescription could not be read back');
  const { prescription } = stored;
  const { product, location } = prescription;
  const setting = { patientName: facts.patient?.name ?? '', timeZone: prescription.timeZone, today };
  const checks = check && issueChecks(check.report, setting, { knowledge, software: version });
  const pharmacyFax = await findPharmacyFax(tx, product.fullfillmentVendor, location?.locationPharmacies ?? []);
  await keepIssueRecord(
    tx,
    { locationId, prescriptionId: id, at: now },
    {
      record: issueRecordOf(prescription, { pharmacyFax, checks, externalChecks, batch }),
      checked: checkedOf(check, facts, setting),
    },
  );
}

/** The facts of the check, to repeat it later (P-408). */
function checkedOf(
  check: AllowedSave['check'],
  { patient }: AllowedSave['facts'],
  setting: CheckedSubject['setting'],
): CheckedSubject | null {
  return check && patient && checkedSubject(check.subject, { recorded: patient, overrides: check.overrides, setting });
}

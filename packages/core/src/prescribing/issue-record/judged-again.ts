import { checkConflicts, conflictGradeLabels } from '../../safety/conflict/index.js';
import { prescriptionName } from '../../catalog/prescription-name/index.js';
import type { ConflictSubject } from '../../safety/signing/index.js';
import type { ShownFinding } from './issue-record.js';
import { conflictFindings } from './shown-findings.js';

/** Findings for an open prescription under a new species of its patient. */
export type RecheckedPrescription = Pick<
  ConflictSubject,
  'product' | 'patient' | 'daysSupply' | 'flavorId' | 'today' | 'knowledge'
> & {
  readonly prescriptionId: string;
};

/**
 * The findings of record and knowledge for an open prescription. Therapy duplicates and dose arithmetic do not depend
 * on the species and are not repeated; a prescription does not conflict with itself.
 *
 * @throws RangeError on an impossible `today`
 * @see P-338
 */
export function recheckPrescription({
  prescriptionId,
  patient,
  ...subject
}: RecheckedPrescription): readonly ShownFinding[] {
  const others = patient.activePrescriptions.filter((active) => active.prescriptionId !== prescriptionId);
  const { conflicts, advisories } = checkConflicts({
    ...subject,
    patient: { ...patient, activePrescriptions: others },
  });
  return conflictFindings([...conflicts, ...advisories]);
}

const gradeLabels: Readonly<Record<string, string>> = conflictGradeLabels;

/** 'Serious: Canine ≠ Feline. Not labeled for this species.' @see P-338 */
export function findingText({ grade, text, reason }: Omit<ShownFinding, 'grade'> & { readonly grade: string }): string {
  return [`${gradeLabels[grade] ?? grade}: ${text}.`, reason].filter(Boolean).join(' ');
}

/** The trail entry of a prescription. @see P-338 */
export function speciesChangeReason(
  { from, to }: { readonly from: string | null; readonly to: string },
  findings: readonly ShownFinding[],
): readonly string[] {
  const change = `Species ${from ?? 'not recorded'} -> ${to}`;
  return [change, ...(findings.length === 0 ? [`No conflicts found for ${to}`] : findings.map(findingText))];
}

/** 'Rx# 26-120001, Rimadyl: Serious: Canine ≠ Feline.', as in the patient's audit. @see P-338 */
export function recheckedText(
  { rxNumber, title }: { readonly rxNumber: string | null; readonly title: string },
  findings: readonly ShownFinding[],
): string {
  const found = findings.length === 0 ? 'no conflicts found' : findings.map(findingText).join(' ');
  return `${prescriptionName({ rxNumber })}, ${title}: ${found}`;
}

/** Shown above the open prescriptions before the species is saved. @see P-338 */
export function speciesChangeWarning(count: number, from: string | null): string {
  const those = count === 1 ? '1 open prescription was' : `${count} open prescriptions were`;
  return `${those} issued for ${from === null ? 'an unknown species' : `the species ${from}`}.`;
}

import { isBirthdateKnown, isWeightKnown, patientPromptNeeded } from '@signa/core/patient';
import { conflictAnswerIssues, isConflictUnexplained } from '@signa/core/prescription';
import { conflictCount } from '../conflict/conflict-count';
import { doubtOfDirections } from '../product-choice/directions-doubt';
import type { FormWork } from '../use-prescription-form';

/** Something a signer should see beside the button: open, odd but explained, or fine. */
export interface OpenPoint {
  readonly kind: 'open' | 'explained' | 'fine';
  readonly text: string;
}

function conflictPoint({ report, hasConflict, conflictGrade, form }: FormWork): OpenPoint | null {
  if (!hasConflict) return null;
  const count = conflictCount(report.conflicts.length);
  return isConflictUnexplained(form, conflictGrade)
    ? { kind: 'open', text: `Note to pharmacy needed for ${count}` }
    : { kind: 'explained', text: `${count}, explained in the note to pharmacy` };
}

function patientPoint({ setting }: FormWork): OpenPoint | null {
  const { patient, product, isOfficeUse } = setting;
  if (!patient || !product || isOfficeUse) return null;
  if (!patientPromptNeeded({ ...product, isOfficeUse }, patient)) {
    const isKnown = isWeightKnown(patient.weight) && isBirthdateKnown(patient.birthdate);
    return isKnown ? { kind: 'fine', text: 'Weight and date of birth are known' } : null;
  }
  const unknown = [
    isWeightKnown(patient.weight) ? '' : 'weight',
    isBirthdateKnown(patient.birthdate) ? '' : 'date of birth',
  ].filter(Boolean);
  return { kind: 'open', text: `You will be asked for the ${unknown.join(' and ')}` };
}

/** Fields that a person still has to fill in or to correct; the answer to a conflict is a point of its own. */
function fieldPoint({ state, issues, conflictGrade }: FormWork): OpenPoint | null {
  const answers = conflictAnswerIssues(state.form, conflictGrade);
  const wrong = issues[state.submitted ?? 'issue'].filter(
    ({ path, code }) => !answers.some((answer) => answer.path === path && answer.code === code),
  );
  const missing = wrong.filter(({ code }) => code === 'required').length;
  const rest = wrong.length - missing;
  const parts = [
    missing > 0 ? `${missing} required ${missing === 1 ? 'field is' : 'fields are'} empty` : '',
    rest > 0 ? `${rest} to correct` : '',
  ].filter(Boolean);
  return parts.length === 0 ? null : { kind: 'open', text: parts.join(', ') };
}

/** The same words are another dose of another strength (P-035). */
function directionsPoint(work: FormWork): OpenPoint | null {
  const text = doubtOfDirections(work);
  return text === null ? null : { kind: 'open', text };
}

/** What is open, explained or settled, in that order of weight. */
export function openPoints(work: FormWork): readonly OpenPoint[] {
  return [directionsPoint(work), fieldPoint(work), conflictPoint(work), patientPoint(work)].filter(
    (point) => point !== null,
  );
}

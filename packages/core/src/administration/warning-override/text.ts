import type { OverrideGuard } from './overridable-warning.js';
import { conflictGradeLabels } from '../../safety/signing/index.js';

/** Texts of overrides of warnings. @see P-420 */
export const overrideTexts = {
  unknownRow: 'The active package has no such warning',
  unknownGrade: 'Choose how the warning is shown',
  sameGrade: 'The package shows it like this already',
  reasonTooShort: 'Give a reason of at least 15 characters',
  reasonTooLong: 'Enter up to 500 characters',
  invalidDay: 'Enter the last day',
  pastDay: 'Enter today or a later day',
  lateDay: 'Enter a day within a year',
  notProposed: 'This change no longer waits for a second person',
  samePerson: 'Another user must confirm it, because what this warning reports can kill an animal',
  ended: 'This change has ended already',
} as const;

/** Why nobody weakens a warning alone, by what guards it. @see P-420, P-440 */
export const guardTexts = {
  contraindication: 'This weakens a contraindication.',
  'far-above': 'This weakens the warning of a dose far above the label, such as a ten-fold error.',
} as const satisfies Readonly<Record<OverrideGuard, string>>;

const labels: Readonly<Record<string, string>> = conflictGradeLabels;

/** How a warning is shown, by grade. */
export const shownAs = (grade: string | null): string => (grade === null ? 'Not shown' : (labels[grade] ?? grade));

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
  samePerson: 'Another user must confirm it, because it weakens a contraindication',
  ended: 'This change has ended already',
} as const;

const labels: Readonly<Record<string, string>> = conflictGradeLabels;

/** How a warning is shown, by grade. */
export const shownAs = (grade: string | null): string => (grade === null ? 'Not shown' : (labels[grade] ?? grade));

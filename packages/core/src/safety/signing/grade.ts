/**
 * The severity of a finding against a product for a patient.
 *
 * - `contraindicated`: the source says that it must not be given; requires a chosen reason and a note
 * - `serious`: requires a note to the pharmacy that explains it (P-088)
 * - `worth-knowing`: is shown and requires nothing
 *
 * @see P-231
 */
export const conflictGrades = ['contraindicated', 'serious', 'worth-knowing'] as const;
export type ConflictGrade = (typeof conflictGrades)[number];

/** The labels of the grades in the panel. */
export const conflictGradeLabels: Readonly<Record<ConflictGrade, string>> = {
  contraindicated: 'Contraindicated',
  serious: 'Serious',
  'worth-knowing': 'Worth knowing',
};

/**
 * Whether a finding of this grade requires something before issuing, rather than only being shown. A grade that these
 * rules don't know does.
 *
 * @see P-231, A-577
 */
export const isSevere = (grade: ConflictGrade | null): grade is Exclude<ConflictGrade, 'worth-knowing'> =>
  grade !== null && grade !== 'worth-knowing';

/** The most severe of some grades; `null` if there are none. An unknown grade counts as contraindicated. @see A-577 */
export function mostSevere(grades: readonly ConflictGrade[]): ConflictGrade | null {
  if (grades.some((grade) => !conflictGrades.includes(grade))) return 'contraindicated';
  return conflictGrades.find((grade) => grades.includes(grade)) ?? null;
}

/**
 * How much weighs against a product for a patient.
 *
 * - `contraindicated`: the source says that it must not be given; needs a chosen reason and a note
 * - `serious`: needs a note to the pharmacy that explains it (P-088)
 * - `worth-knowing`: is shown and needs nothing
 *
 * @see P-231
 */
export const conflictGrades = ['contraindicated', 'serious', 'worth-knowing'] as const;
export type ConflictGrade = (typeof conflictGrades)[number];

/** The grades as the panel names them. */
export const conflictGradeLabels: Readonly<Record<ConflictGrade, string>> = {
  contraindicated: 'Contraindicated',
  serious: 'Serious',
  'worth-knowing': 'Worth knowing',
};

/** The gravest of some grades; `null` of none. */
export function gravest(grades: readonly ConflictGrade[]): ConflictGrade | null {
  return conflictGrades.find((grade) => grades.includes(grade)) ?? null;
}

import type { WarningGrade } from './warning-row.js';

/**
 * What a dose range limits. Each limit is a warning of its own, which a practice can show with another grade or not at
 * all.
 *
 * - `dose`: the largest dose at once and per day
 * - `far-above`: several times that dose, where no safety study was made
 * - `age`, `weight`: the youngest and the lightest patient
 * - `course`: the longest course
 *
 * @see P-402 to P-404, P-440, P-441
 */
export const doseLimits = ['dose', 'far-above', 'age', 'weight', 'course'] as const;
export type DoseLimit = (typeof doseLimits)[number];

/** Grades by limit; `null` for one that isn't shown. */
export type LimitGrades = Readonly<Partial<Record<DoseLimit, WarningGrade | null>>>;

/** How a package shows what is beyond each limit. */
const published: Readonly<Record<DoseLimit, WarningGrade>> = {
  dose: 'worth-knowing',
  'far-above': 'serious',
  age: 'worth-knowing',
  weight: 'worth-knowing',
  course: 'worth-knowing',
};

/** The grade of a limit in every package. */
export const publishedGrade = (limit: DoseLimit): WarningGrade => published[limit];

/** The grade with which a practice shows what is beyond a limit; `null` if it isn't shown. */
export function gradeOfLimit({ grades }: { readonly grades?: LimitGrades }, limit: DoseLimit): WarningGrade | null {
  const own = grades?.[limit];
  return own === undefined ? published[limit] : own;
}

/**
 * The ID of the warning about a limit: 'D001' for the dose itself, and 'D001.course'. IDs of rows contain no dot, so it
 * is never that of another row.
 */
export const limitId = ({ id }: { readonly id: string }, limit: DoseLimit): string =>
  limit === 'dose' ? id : `${id}.${limit}`;

import type { ConflictGrade } from '../../signing/index.js';

/**
 * The kind of a conflict. `species`, `weight`, `days-supply` and `keyword` compare the product record with the patient
 * (P-082 to P-085); a `species` conflict with a `ruleId`, and all other kinds, come from the interaction table, or from
 * the labeled dose ranges: `dose`, a longer `course`, and an `age` or `weight` below their minimum.
 */
export type ConflictKind =
  | 'species'
  | 'weight'
  | 'days-supply'
  | 'keyword'
  | 'allergy'
  | 'age'
  | 'condition'
  | 'breed'
  | 'interaction'
  | 'dose'
  | 'course';

/** How the two values relate: differ, below, above, match, or must not be combined. */
export type ConflictSign = '≠' | '<' | '>' | '=' | '+';

/** One line of the 'Conflict Detected' panel (P-087). */
export interface Conflict {
  readonly kind: ConflictKind;
  readonly grade: ConflictGrade;
  readonly patientValue: string;
  readonly sign: ConflictSign;
  readonly productValue: string;
  /** Why it matters: the harm in the first sentence (`harmOf`), then what to do. */
  readonly reason: string;
  /** The source of the fact. */
  readonly source: string;
  /** The row of the interaction table, or the limit of a dose range (`limitId`); `null` for a conflict of the product record itself. */
  readonly ruleId: string | null;
}

/** A recorded text that was read as another spelling (P-320). */
export interface ReadAs {
  readonly kind: 'allergy' | 'medication' | 'condition';
  /** As it is recorded. */
  readonly name: string;
  /** The name it was read as; `null` for an allergy without a drug, class or food: 'Antibiotics'. */
  readonly as: string | null;
}

/** The text after its name: 'Read as penicillin.' (P-320). */
export function readAsText({ as }: Pick<ReadAs, 'as'>): string {
  return as === null ? 'Not checked: no single drug, class, or food was recognized.' : `Read as ${as}.`;
}

/** The heading of the panel (P-087). */
export const conflictHeading = 'Conflict Detected';

/** The labels of the kinds in the panel (P-087). */
export const conflictKindLabels: Readonly<Record<ConflictKind, string>> = {
  species: 'Species',
  weight: 'Weight',
  'days-supply': 'Days Supply',
  keyword: 'Keyword',
  allergy: 'Allergy',
  age: 'Age',
  condition: 'Health Condition',
  breed: 'Breed',
  interaction: 'Interaction',
  dose: 'Dose',
  course: 'Course',
};

/** The reason of a conflict in two parts. */
export interface Harm {
  /** The harm to the animal, in one sentence. */
  readonly harm: string;
  /** The rest of the reason; `null` if the sentence is all of it. */
  readonly rest: string | null;
}

/**
 * Splits a reason into the harm, which is shown large above a contraindication, and the rest.
 *
 * @see P-231, P-233
 */
export function harmOf({ reason }: Pick<Conflict, 'reason'>): Harm {
  const end = reason.search(/[.!?]\s/);
  if (end < 0) return { harm: reason, rest: null };
  return { harm: reason.slice(0, end + 1), rest: reason.slice(end + 1).trim() || null };
}

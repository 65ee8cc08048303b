import type { ConflictGrade } from '../../signing/index.js';

/**
 * What a conflict is about. `species`, `weight`, `days-supply` and `keyword` compare the product record with the
 * patient (P-082 to P-085); a `species` conflict with a `ruleId`, and the other kinds, come from the interaction table.
 */
export type ConflictKind =
  | 'species'
  | 'weight'
  | 'days-supply'
  | 'keyword'
  | 'allergy'
  | 'condition'
  | 'breed'
  | 'interaction';

/** How the two values stand to each other: differ, below, above, name the same thing, or must not meet. */
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
  /** Where the fact comes from. */
  readonly source: string;
  /** The row of the interaction table; `null` when the product record itself says it. */
  readonly ruleId: string | null;
}

/** A fact of the patient that could not be compared, so that silence is never read as 'nothing found'. */
export interface NotChecked {
  readonly kind: 'allergy' | 'medication' | 'condition' | 'species' | 'breed' | 'birthdate';
  /** The medication as it is recorded, or the missing fact. */
  readonly name: string;
  readonly reason: string;
}

/** A recorded text that was compared as something that it does not spell (P-320). */
export interface ReadAs {
  readonly kind: 'allergy' | 'medication' | 'condition';
  /** As it is recorded. */
  readonly name: string;
  /** The name that it was read as; `null` of an allergy whose words name no drug, class or food: 'Antibiotics'. */
  readonly as: string | null;
}

/** What is said of it, behind its name: 'Read as penicillin.' (P-320). */
export function readAsText({ as }: Pick<ReadAs, 'as'>): string {
  return as === null ? 'Not checked: it names no single drug, class or food.' : `Read as ${as}.`;
}

/** The heading of the panel (P-087). */
export const conflictHeading = 'Conflict Detected';

/** The kinds as the panel names them (P-087). */
export const conflictKindLabels: Readonly<Record<ConflictKind, string>> = {
  species: 'Species',
  weight: 'Weight',
  'days-supply': 'Days Supply',
  keyword: 'Keyword',
  allergy: 'Allergy',
  condition: 'Health Condition',
  breed: 'Breed',
  interaction: 'Interaction',
};

/** The reason of a conflict in two parts. */
export interface Harm {
  /** What it does to the animal, in one sentence. */
  readonly harm: string;
  /** What else is said; `null` when the sentence says it all. */
  readonly rest: string | null;
}

/**
 * The harm in one sentence, as it stands in large above what is contraindicated, and what follows it.
 *
 * @see P-231, P-233
 */
export function harmOf({ reason }: Pick<Conflict, 'reason'>): Harm {
  const end = reason.search(/[.!?]\s/);
  if (end < 0) return { harm: reason, rest: null };
  return { harm: reason.slice(0, end + 1), rest: reason.slice(end + 1).trim() || null };
}

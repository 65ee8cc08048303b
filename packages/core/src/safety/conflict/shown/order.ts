import type { Conflict, ConflictKind } from './conflict.js';
import { compareText } from '../term/distinct.js';
import { conflictGrades, type NotChecked } from '../../signing/index.js';

const kinds: readonly ConflictKind[] = [
  'species',
  'weight',
  'days-supply',
  'keyword',
  'allergy',
  'age',
  'condition',
  'breed',
  'interaction',
  'dose',
  'course',
];

/** A number that is ordered as text, too. */
const place = (index: number) => String(index).padStart(2, '0');

function keyOf(conflict: Conflict): string {
  const { grade, kind, ruleId, patientValue, productValue, reason } = conflict;
  return [
    conflictGrades.indexOf(grade),
    place(kinds.indexOf(kind)),
    ruleId ?? '',
    patientValue,
    productValue,
    reason,
  ].join('\n');
}

/**
 * Conflicts without duplicates, the most severe first, then by kind, rule and values, so that the report does not
 * depend on the order of the input.
 *
 * @see P-087, P-231
 */
export function inOrder(conflicts: readonly Conflict[]): readonly Conflict[] {
  const byKey = new Map(conflicts.map((conflict) => [keyOf(conflict), conflict]));
  return [...byKey].sort(([a], [b]) => compareText(a, b)).map(([, conflict]) => conflict);
}

/** Facts not checked or read as another spelling, without duplicates, by kind and name. */
export function namedInOrder<Entry extends Pick<NotChecked, 'kind' | 'name'>>(
  entries: readonly Entry[],
): readonly Entry[] {
  const byKey = new Map(entries.map((entry) => [`${entry.kind}\n${entry.name}`, entry]));
  return [...byKey].sort(([a], [b]) => compareText(a, b)).map(([, entry]) => entry);
}

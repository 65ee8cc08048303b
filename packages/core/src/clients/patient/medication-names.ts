import type { MedicationFacts, PatientFacts } from './patient.js';

type Named = Pick<MedicationFacts, 'name' | 'ingredients'>;

const plain = (name: string) => name.trim().toLowerCase();
const contentOf = ({ ingredients }: Named) => [...new Set(ingredients)].sort().join('\n');

/** 'Galliprant' beside 'Galliprant Tablets' of the same ingredients: the longer name says it all. */
function isSaidBy(one: Named, other: Named): boolean {
  return (
    one.ingredients.length > 0 &&
    contentOf(one) === contentOf(other) &&
    plain(other.name).startsWith(`${plain(one.name)} `)
  );
}

/**
 * What a patient takes, each medicine once: what is recorded first, then what is prescribed here and still running. A
 * name that only begins another one of the same ingredients is that medicine; different ones are never taken together.
 *
 * @see C-058, P-104
 */
export function medicationNames({
  currentMeds,
  activePrescriptions,
}: {
  readonly [List in keyof Pick<PatientFacts, 'currentMeds' | 'activePrescriptions'>]: readonly Named[];
}): string[] {
  const all = [...currentMeds, ...activePrescriptions].filter(({ name }) => name.trim() !== '');
  const shown = all.filter((one) => !all.some((other) => isSaidBy(one, other)));
  return shown
    .filter((one, index) => shown.findIndex((other) => plain(other.name) === plain(one.name)) === index)
    .map(({ name }) => name.trim());
}

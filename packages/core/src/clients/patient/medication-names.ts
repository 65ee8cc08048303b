import type { MedicationFacts, PatientFacts } from './patient.js';

type Named = Pick<MedicationFacts, 'name' | 'ingredients'>;

const plain = (name: string) => name.trim().toLowerCase();
const contentOf = ({ ingredients }: Named) => [...new Set(ingredients)].sort().join('\n');

/** 'Galliprant' is covered by 'Galliprant Tablets' with the same ingredients. */
function isCoveredBy(one: Named, other: Named): boolean {
  return (
    one.ingredients.length > 0 &&
    contentOf(one) === contentOf(other) &&
    plain(other.name).startsWith(`${plain(one.name)} `)
  );
}

/**
 * The medicines a patient takes, each once: recorded ones first, then active prescriptions. A name that is the
 * beginning of another one with the same ingredients is the same medicine; products with different ingredients are
 * never combined.
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
  const shown = all.filter((one) => !all.some((other) => isCoveredBy(one, other)));
  return shown
    .filter((one, index) => shown.findIndex((other) => plain(other.name) === plain(one.name)) === index)
    .map(({ name }) => name.trim());
}

/**
 * The unit of an amount. `each` is one tablet, capsule, chew or the like, because vets use these names interchangeably:
 * a 'pill' of chewable tablets is one of them.
 */
export const doseUnits = [
  'each',
  'mL',
  'g',
  'mg',
  'mcg',
  'units',
  'mEq',
  'drop',
  'puff',
  'applicator',
  'packet',
  'syringe',
  'scoop',
  'pump',
  'patch',
  'teaspoon',
  'tablespoon',
] as const;
export type DoseUnit = (typeof doseUnits)[number];

const names: Readonly<Record<DoseUnit, string>> = {
  each:
    'tablet tablets tab tabs minitab minitabs capsule capsules cap caps caplet caplets chew chews chewable chewables pill pills ' +
    'tube tubes vial vials dropperette dropperettes can cans bag bags collar collars pad pads',
  mL: 'ml mls milliliter milliliters millilitre millilitres cc ccs',
  g: 'g gm gram grams',
  mg: 'mg mgs milligram milligrams',
  mcg: 'mcg µg μg ug microgram micrograms',
  units: 'unit units iu u',
  mEq: 'meq',
  drop: 'drop drops gtt gtts',
  puff: 'puff puffs actuation actuations spray sprays',
  applicator: 'applicator applicators pipette pipettes',
  packet: 'packet packets sachet sachets',
  syringe: 'syringe syringes',
  scoop: 'scoop scoops',
  pump: 'pump pumps',
  patch: 'patch patches',
  teaspoon: 'teaspoon teaspoons tsp',
  tablespoon: 'tablespoon tablespoons tbsp',
};

const byName: ReadonlyMap<string, DoseUnit> = new Map(
  doseUnits.flatMap((unit) => names[unit].split(' ').map((name): [string, DoseUnit] => [name, unit])),
);

/** The unit that a word means; `null` if none. */
export function doseUnitOf(word: string): DoseUnit | null {
  return byName.get(word.trim().toLowerCase()) ?? null;
}

const shown: ReadonlySet<DoseUnit> = new Set(['mL', 'g', 'mg', 'mcg', 'units', 'mEq']);

/** Whether a unit measures a substance rather than counting items. */
export function isMeasured(unit: DoseUnit): boolean {
  return shown.has(unit);
}

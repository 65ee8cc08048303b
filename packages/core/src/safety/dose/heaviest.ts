/**
 * Weight in kilograms of the heaviest animal of a species on record, by Guinness World Records: Himmy, Zorba, Sampson.
 * @see P-317
 */
const heaviest: ReadonlyMap<string, { readonly noun: string; readonly kilograms: number }> = new Map([
  ['feline', { noun: 'cat', kilograms: 21.3 }],
  ['canine', { noun: 'dog', kilograms: 155.6 }],
  ['equine', { noun: 'horse', kilograms: 1524 }],
]);

/** `null` for a species without a known limit. */
export function heaviestOf(
  species: { readonly code: string } | null,
): { readonly noun: string; readonly kilograms: number } | null {
  return heaviest.get(species?.code ?? '') ?? null;
}

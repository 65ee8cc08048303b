/** Carriers that the catalogue lists among the ingredients. */
const carriers: ReadonlySet<string> = new Set(['xylitol', 'sorbitol', 'sucrose', 'glycerin', 'propylene glycol']);

const active = (ingredients: readonly string[]) =>
  ingredients.map((one) => one.trim().toLowerCase()).filter((one) => one !== '' && !carriers.has(one));

const isSame = (a: string, b: string) => `${a} `.startsWith(`${b} `) || `${b} `.startsWith(`${a} `);

interface Drug {
  readonly id: string;
  readonly ingredients: readonly string[];
}

/**
 * Whether two products are the same drug, so that their doses can be compared: the same product, or the same ingredients
 * and no others, the salt aside. A combination is no dose of its parts, and what has no recorded ingredient is only itself.
 */
export function isSameDrug(a: Drug, b: Drug): boolean {
  if (a.id === b.id) return true;
  const [ours, theirs] = [active(a.ingredients), active(b.ingredients)];
  if (ours.length === 0 || ours.length !== theirs.length) return false;
  return ours.every((one) => theirs.some((other) => isSame(one, other)));
}

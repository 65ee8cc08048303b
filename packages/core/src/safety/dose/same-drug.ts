/** Carriers that the catalog lists as ingredients. */
const carriers: ReadonlySet<string> = new Set(['xylitol', 'sorbitol', 'sucrose', 'glycerin', 'propylene glycol']);

const active = (ingredients: readonly string[]) =>
  ingredients.map((one) => one.trim().toLowerCase()).filter((one) => one !== '' && !carriers.has(one));

const isSame = (a: string, b: string) => `${a} `.startsWith(`${b} `) || `${b} `.startsWith(`${a} `);

interface Drug {
  readonly id: string;
  readonly ingredients: readonly string[];
}

/**
 * Whether two products are the same drug, so that their doses can be compared: the same product, or exactly the same
 * ingredients, ignoring salts. The dose of a combination cannot be compared with that of its parts, and a product
 * without a recorded ingredient only equals itself.
 */
export function isSameDrug(a: Drug, b: Drug): boolean {
  if (a.id === b.id) return true;
  const [ours, theirs] = [active(a.ingredients), active(b.ingredients)];
  if (ours.length === 0 || ours.length !== theirs.length) return false;
  return ours.every((one) => theirs.some((other) => isSame(one, other)));
}

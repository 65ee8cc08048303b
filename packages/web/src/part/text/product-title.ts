/** A product's title in two parts: the name, which may give way, and the strength, which never does. */
export interface ProductTitle {
  readonly name: string;
  /** Empty without one. */
  readonly strength: string;
}

/** Titles end with their strength or leave it out; either way it stands once, at the end. */
export function productTitle(title: string, strengthDisplay: string | null): ProductTitle {
  const strength = strengthDisplay?.trim() ?? '';
  const whole = title.trim();
  const name =
    strength !== '' && whole.toLowerCase().endsWith(strength.toLowerCase())
      ? whole.slice(0, -strength.length).trim()
      : whole;
  return { name: name === '' ? whole : name, strength: name === '' ? '' : strength };
}

const measured = /^(?:ml|l|g|kg|mg|oz|lb|lbs|fl oz)s?$/i;

/** '60' for what is counted, '30 mL' for what is measured. */
export function quantityLabel(quantity: number, unit: string | null | undefined): string {
  return unit && measured.test(unit.trim()) ? `${quantity} ${unit.trim()}` : String(quantity);
}

export const packsLabel = (count: number): string => `${count} ${count === 1 ? 'pack' : 'packs'}`;

/** Both parts in one line of text. */
export function fullTitle({
  title,
  strengthDisplay,
}: {
  readonly title: string;
  readonly strengthDisplay: string | null;
}): string {
  const { name, strength } = productTitle(title, strengthDisplay);
  return [name, strength].filter(Boolean).join(' ');
}

import { productTitle } from '@signa/core/product';

export { productTitle };

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

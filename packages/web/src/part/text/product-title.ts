import { productTitle } from '@signa/core/catalog';

export { productTitle };

export const packsLabel = (count: number): string => `${count} ${count === 1 ? 'pack' : 'packs'}`;

/** Both parts as one line of text. */
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

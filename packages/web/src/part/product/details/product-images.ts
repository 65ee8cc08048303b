import type { Operations } from '@signa/core/contract';

export type DetailedProduct = NonNullable<Operations['GetProductByProductId']['data']['product']>;

export interface ProductImage {
  readonly label: string;
  readonly source: string;
}

/** Additional images that a carousel shows (P-181). */
const mostAdditional = 3;

/** The pictures of a product in the order in which they show; absent ones are left out (P-181). */
export function imagesOf({
  imageFront,
  imageBack,
  imageTiltLeft,
  imageTiltRight,
  additionalImages,
}: Pick<
  DetailedProduct,
  'imageFront' | 'imageBack' | 'imageTiltLeft' | 'imageTiltRight' | 'additionalImages'
>): readonly ProductImage[] {
  const sides: readonly (readonly [string, string | null])[] = [
    ['Front', imageFront],
    ['Back', imageBack],
    ['Tilted left', imageTiltLeft],
    ['Tilted right', imageTiltRight],
    ...additionalImages
      .filter((source) => source.trim() !== '')
      .slice(0, mostAdditional)
      .map((source, index) => [`Additional image ${index + 1}`, source] as const),
  ];
  return sides.flatMap(([label, source]) => (source?.trim() ? [{ label, source }] : []));
}

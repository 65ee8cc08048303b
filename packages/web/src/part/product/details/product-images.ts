import type { Operations } from '@signa/core/contract';

export type DetailedProduct = NonNullable<Operations['GetProductByProductId']['data']['product']>;

export interface ProductImage {
  readonly label: string;
  readonly source: string;
}

/** Maximum number of additional images in the carousel (P-181). */
const maxAdditional = 3;

/** Images of a product in display order, without missing ones (P-181). */
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
      .slice(0, maxAdditional)
      .map((source, index) => [`Additional image ${index + 1}`, source] as const),
  ];
  return sides.flatMap(([label, source]) => (source?.trim() ? [{ label, source }] : []));
}

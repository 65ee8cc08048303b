import { openWeightMax } from '../../catalog/product/index.js';
import type { ConflictSubject } from '../signing/index.js';

/**
 * Whether a product has a label weight range. It is then chosen by weight, and whether the weight fits is another check
 * (P-083).
 */
export function hasLabelBand({ weightMin, weightMax }: ConflictSubject['product']): boolean {
  return (weightMin ?? 0) > 0 || (weightMax !== null && weightMax > 0 && weightMax < openWeightMax);
}

import { paletteKey } from '@signa/core/portal';
import type { Hit } from './hit';

/** The id of a row in its list, by which the field tells which one it means. */
export const rowId = (list: string, hit: Hit): string => `${list}-${paletteKey(hit)}`;

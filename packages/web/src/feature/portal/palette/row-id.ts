import { paletteKey } from '@signa/core/portal';
import type { Hit } from './hit';

/** The DOM ID of a row in its list, for aria-activedescendant. */
export const rowId = (list: string, hit: Hit): string => `${list}-${paletteKey(hit)}`;

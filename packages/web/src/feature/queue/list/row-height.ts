import { drawnHeight } from '../../../part/list/window/drawn-height';
import type { WindowRow } from '../request/card-window';

/** What stands around the rows of a client: the border of its panel, and the gap to the panel before; CSS pixels. */
const [panelBorders, panelGap] = [2, 12];

/** How high a row may be before it was drawn, CSS pixels. @param narrow - requests are cards with their buttons below */
export function guessedHeight(row: WindowRow | undefined, narrow: boolean): number {
  if (row?.taskId == null) return 40 + panelBorders + panelGap;
  return narrow ? 160 : 64;
}

/** How much of the page a drawn row takes, CSS pixels; the head of a client with what stands around its panel. */
export const measuredHeight: typeof drawnHeight = (element, entry, page) => {
  const height = drawnHeight(element, entry, page);
  // On a phone an open card has the page for itself: what is hidden meanwhile comes back as it was.
  if (element.offsetHeight === 0 || element.dataset.head === undefined) return height;
  return height + panelBorders + (page.indexFromElement(element) === 0 ? 0 : panelGap);
};

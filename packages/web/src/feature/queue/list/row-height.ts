import { drawnHeight } from '../../../part/list/window/drawn-height';
import { columnsFrom, rowFrom } from '../layout/layout';
import type { WindowRow } from '../request/card-window';

/** What stands around the rows of a client: the border of its panel, and the gap to the panel before; CSS pixels. */
const [panelBorders, panelGap] = [2, 12];

/** How high a row may be before it was drawn, CSS pixels. @param narrow - requests are cards with their buttons below */
export function guessedHeight(row: WindowRow | undefined, narrow: boolean): number {
  if (row?.taskId == null) return 40 + panelBorders + panelGap;
  return narrow ? 160 : 64;
}

/** Where a list will stand before anything is laid out, CSS pixels: rather too high and too wide than the other way. */
export interface ListPlace {
  readonly top: number;
  readonly width: number;
}

/** The least that a request takes: a card, lines with badges below, one row of columns. */
const leastHeight = (width: number) => (width < rowFrom ? 160 : width < columnsFrom ? 96 : 64);

/** How many rows of a page a window may hold that nobody has scrolled yet. */
export function firstCount(rows: readonly WindowRow[], { top, width }: ListPlace, windowHeight: number): number {
  let bottom = top;
  const beyond = rows.findIndex((row) => {
    const begins = bottom;
    bottom += row.taskId === null ? guessedHeight(row, false) : leastHeight(width);
    return begins >= windowHeight;
  });
  return beyond < 0 ? rows.length : beyond;
}

/** How much of the page a drawn row takes, CSS pixels; the head of a client with what stands around its panel. */
export const measuredHeight: typeof drawnHeight = (element, entry, page) => {
  const height = drawnHeight(element, entry, page);
  // On a phone an open card has the page for itself: what is hidden meanwhile comes back as it was.
  if (element.offsetHeight === 0 || element.dataset.head === undefined) return height;
  return height + panelBorders + (page.indexFromElement(element) === 0 ? 0 : panelGap);
};

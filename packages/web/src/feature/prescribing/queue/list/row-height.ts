import { renderedHeight } from '../../../../part/list/window/rendered-height';
import { columnsFrom, rowFrom } from '../layout/layout';
import type { WindowRow } from '../request/card-window';

/** The space around a client's rows: the panel's border, and the gap to the previous panel, in CSS pixels. */
const [panelBorders, panelGap] = [2, 12];

/**
 * The estimated height of a row that was never rendered, in CSS pixels.
 *
 * @param narrow - whether requests are cards with buttons below
 */
export function guessedHeight(row: WindowRow | undefined, narrow: boolean): number {
  if (row?.taskId == null) return 40 + panelBorders + panelGap;
  return narrow ? 160 : 64;
}

/** The list's estimated position before layout, in CSS pixels; better too high and too wide than the opposite. */
export interface ListPlace {
  readonly top: number;
  readonly width: number;
}

/** The minimum height of a request in each layout: a card, lines with badges below, or one row of columns. */
const leastHeight = (width: number) => (width < rowFrom ? 160 : width < columnsFrom ? 96 : 64);

/** How many rows of a page an unscrolled window may contain. */
export function firstCount(rows: readonly WindowRow[], { top, width }: ListPlace, windowHeight: number): number {
  let bottom = top;
  const beyond = rows.findIndex((row) => {
    const begins = bottom;
    bottom += row.taskId === null ? guessedHeight(row, false) : leastHeight(width);
    return begins >= windowHeight;
  });
  return beyond < 0 ? rows.length : beyond;
}

/** The height of a rendered row, in CSS pixels; for a client's heading, including the space around its panel. */
export const measuredHeight: typeof renderedHeight = (element, entry, page) => {
  const height = renderedHeight(element, entry, page);
  // On a phone, an open card takes up the whole page. Hidden rows keep their last measured height.
  if (element.offsetHeight === 0 || element.dataset.head === undefined) return height;
  return height + panelBorders + (page.indexFromElement(element) === 0 ? 0 : panelGap);
};

/** Values and warnings that have to be read before one signs carry their label (P-351, P-381). */
export interface RowsToRead {
  readonly values: readonly HTMLElement[];
  readonly warnings: readonly HTMLElement[];
}

const marked = (root: HTMLElement, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** Whether what will be signed is beside the form, and scrolls by itself; on a narrow screen it is in the page. */
export const isBesideForm = (scroller: HTMLElement): boolean => getComputedStyle(scroller).display === 'flex';

/**
 * What has to be read: beside the form the grade of the warnings is in view with the button, so that only the values
 * are; on a narrow screen neither is.
 */
export function rowsToRead(page: HTMLElement, scroller: HTMLElement): RowsToRead {
  const values = marked(scroller, '[data-read]');
  return { values, warnings: isBesideForm(scroller) ? [] : marked(page, '[data-warning][data-read]') };
}

/** Those of the rows whose end is in view. @param pill - what lies over the end of the scroller, in CSS pixels */
export function rowsInView(
  rows: readonly HTMLElement[],
  scroller: HTMLElement,
  pill: number,
): ReadonlySet<HTMLElement> {
  if (!isBesideForm(scroller)) return new Set(rows.filter(isEndInView));
  const scrolls = scroller.scrollHeight > scroller.clientHeight + 1;
  const end = scroller.getBoundingClientRect().top + scroller.clientHeight - pill;
  return new Set(rows.filter((row) => !scrolls || row.getBoundingClientRect().bottom <= end + 1));
}

/** Pixels above the lower edge of a row where it is looked for: within its last line. */
const inLastLine = 4;

/** Whether nothing covers the end of a row: the bar, the header, a notice, the edge of the window. */
function isEndInView(row: HTMLElement): boolean {
  const { left, bottom, height } = row.getBoundingClientRect();
  // What is not shown cannot be read.
  if (height === 0) return true;
  const shown = document.elementFromPoint(left + 2, bottom - inLastLine);
  return shown !== null && row.contains(shown);
}

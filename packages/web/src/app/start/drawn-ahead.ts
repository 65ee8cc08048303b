import type { AheadAnswer } from '../../client/query/ahead';

/** What a page that came drawn tells the portal. */
export interface DrawnAhead {
  readonly username: string;
  /** Where the person worked in the tab that left the word. */
  readonly locationId: string;
  /** The path whose page it is, without a query. */
  readonly path: string;
  readonly answers: readonly AheadAnswer[];
}

/** Whether a page was drawn for another location than that of this tab: two tabs may work at two (P-260). */
export const isDrawnElsewhere = (ahead: Pick<DrawnAhead, 'locationId'>, ofTab: string | null): boolean =>
  ofTab !== null && ofTab !== ahead.locationId;

const id = 'drawn-ahead';

/** The first content of a page with what it was drawn from, as HTML. */
export const withDrawnAhead = (html: string, told: DrawnAhead): string =>
  `<div data-first-page>${html}</div><script type="application/json" id="${id}">${asText(told)}</script>`;

/** No text in it can end the element it stands in. */
const asText = (told: DrawnAhead) => JSON.stringify(told).replace(/</g, '\\u003c');

/** The same where it has come; null on any other page. */
export function drawnAheadIn(page: Document): DrawnAhead | null {
  const text = page.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as DrawnAhead) : null;
}

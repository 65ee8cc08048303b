/** Between what sticks at the top and a row that is brought below it; CSS pixels. */
const gap = 8;

/** Where a row is looked for: within its first line. */
const inFirstLine = 4;

/** Brings the beginning of a row right below what sticks over the page, such as the head of a card. */
export function bringIntoPage(row: HTMLElement): void {
  row.scrollIntoView({ block: 'start' });
  const { left, top } = row.getBoundingClientRect();
  const over = document.elementFromPoint(left + 2, Math.max(0, top) + inFirstLine);
  if (!over || row.contains(over)) return;
  const stuck = stuckOver(over);
  if (stuck) window.scrollBy(0, top - stuck.getBoundingClientRect().bottom - gap);
}

/** What sticks, of an element and what holds it. */
function stuckOver(over: Element): Element | null {
  for (let element: Element | null = over; element; element = element.parentElement)
    if (getComputedStyle(element).position === 'sticky') return element;
  return null;
}

import { afterEach, expect } from 'vitest';

/** Elements of text: HTML lets them hold words, and nothing that begins a line of its own. */
const ofText = 'button, span, p, h1, h2, h3, h4, h5, h6, label, summary, strong, em, time, dt > code';
const ofBlocks = [
  'div',
  'p',
  'ul',
  'ol',
  'dl',
  'section',
  'article',
  'header',
  'footer',
  'nav',
  'main',
  'form',
  'table',
  'fieldset',
  'hr',
];
const headings = 'h1, h2, h3, h4, h5, h6';

/**
 * Elements of a page that stand where HTML does not let them. React alone draws them so: a browser that reads the same
 * as text would move them elsewhere, and what a screen reader makes of them differs from one to the next.
 */
export function misplacedIn(root: ParentNode): string[] {
  const blocks = ofBlocks.flatMap((name) =>
    [...root.querySelectorAll(name)].flatMap((block) => said(block, block.parentElement?.closest(ofText))),
  );
  const spoken = [...root.querySelectorAll('[role=status], [role=alert]')].flatMap((live) =>
    said(live, live.parentElement?.closest(headings)),
  );
  const unnamed = [...root.querySelectorAll('section')].filter(
    (section) =>
      !section.hasAttribute('aria-label') &&
      !section.hasAttribute('aria-labelledby') &&
      section.querySelector(headings) === null,
  );
  return [...blocks, ...spoken, ...unnamed.map((section) => `a section without a name: ${opening(section)}`)];
}

const said = (inner: Element, outer: Element | null | undefined) =>
  outer ? [`${opening(inner)} within ${opening(outer)}: ${inner.textContent.slice(0, 60)}`] : [];

/** Its name and attributes, without what is within. */
const opening = (element: Element) =>
  (element.cloneNode(false) as Element).outerHTML.replace(/<\/[^>]+>$/, '').slice(0, 120);

/** Lets every test of a file end with a look at what it drew last. */
export function endsWellFormed(): void {
  afterEach(() => expect(misplacedIn(document.body)).toEqual([]));
}

import { afterEach, expect } from 'vitest';

/** Elements that can contain only phrasing content. */
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
 * Finds elements whose nesting violates the HTML content model. React renders them as written, but an HTML parser
 * would move them, and screen readers interpret them differently.
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

/** The opening tag of an element, without its content. */
const opening = (element: Element) =>
  (element.cloneNode(false) as Element).outerHTML.replace(/<\/[^>]+>$/, '').slice(0, 120);

/** Checks the last rendered page after every test of a file. */
export function endsWellFormed(): void {
  afterEach(() => expect(misplacedIn(document.body)).toEqual([]));
}

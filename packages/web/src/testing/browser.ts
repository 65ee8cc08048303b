import { configure } from '@testing-library/react';
import { inject } from 'vitest';
import { noteNoOwnerStacks } from './no-owner-stacks';
import { quickenLabels } from './quick-labels';
import { quickStyles } from './quick-style';

declare module 'vitest' {
  interface ProvidedContext {
    /** Timeout of waiting queries, in milliseconds. */
    readonly pollTimeout: number;
  }
}

// Screens load lazily, so queries need time. A failed query reports what it looked for instead of the page, before the
// test times out.
configure({ asyncUtilTimeout: inject('pollTimeout'), getElementError: (message) => new Error(message ?? 'not found') });

/** Browser features that the test browser lacks: modal dialogs, media queries, and scrolling. */
function open(this: HTMLDialogElement) {
  this.setAttribute('open', '');
}

function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
}

/** Computed style of an element, as the test browser calculates it. */
export const wholeStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = quickStyles(wholeStyle);
quickenLabels();
noteNoOwnerStacks();

const media = { narrow: false };

/** A window of 390 px instead of 1280. */
export function narrowWindow() {
  media.narrow = true;
}

const matches = (query: string) => query.includes('max-width') && media.narrow;

/** Resets the browser state before each test. */
export function openBrowser() {
  media.narrow = false;
  HTMLDialogElement.prototype.showModal = open;
  HTMLDialogElement.prototype.close = close;
  // Newer browsers return a promise.
  HTMLElement.prototype.scrollIntoView = (): unknown => Promise.resolve();
  window.scrollTo = () => undefined;
  window.scrollBy = () => undefined;
  document.elementFromPoint = () => null;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: matches(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

import { configure } from '@testing-library/react';
import { inject } from 'vitest';
import { noteNoOwnerStacks } from './no-owner-stacks';
import { quickenLabels } from './quick-labels';
import { quickStyles } from './quick-style';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds after which a query that waits gives up. */
    readonly pollTimeout: number;
  }
}

// Screens are loaded when they are asked for. A miss says what was missed, not the page, and comes before the test ends.
configure({ asyncUtilTimeout: inject('pollTimeout'), getElementError: (message) => new Error(message ?? 'not found') });

/** What the test browser lacks of a real one: modal dialogs, media queries, scrolling. */
function open(this: HTMLDialogElement) {
  this.setAttribute('open', '');
}

function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
}

/** The style of an element as the test browser works it out. */
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

/** The browser as each test finds it. */
export function openBrowser() {
  media.narrow = false;
  HTMLDialogElement.prototype.showModal = open;
  HTMLDialogElement.prototype.close = close;
  // Newer browsers answer with a promise.
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

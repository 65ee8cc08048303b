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

/** Browser features that the test browser lacks: modal dialogs, media queries, scrolling, and resizing. */
function open(this: HTMLDialogElement) {
  this.setAttribute('open', '');
}

function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
}

/** Elements have no size in the test browser, so none changes. */
class StillResizeObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** A real browser runs microtasks between the callbacks of a frame; jsdom runs the callbacks in one go. */
const frameMs = 16;
const nextFrame = (callback: FrameRequestCallback) => {
  const timer = setTimeout(() => callback(performance.now()), frameMs);
  return timer as unknown as number;
};
const cancelFrame = (timer: number) => clearTimeout(timer);

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
  window.ResizeObserver = StillResizeObserver;
  window.requestAnimationFrame = nextFrame;
  window.cancelAnimationFrame = cancelFrame;
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

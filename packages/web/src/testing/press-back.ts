import { act } from '@testing-library/react';

/**
 * Presses Back of the browser. Outside of a test the router knows both entries; here they are put there first, and
 * before something is typed, since a form holds the page at the entry at which it was typed into.
 */
export function backOfBrowser(): () => void {
  window.history.pushState({ idx: 1 }, '', '/before');
  window.history.pushState({ idx: 2 }, '', '/here');
  return () => act(() => window.history.back());
}

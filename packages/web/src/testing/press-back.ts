import { act } from '@testing-library/react';

/**
 * Simulates the Back button. In production, the router knows both history entries. Tests have to add them before
 * typing anything, because a form pins the page to the entry that was current when typing started.
 */
export function backOfBrowser(): () => void {
  window.history.pushState({ idx: 1 }, '', '/before');
  window.history.pushState({ idx: 2 }, '', '/here');
  return () => act(() => window.history.back());
}

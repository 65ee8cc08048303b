import { startTransition, useEffect, useState } from 'react';

/**
 * The first render of the portal includes only what the user waits for. Content that is off screen, measured, or
 * fetched follows after the first paint.
 */
let isUnderway = false;
let end: () => void = () => undefined;
let ended: Promise<void> = Promise.resolve();

/** Fallback for pages that never paint, such as a background tab or a page that fails to render. */
const maxMs = 3_000;

/** Call before rendering a page whose rows are already available. */
export function beginFirstRender(): void {
  if (document.visibilityState === 'hidden') return;
  isUnderway = true;
  ended = new Promise((resolve) => {
    end = () => {
      isUnderway = false;
      resolve();
    };
  });
  setTimeout(() => end(), maxMs);
}

/** Resolves after the first paint; immediately when no first render is in progress. */
export const firstRenderEnded = (): Promise<void> => ended;

/** Ends the first render once it is painted and the browser is idle. */
export function useFirstPaint(): void {
  useEffect(() => {
    if (!isUnderway) return;
    const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(end, { timeout: 200 }) : setTimeout(end));
    // The callback after the next frame runs once that frame is painted.
    requestAnimationFrame(() => requestAnimationFrame(rest));
  }, []);
}

/** Whether this component renders as part of the first render. What it omits then follows as a low-priority update. */
export function useFirstRender(): boolean {
  const [isFirst, setFirst] = useState(() => isUnderway);
  useEffect(() => {
    if (!isFirst) return;
    let isThere = true;
    void ended.then(() => isThere && startTransition(() => setFirst(false)));
    return () => void (isThere = false);
  }, [isFirst]);
  return isFirst;
}

import { startTransition, useEffect, useState } from 'react';

/**
 * The first drawing of the portal: what a person waits for is drawn, and nothing else. What stands outside of the
 * window, is measured or is asked for comes once the picture is there. It is over for good then.
 */
let isUnderway = false;
let end: () => void = () => undefined;
let ended: Promise<void> = Promise.resolve();

/** A page that nobody sees has no pictures, and one that cannot be drawn has none either. */
const longestMs = 3_000;

/** To be called before a page is drawn whose rows are there. */
export function beginFirstDrawing(): void {
  if (document.visibilityState === 'hidden') return;
  isUnderway = true;
  ended = new Promise((resolve) => {
    end = () => {
      isUnderway = false;
      resolve();
    };
  });
  setTimeout(() => end(), longestMs);
}

/** Resolves when the first drawing is over; at once where none is underway. */
export const firstDrawingEnded = (): Promise<void> => ended;

/** Ends the first drawing once its picture is on the screen and the browser has nothing else to do. */
export function useFirstPicture(): void {
  useEffect(() => {
    if (!isUnderway) return;
    const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(end, { timeout: 200 }) : setTimeout(end));
    // The one after the next begins when the next is painted.
    requestAnimationFrame(() => requestAnimationFrame(rest));
  }, []);
}

/** Whether this is drawn in the first drawing; what it left out then follows without holding anything up. */
export function useFirstDrawing(): boolean {
  const [isFirst, setFirst] = useState(() => isUnderway);
  useEffect(() => {
    if (!isFirst) return;
    let isThere = true;
    void ended.then(() => isThere && startTransition(() => setFirst(false)));
    return () => void (isThere = false);
  }, [isFirst]);
  return isFirst;
}

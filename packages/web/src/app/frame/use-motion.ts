import { useEffect } from 'react';
import { useIdle } from '../../platform/lazy/lazy-part';
import { loadMoves } from '../../platform/motion/load-moves';

/** Animates overlays once the first page has rendered and the browser is idle. */
export function useMotion(): void {
  const isIdle = useIdle(true);
  useEffect(() => {
    if (!isIdle) return;
    const ending = new AbortController();
    void loadMoves().then(
      ({ watchEntrances }) => {
        if (!ending.signal.aborted) ending.signal.addEventListener('abort', watchEntrances(document.body));
      },
      () => undefined,
    );
    return () => ending.abort();
  }, [isIdle]);
}

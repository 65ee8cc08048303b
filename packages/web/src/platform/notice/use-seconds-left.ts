import { secondsLeft } from '@signa/core/prescribing';
import { useEffect, useState } from 'react';

const leftUntil = (end: number) => secondsLeft(new Date(end).toISOString(), new Date(Date.now()).toISOString());

/**
 * Whole seconds until an instant, counted down while the component is shown (P-485).
 *
 * @param end - milliseconds since 1970 by the browser's clock; a time in the past gives 0
 */
export function useSecondsLeft(end: number): number {
  const [left, setLeft] = useState(() => leftUntil(end));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      const now = leftUntil(end);
      setLeft(now);
      // Ends at the next full second, also when the browser ran the last timer late.
      if (now > 0) timer = setTimeout(count, Math.max(1, end - Date.now() - (now - 1) * 1000));
    };
    count();
    return () => clearTimeout(timer);
  }, [end]);
  return left;
}

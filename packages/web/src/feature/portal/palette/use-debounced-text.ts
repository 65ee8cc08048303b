import { useEffect, useState } from 'react';

/** Debounce in milliseconds: short enough to feel instant, long enough that fast typing sends one query. */
const restMs = 30;

/** The typed text, debounced; clearing it takes effect immediately. */
export function useDebouncedText(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
}

import { useEffect, useState } from 'react';

/** Milliseconds of rest before the server is asked: few enough not to be felt, and a fast hand asks once. */
const restMs = 30;

/** What is typed, once the typing rests; nothing at once. */
export function useRestedText(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
}

import { useState, useSyncExternalStore } from 'react';
import { isPressing, subscribeToPressEnd } from './press';

const never = () => false;

/**
 * Freezes a value while the pointer is down. Content that appears during a press would move the button under the
 * pointer, and the click would be lost (P-310).
 *
 * @returns the value from when the press began, or `null` if it was not rendered then; the latest value once the press
 * has ended
 */
export function useAfterPress<T>(value: T): T | null {
  const isWaiting = useSyncExternalStore(subscribeToPressEnd, isPressing, never);
  const [steady, setSteady] = useState(isWaiting ? null : value);
  if (!isWaiting && steady !== value) setSteady(value);
  return isWaiting ? steady : value;
}

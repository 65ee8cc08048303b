import { useState, useSyncExternalStore } from 'react';
import { isPressing, subscribeToPressEnd } from './press';

const never = () => false;

/**
 * A value that does not change while the pointer is pressed. What takes up space and appears on the way down moves the
 * button under the pointer, and its click is lost (P-310).
 *
 * @returns the value as it was when the press began, `null` for what was not rendered then; the latest once it has ended
 */
export function useAfterPress<T>(value: T): T | null {
  const isWaiting = useSyncExternalStore(subscribeToPressEnd, isPressing, never);
  const [steady, setSteady] = useState(isWaiting ? null : value);
  if (!isWaiting && steady !== value) setSteady(value);
  return isWaiting ? steady : value;
}

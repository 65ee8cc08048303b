import { type PimsAccount, pimsAccountOf } from '@signa/core/practice';
import { usePractice } from './practice';

/** The account of the practice system behind the selected location; `null` where its features are off (C-084). */
export function usePimsAccount(): PimsAccount | null {
  const { location } = usePractice();
  return pimsAccountOf(location);
}

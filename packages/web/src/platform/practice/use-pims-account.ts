import { type PimsAccount, pimsAccountOf } from '@signa/core/practice';
import { usePractice } from './practice';

/** The practice system account of the selected location; `null` when its features are off (C-084). */
export function usePimsAccount(): PimsAccount | null {
  const { location } = usePractice();
  return pimsAccountOf(location);
}

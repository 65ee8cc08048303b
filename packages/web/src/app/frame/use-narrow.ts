import { sidebarCollapseWidth } from '@signa/core/practice';
import { createContext, use, useSyncExternalStore } from 'react';

const query = `(max-width: ${sidebarCollapseWidth}px)`;

function subscribe(listener: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Value used when there is no window, such as on the server. */
const NarrowAtFirst = createContext(false);

/** Whether the window is narrow enough to collapse the side menu. */
export function useNarrow(): boolean {
  const atFirst = use(NarrowAtFirst);
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => atFirst,
  );
}

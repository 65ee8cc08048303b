import { sidebarCollapseWidth } from '@signa/core/practice';
import { createContext, use, useSyncExternalStore } from 'react';

const query = `(max-width: ${sidebarCollapseWidth}px)`;

function subscribe(listener: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** What holds where there is no window to ask. */
const NarrowAtFirst = createContext(false);

/** Whether the window is so narrow that the side menu is put away. */
export function useNarrow(): boolean {
  const atFirst = use(NarrowAtFirst);
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => atFirst,
  );
}

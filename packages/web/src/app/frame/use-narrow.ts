import { sidebarCollapseWidth } from '@signa/core/practice';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${sidebarCollapseWidth}px)`;

function subscribe(listener: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is so narrow that the side menu is put away. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);

import { usePreload } from '../../platform/lazy/lazy-part';
import { menuContent } from '../../part/overlay/menu';
import { popoverContent } from '../../part/overlay/popover';

const overlays = [popoverContent, menuContent] as const;

/** Loads what opens under a button once the first page is there, so that the first press opens it at once. */
export const useOverlayCode = (): void => usePreload(true, overlays);

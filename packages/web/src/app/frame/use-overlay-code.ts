import { usePreload } from '../../platform/lazy/lazy-part';
import { loadLastKnowledge } from '../../platform/knowledge/knowledge-store';
import { menuContent } from '../../part/overlay/menu';
import { popoverContent } from '../../part/overlay/popover';

const overlays = [popoverContent, menuContent, { load: loadLastKnowledge }] as const;

/** Loads what opens under a button, and what products are checked with, once the first page is there. */
export const useOverlayCode = (): void => usePreload(true, overlays);

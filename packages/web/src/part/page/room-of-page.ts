import { sidebarCollapseWidth } from '@signa/core/practice';

/** The menu of a desk, and the edges of a page; CSS pixels. */
const [menu, edges, edgesNarrow] = [208, 48, 32];

/** How wide the content of a page will be, before it is laid out. */
export const roomOfPage = (windowWidth: number): number =>
  Math.min(1600, windowWidth > sidebarCollapseWidth ? windowWidth - menu : windowWidth) -
  (windowWidth > sidebarCollapseWidth ? edges : edgesNarrow);

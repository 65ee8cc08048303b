import { sidebarCollapseWidth } from '@signa/core/practice';

/** Width of the side menu and the page margins in CSS pixels. */
const [menu, edges, edgesNarrow] = [208, 48, 32];

/** Estimated width of a page's content before layout. */
export const pageContentWidth = (windowWidth: number): number =>
  Math.min(1600, windowWidth > sidebarCollapseWidth ? windowWidth - menu : windowWidth) -
  (windowWidth > sidebarCollapseWidth ? edges : edgesNarrow);

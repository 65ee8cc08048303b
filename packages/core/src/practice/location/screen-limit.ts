import { visibleLength } from '../../base/text/index.js';

/** Width of every modal in pixels, and the highest its results grow (A-038, C-027, C-191). */
export const modalWidth = 700;
export const modalResultsMaxHeight = '55vh';

/** At this width in pixels, or less, the side menu collapses. */
export const sidebarCollapseWidth = 768;

/** Characters a search needs before it asks the server (A-186, C-190). */
export const searchMinimum = { general: 3, organizationLocations: 2 } as const;

/** Characters a search box takes (A-188, C-190). */
export const searchMaximum = { clients: 50, orderNames: 30, practices: 50 } as const;

/**
 * Whether a typed search is sent: long enough when trimmed, or empty, which is the screen's unsearched state.
 *
 * @see A-186, C-010
 */
export function isSearchable(typed: string, minimum: number = searchMinimum.general): boolean {
  const length = visibleLength(typed);
  return length === 0 || length >= minimum;
}

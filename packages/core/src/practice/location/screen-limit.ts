import { visibleLength } from '../../base/text/index.js';

/** Width of every modal, and maximum height of its results, in pixels (A-038, C-027, C-191). */
export const modalWidth = 700;
export const modalResultsMaxHeight = '55vh';

/** Maximum width in pixels at which the side menu collapses. */
export const sidebarCollapseWidth = 768;

/** Minimum characters before a search is sent to the server (A-186, C-190). */
export const searchMinimum = { general: 3, organizationLocations: 2 } as const;

/** Maximum characters of a search field (A-188, C-190). */
export const searchMaximum = { clients: 50, orderNames: 30, practices: 50 } as const;

/**
 * Whether a typed search is sent: it is long enough when trimmed, or empty, which resets the list.
 *
 * @see A-186, C-010
 */
export function isSearchable(typed: string, minimum: number = searchMinimum.general): boolean {
  const length = visibleLength(typed);
  return length === 0 || length >= minimum;
}

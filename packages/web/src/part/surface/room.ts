/**
 * A form measures the room it has, not the window: with the menu open a tablet has the room of a phone.
 * Give `room` to what holds a form; its pieces ask the conditions.
 */
export const room = { containerType: 'inline-size', containerName: 'room' } as const;

/** The summary stands beside the form; below this width it lies in the page, over a bar at the bottom. */
export const roomForRail = '@container room (min-width: 50rem)';

/** Three short fields share a line. */
export const roomForThree = '@container room (min-width: 42rem)';

/** A low window: the summary keeps whom, what and the button, and gives up the rest of its room (P-251). */
export const lowWindow = '@media (max-height: 44.99rem)';

/** A phone of 320 pixels, and a window at 400% (WCAG 1.4.10). */
export const narrowWindow = '@media (max-width: 22.5em)';

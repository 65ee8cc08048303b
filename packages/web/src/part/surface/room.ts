/**
 * Container queries for forms. A form depends on the width of its container, not of the window: with the menu open, a
 * tablet has as little space as a phone. Apply `room` to the element around a form; its children use the conditions.
 */
export const room = { containerType: 'inline-size', containerName: 'room' } as const;

/** The summary is next to the form; below this width, it is part of the page, above a bar at the bottom. */
export const fitsRail = '@container room (min-width: 50rem)';

/** Three short fields share a line. */
export const fitsThreeFields = '@container room (min-width: 42rem)';

/** A window with little height: the summary is reduced to the patient, the product, and the button (P-251). */
export const lowWindow = '@media (max-height: 44.99rem)';

/** A phone of 320 px, or a window at 400% zoom (WCAG 1.4.10). */
export const narrowWindow = '@media (max-width: 22.5em)';

/** The list measures the `room` it has; below this a request is a card with its buttons under it. */
export const asRow = '@container room (min-width: 34rem)';

/** From here badges have a column of their own; between the two they stand below the lines of the row. */
export const asColumns = '@container room (min-width: 56rem)';

/** A request is a card. */
export const asCard = '@container room (max-width: 33.99rem)';

/** The same in CSS pixels: in a narrower list a request is a card. */
export const rowFrom = 34 * 16;

/** The width of `asColumns` in CSS pixels. */
export const columnsFrom = 56 * 16;

/** The width of `roomForRail` in CSS pixels: below it an open card has its buttons at the bottom of the window. */
export const railFrom = 50 * 16;

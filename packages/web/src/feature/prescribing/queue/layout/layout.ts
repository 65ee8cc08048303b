/** The list is the `room` size container. Below this width, a request is a card with buttons under it. */
export const asRow = '@container room (min-width: 34rem)';

/** From this width, badges have their own column; below it, they are under the row's lines. */
export const asColumns = '@container room (min-width: 56rem)';

/** A request is a card. */
export const asCard = '@container room (max-width: 33.99rem)';

/** The same width in CSS pixels. In a narrower list, a request is a card. */
export const rowFrom = 34 * 16;

/** The width of `asColumns` in CSS pixels. */
export const columnsFrom = 56 * 16;

/** The width of `fitsRail` in CSS pixels: below it, an open card has its buttons at the bottom of the window. */
export const railFrom = 50 * 16;

/**
 * The queue measures itself, not the window: with the menu open a tablet has the room of a phone.
 * One name for the container and the two widths at which its rows and its open card change their shape.
 */
export const queueContainer = { containerType: 'inline-size', containerName: 'queue' } as const;

/** From here a row is one line of columns; below it is a card with its buttons under it. */
export const asRow = '@container queue (min-width: 42rem)';

/** From here the summary stands beside the form; below it is a bar at the bottom. */
export const asDesk = '@container queue (min-width: 50rem)';

/**
 * A form measures the room it has, not the window: with the menu open a tablet has the room of a phone.
 * Give `room` to what holds a form; its pieces ask the two conditions.
 */
export const room = { containerType: 'inline-size', containerName: 'room' } as const;

/** The summary stands beside the form; below this width it is a bar at the bottom. */
export const roomForRail = '@container room (min-width: 50rem)';

/** Three short fields share a line. */
export const roomForThree = '@container room (min-width: 42rem)';

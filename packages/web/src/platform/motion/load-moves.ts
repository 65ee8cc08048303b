/** Loads the animation code separately, because the first page does not need it. Until then, nothing is animated. */
export const loadMoves = () => import('./moves');

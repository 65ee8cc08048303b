/** What moves things is no part of what a page needs first: until it has come, things stand where they are. */
export const loadMoves = () => import('./moves');

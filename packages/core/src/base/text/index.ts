export { containsWords } from './words.js';
export { alternatives, enumeration } from './enumeration.js';
export { printable, unsafeIssue, type UnsafeIssue, withoutUnsafe } from './unsafe.js';
export { isBlank, isTooLong, visibleText, shortened, trimmed, trimmedOrNull, visibleLength } from './visible.js';
export { folded } from './folded.js';
export { foldedPlaces, type TextPlace } from './folded-places.js';

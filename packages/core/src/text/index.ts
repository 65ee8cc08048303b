export { isBlank, isTooLong, seenOf, shortened, trimmed, trimmedOrNull, visibleLength } from './visible.js';

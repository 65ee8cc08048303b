export { isBlank, isTooLong, seenOf, trimmed, trimmedOrNull, visibleLength } from './visible.js';

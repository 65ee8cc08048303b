export { isBlank, isTooLong, trimmed, trimmedOrNull, visibleLength } from './visible.js';

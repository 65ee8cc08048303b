export { isBlank, isTooLong, visibleText, shortened, trimmed, trimmedOrNull, visibleLength } from './visible.js';

export { type DetectedEncoding, markedEncoding, openEncodingDetector } from './detect-encoding.js';
export { detectSeparator, separatorLine, separatorNames, separators, type Separator } from './detect-separator.js';
export { columnNames, reasonsColumn } from './header.js';
export { lostLetterIssue } from './lost-letter.js';
export { decodeSingleByte, type FileEncoding, fileEncodings, type SingleByteEncoding } from './single-byte.js';

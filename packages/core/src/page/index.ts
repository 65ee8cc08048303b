export { firstReads, readsThatFollow } from './first-reads.js';
export type { AskedPage, FirstRead } from './first-reads.js';

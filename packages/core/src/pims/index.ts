export { pimsConnectionTypes } from './connection-type.js';
export type { PimsConnectionType } from './connection-type.js';

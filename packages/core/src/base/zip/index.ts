/** Separate from contact, so that the table of all zip codes is loaded only where an address is typed. */
export { zipWarning } from './zip-warning.js';

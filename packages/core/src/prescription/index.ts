export { rxStatusListing } from './status.js';
export type { RxStatusCode, RxStatusFilter } from './status.js';

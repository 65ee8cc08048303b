/** Apart from the rest of contact: the table of all zip codes comes where an address is typed, and nowhere else. */
export { zipDoubt } from './zip-doubt.js';

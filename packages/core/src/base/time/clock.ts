import type { Instant } from './plain-date.js';

/** Where the present comes from: core reads no clock, a shell hands it one. */
export interface Clock {
  now(): Instant;
}

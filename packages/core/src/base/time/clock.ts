import type { Instant } from './plain-date.js';

/** The source of the current time. Core never reads the system clock; its callers pass one. */
export interface Clock {
  now(): Instant;
}

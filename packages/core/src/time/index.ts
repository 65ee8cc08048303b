export type { Instant, PlainDate } from './plain-date.js';

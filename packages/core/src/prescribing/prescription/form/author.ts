import type { Instant } from '../../../base/time/index.js';

/** A user at the location, and the time of their last save. */
export interface Author {
  readonly locationUserId: string;
  readonly displayName: string;
  readonly at: Instant;
}

/** Who last wrote a field of a draft, and when; `field` is one of the save input. */
export interface FieldAuthor extends Author {
  readonly field: string;
}

/** A note to the pharmacy that another user wrote. */
export interface ForeignNote {
  readonly text: string;
  readonly author: FieldAuthor;
}

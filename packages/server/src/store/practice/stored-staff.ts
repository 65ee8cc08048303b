import type { Operations } from '@signa/core/operation';

/** A person at a location in the contract's shape, before it is decided whether the caller may read the DEA number. */
export type StoredStaff = NonNullable<Operations['GetLocationUser']['data']['locationUser']>;

/** A user with their assignments, in the contract's shape. */
export type StoredUser = NonNullable<Operations['GetUserByUsername']['data']['userByUsername']>;

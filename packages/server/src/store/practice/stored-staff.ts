import type { Operations } from '@signa/core/operation';

type Staff = NonNullable<Operations['GetLocationUser']['data']['locationUser']>;
type User = NonNullable<Operations['GetUserByUsername']['data']['userByUsername']>;

/** What is computed for the caller and not stored. */
type Computed = 'hasCurrentDeaLicense';

/** A person at a location, before it is decided whether the caller may read the DEA number. */
export type StoredStaff = Omit<Staff, Computed> & { readonly timeZone: string };

/** A user with their assignments, before the same. */
export type StoredUser = Omit<User, 'locationsUsers'> & {
  readonly locationsUsers: readonly (Omit<User['locationsUsers'][number], Computed> & { readonly timeZone: string })[];
};

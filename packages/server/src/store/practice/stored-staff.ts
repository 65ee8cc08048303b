import type { Operations } from '@signa/core/contract';
import type { AssignmentFacts } from '@signa/core/practice';

type Staff = NonNullable<Operations['GetLocationUser']['data']['locationUser']>;
type User = NonNullable<Operations['GetUserByUsername']['data']['userByUsername']>;

/** What is computed for the caller and not stored. */
type Computed = 'hasCurrentDeaLicense';

/** A person at a location, before it is decided whether the caller may read the DEA number. */
export type StoredStaff = Omit<Staff, Computed> & { readonly timeZone: string };

/** An assignment whole, before the same. */
export type StoredAssignment = Omit<User['locationsUsers'][number], Computed | 'role'> & { readonly timeZone: string };

/** An assignment with what decides whether it counts, and by which rights are decided. */
export type HeldAssignment = User['workplaces'][number] & Pick<AssignmentFacts, 'isActive' | 'location'>;

/** A user with the roles of their assignments, each once. */
export type StoredUser = Omit<User, 'locationsUsers' | 'workplaces'> & { readonly held: readonly HeldAssignment[] };

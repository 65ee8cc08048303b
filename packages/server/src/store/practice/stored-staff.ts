import type { Operations } from '@signa/core/contract';
import type { AssignmentFacts } from '@signa/core/practice';
import type { Undescribed } from '../undescribed.js';

type Staff = Undescribed<NonNullable<Operations['GetLocationUser']['data']['locationUser']>>;
type User = Undescribed<NonNullable<Operations['GetUserByUsername']['data']['userByUsername']>>;

/** What is computed for the caller and not stored. */
type Computed = 'hasCurrentDeaLicense';

/** A person at a location, before it is decided whether the caller may read the DEA number. */
export type StoredStaff = Omit<Staff, Computed> & { readonly timeZone: string };

/** What a list shows of a person. */
export type ListedStaff = Omit<StoredStaff, 'version' | 'user' | keyof Delegations>;

/** The delegations that a user has given and received. */
type Delegations = Pick<StoredStaff, 'delegatedUsers' | 'delegatedAccess'>;

/** A user who can authorize, with delegations. */
export type StoredAuthorizer = ListedStaff & Delegations;

/** An assignment whole, before the same. */
export type StoredAssignment = Omit<User['locationsUsers'][number], Computed | 'role'> & { readonly timeZone: string };

/** An assignment with what decides whether it counts, and by which rights are decided. */
export type HeldAssignment = User['workplaces'][number] & Pick<AssignmentFacts, 'isActive' | 'location'>;

/** A user with the roles of their assignments, each once. */
export type StoredUser = Omit<User, 'locationsUsers' | 'workplaces'> & { readonly held: readonly HeldAssignment[] };

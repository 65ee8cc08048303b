import type { Operations } from '@signa/core/contract';
import type { AssignmentFacts } from '@signa/core/practice';
import type { Undescribed } from '../../undescribed.js';

type Staff = Undescribed<NonNullable<Operations['GetLocationUser']['data']['locationUser']>>;
type User = Undescribed<NonNullable<Operations['GetUserByUsername']['data']['userByUsername']>>;

/** Fields computed for the caller and not stored. */
type Computed = 'hasCurrentDeaLicense';

/** A user at a location, before it is decided whether the caller can read the DEA number. */
export type StoredStaff = Omit<Staff, Computed> & { readonly timeZone: string };

/** Fields of a user in a list. */
export type ListedStaff = Omit<StoredStaff, 'version' | 'user' | keyof Delegations>;

/** The delegations that a user has given and received. */
type Delegations = Pick<StoredStaff, 'delegatedUsers' | 'delegatedAccess'>;

/** A user who can authorize, with delegations. */
export type StoredAuthorizer = ListedStaff & Delegations;

/** A complete assignment, before that decision. */
export type StoredAssignment = Omit<User['locationsUsers'][number], Computed | 'role'> & { readonly timeZone: string };

/** An assignment with what decides whether it counts, and its rights. */
export type OwnAssignment = User['workplaces'][number] & Pick<AssignmentFacts, 'isActive' | 'location'>;

/** A user with the distinct roles of their assignments. */
export type StoredUser = Omit<User, 'locationsUsers' | 'workplaces'> & { readonly held: readonly OwnAssignment[] };

import type { CallerAssignment, SupportConsent } from '@signa/core/administration';
import type { RoleWithModules } from '@signa/core/practice';
import type { Instant } from '@signa/core/base';

/**
 * What the database knows about a caller: the results of its functions `signa.actor` and `signa.impersonation_terms`,
 * and whether the session is open.
 */
export interface ActorFacts {
  readonly version: string;
  /** False once the call's session was ended; true for a call without a session. */
  readonly isSessionOpen: boolean;
  readonly support: SupportFacts | null;
  /** The latest impersonation of that pair, open or not. */
  readonly impersonation: {
    readonly id: string;
    readonly username: string;
    readonly expiresAt: Instant;
    readonly isEnded: boolean;
    /** Until when changes are unlocked; null while they are locked. */
    readonly unlockedUntil: Instant | null;
  } | null;
  /**
   * What the impersonated user's locations require of support; a location that is not listed requires nothing.
   */
  readonly consents: readonly (SupportConsent & { readonly locationId: string })[];
  readonly person: { readonly id: string; readonly username: string; readonly isEnabled: boolean } | null;
  readonly assignments: readonly (Omit<Assignment, 'role'> & { readonly roleId: string })[];
  readonly roles: readonly RoleWithModules[];
}

export interface SupportFacts {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly inAdminSupportGroup: boolean;
}

/** An assignment with what the server needs at its location besides the permission rules. */
export interface Assignment extends CallerAssignment {
  /** Of the location user. */
  readonly uuid: string;
  readonly displayName: string;
  readonly location: {
    readonly isActive: boolean;
    readonly timeZone: string;
    readonly isOfficeUseEnabled: boolean;
    readonly organization: { readonly id: string; readonly isActive: boolean } | null;
  };
}

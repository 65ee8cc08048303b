import type { RightNeed } from './need.js';

/**
 * What a practice user needs at the affected location. Every kind except `nobody`, `everybody` and `own-username` also
 * requires an active assignment with an active role there.
 */
export type PracticeNeed =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'everybody' }
  | { readonly kind: 'own-username' }
  | { readonly kind: 'own-location-user' }
  | RightsNeed;

/** Rights to modules at the affected location. */
export interface RightsNeed {
  readonly kind: 'rights';
  /** All of them are required; an empty list requires only the assignment. */
  readonly all: readonly RightNeed[];
  /** The need that applies instead when a call changes only these fields. */
  readonly forFields?: { readonly fields: readonly string[]; readonly need: RightNeed };
  /** The operation can be called without a location; then any active assignment that meets the need is enough. */
  readonly withoutLocation?: true;
}

/** The row of one operation in the permission table of section 19. */
export interface PermissionRule {
  readonly requirement: `${'A' | 'P'}-${number}`;
  readonly practice: PracticeNeed;
  /** `admin` is the admin support group only. */
  readonly support: 'no' | 'yes' | 'admin';
  /**
   * `as-user` permits what the impersonated user may do; `exit` ends the impersonation and is open to the support user.
   */
  readonly impersonating: 'no' | 'as-user' | 'exit';
  /** The text of a refusal while impersonating, if the requirements specify one. */
  readonly whileImpersonating?: string;
}

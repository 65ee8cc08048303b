import type { RightNeed } from './need.js';

/**
 * What a practice person needs at the location touched; every kind but `nobody`, `everybody` and `own-username` also
 * needs an active assignment with an active role there.
 */
export type PracticeNeed =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'everybody' }
  | { readonly kind: 'own-username' }
  | { readonly kind: 'own-location-user' }
  | RightsNeed;

/** Rights on modules at the location touched. */
export interface RightsNeed {
  readonly kind: 'rights';
  /** Every one of them; none asks only for the assignment. */
  readonly all: readonly RightNeed[];
  /** A call that changes these fields and no others is content with this need instead. */
  readonly forFields?: { readonly fields: readonly string[]; readonly need: RightNeed };
  /** The operation can be called without a location; then any active assignment will do that meets the need. */
  readonly withoutLocation?: true;
}

/** One row of the permission table of section 19, for one operation. */
export interface PermissionRule {
  readonly requirement: `A-${number}`;
  readonly practice: PracticeNeed;
  /** `admin` is the admin support group alone. */
  readonly support: 'no' | 'yes' | 'admin';
  /** `as-user` is what the impersonated person could do; `exit` is the way out, open to the support user behind it. */
  readonly impersonating: 'no' | 'as-user' | 'exit';
  /** The text of a refusal while impersonating, where the requirements give one. */
  readonly whileImpersonating?: string;
}

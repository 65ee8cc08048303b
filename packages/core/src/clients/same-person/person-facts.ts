/** What two records are compared by; field names as they travel (C-194, C-195). */
export interface PersonFacts {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  /** Those that count, as typed or stored: a caller leaves inactive ones out. */
  readonly phones: readonly { readonly phoneNumber: string }[];
  readonly addresses: readonly StreetFacts[];
  /** The animals that the person brings. */
  readonly patients: readonly AnimalFacts[];
}

/** Where somebody lives, as far as it is compared. */
export interface StreetFacts {
  readonly addressLine1: string;
  readonly addressLine2?: string | null | undefined;
  readonly zip?: string | null | undefined;
}

/** An animal, as far as it is compared. */
export interface AnimalFacts {
  readonly name: string;
  readonly speciesCode?: string | null | undefined;
}

/**
 * The share of people with a surname where the two are compared, 0 to 1: a rare one that agrees says more.
 *
 * @param surname - folded, as `surnameKey` gives it
 */
export type SurnameShare = (surname: string) => number;

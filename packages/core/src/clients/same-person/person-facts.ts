/** The compared facts of a record. Field names are those of the API (C-194, C-195). */
export interface PersonFacts {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  /** As typed or stored; callers omit inactive ones. */
  readonly phones: readonly { readonly phoneNumber: string }[];
  readonly addresses: readonly StreetFacts[];
  /** The animals of the person. */
  readonly patients: readonly AnimalFacts[];
}

/** The compared parts of an address. */
export interface StreetFacts {
  readonly addressLine1: string;
  readonly addressLine2?: string | null | undefined;
  readonly zip?: string | null | undefined;
}

/** The compared facts of an animal. */
export interface AnimalFacts {
  readonly name: string;
  readonly speciesCode?: string | null | undefined;
}

/**
 * The share of people with a surname among the compared records, from 0 to 1: a rare surname that agrees has a higher
 * weight.
 *
 * @param surname - folded, as returned by `surnameKey`
 */
export type SurnameShare = (surname: string) => number;

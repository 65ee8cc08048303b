import type { Answered } from './answered.js';
import {
  productsIn,
  strengthsIn,
  type ExtendedData,
  type OfferedProduct,
  type OfferedStrength,
} from './extended-data.js';
import {
  extendedDataLookup,
  keyOf,
  presentationsLookup,
  withoutNarrowing,
  type ExtendedDataLookup,
  type LookupFacts,
  type PresentationsLookup,
} from './lookup.js';

/** The lookups of a selection and their responses. */
export interface OfferFacts extends LookupFacts {
  readonly presentations: Answered<readonly { readonly id: string }[]>;
  readonly extendedData: Answered<ExtendedData>;
}

/** A lookup to send, and the key of its response. */
export interface Awaited<Lookup> {
  readonly key: string;
  readonly lookup: Lookup;
}

function awaited<Lookup extends PresentationsLookup | ExtendedDataLookup>(
  lookup: Lookup | null,
): Awaited<Lookup> | null {
  return lookup === null ? null : { key: keyOf(lookup), lookup };
}

/**
 * The lookups whose responses the selection waits for or shows. Any other response is stale and ignored.
 *
 * @returns `null` for a lookup that the step does not need yet
 * @see P-031, P-033, P-199, P-202
 */
export function lookupsOf(facts: OfferFacts): {
  readonly presentations: Awaited<PresentationsLookup> | null;
  readonly extendedData: Awaited<ExtendedDataLookup> | null;
} {
  const byTrust = ({ trust }: Answered<unknown>) => (trust === 'doubted' ? withoutNarrowing(facts) : facts);
  return {
    presentations: awaited(presentationsLookup(byTrust(facts.presentations))),
    extendedData: awaited(extendedDataLookup(byTrust(facts.extendedData))),
  };
}

/** What the steps offer now. */
export interface Offer {
  /** `null` while the response is pending. */
  readonly presentations: readonly { readonly id: string }[] | null;
  /** `null` while the response is pending. */
  readonly data: ExtendedData | null;
  readonly strengths: readonly OfferedStrength[];
  /** Of the chosen strength; empty before. */
  readonly products: readonly OfferedProduct[];
}

/** What the current responses offer; a response for other filters or another selection offers nothing. */
export function offeredIn(facts: OfferFacts): Offer {
  const lookups = lookupsOf(facts);
  const current = <Data>({ latest }: Answered<Data>, lookup: Awaited<unknown> | null) =>
    latest !== null && latest.key === lookup?.key ? latest.data : null;
  const data = current(facts.extendedData, lookups.extendedData);
  return {
    presentations: current(facts.presentations, lookups.presentations),
    data,
    strengths: data === null ? [] : strengthsIn(data),
    products: data === null ? [] : productsIn(data, facts.choice),
  };
}

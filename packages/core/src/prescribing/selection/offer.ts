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

/** What the look-ups of a selection are made of, and what they answered. */
export interface OfferFacts extends LookupFacts {
  readonly presentations: Answered<readonly { readonly id: string }[]>;
  readonly extendedData: Answered<ExtendedData>;
}

/** A look-up to send, and the key its answer carries. */
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
 * The look-ups whose answers the selection waits for, or shows. An answer to any other is stale and not heard.
 *
 * @returns `null` for a look-up that the step does not need yet
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
  /** `null` while the answer is awaited. */
  readonly presentations: readonly { readonly id: string }[] | null;
  /** `null` while the answer is awaited. */
  readonly data: ExtendedData | null;
  readonly strengths: readonly OfferedStrength[];
  /** Of the chosen strength; none before. */
  readonly products: readonly OfferedProduct[];
}

/** What the answers offer at this point; an answer to other filters, or to another choice, offers nothing. */
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

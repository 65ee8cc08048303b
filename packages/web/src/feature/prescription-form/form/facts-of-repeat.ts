import type { SigningFacts } from '@signa/core/conflict';

/**
 * What else the patient gets, while a save of this product is without an answer: it may be stored, and must not stand
 * in the way of being sent again as its own duplicate. The server judges by all of it, unless it has stored it (A-017, P-236).
 */
export function factsOfRepeat(facts: SigningFacts, productId: string | null): SigningFacts {
  return { ...facts, therapy: facts.therapy.filter(({ product }) => product.id !== productId) };
}

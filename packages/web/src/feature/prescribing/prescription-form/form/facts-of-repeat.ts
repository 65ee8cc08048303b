import type { SigningFacts } from '@signa/core/safety';

/**
 * The patient's other prescriptions after this one was sent. This one may be stored by then, and it must not count as
 * its own duplicate while it prints or is sent again. The server checks against all of them unless this one is already
 * stored (A-017, P-236).
 */
export function factsOfRepeat(facts: SigningFacts, productId: string | null): SigningFacts {
  return { ...facts, therapy: facts.therapy.filter(({ product }) => product.id !== productId) };
}

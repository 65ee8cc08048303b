import type { SigningFacts } from '@signa/core/safety';

/**
 * What else the patient gets, once this product was sent: it is stored or may be, and must not show as its own duplicate,
 * neither while it is printed nor where it is sent again. The server judges by all of it, unless it has stored it (A-017, P-236).
 */
export function factsOfRepeat(facts: SigningFacts, productId: string | null): SigningFacts {
  return { ...facts, therapy: facts.therapy.filter(({ product }) => product.id !== productId) };
}

/**
 * What a notice speaks of: 'Gabapentin Capsules 50 mg, 60 capsules, for Clementine'. A person who answers forty requests
 * sees by it which one was just signed.
 *
 * @param product - title and strength; `null` where the request names none
 * @param quantity - with its unit; `null` where none is known
 * @param whom - the patient's name, or Office Use
 * @see P-257
 */
export function whatForWhom(product: string | null, quantity: string | null, whom: string): string {
  return [product ?? 'Product not known', quantity, `for ${whom}`].filter((part) => part !== null).join(', ');
}

/**
 * The subject of a notification: 'Gabapentin Capsules 50 mg, 60 capsules, for Clementine'. A user who answers forty
 * requests can tell which one was just signed.
 *
 * @param product - title and strength; `null` when the request names none
 * @param quantity - with its unit; `null` when unknown
 * @param whom - the patient's name, or Office Use
 * @see P-257
 */
export function whatForWhom(product: string | null, quantity: string | null, whom: string): string {
  return [product ?? 'Product unknown', quantity, `for ${whom}`].filter((part) => part !== null).join(', ');
}

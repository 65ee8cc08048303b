/**
 * Navigation state that explains a return to the product selection: the chosen product is discontinued or inactive
 * (P-046).
 */
export const productUnavailable = { isProductGone: true } as const;

/** True if a navigation state carries this flag. */
export const isProductUnavailable = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isProductGone') === true;

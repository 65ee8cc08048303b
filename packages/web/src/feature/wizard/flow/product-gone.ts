/** Tells the selection why somebody is led back to it: the product that was chosen is gone or not active (P-046). */
export const productGone = { isProductGone: true } as const;

/** Whether a navigation state says so. */
export const tellsProductGone = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isProductGone') === true;

/**
 * The types of pending requests that stand on one card where they are for the same prescription, the one that leads
 * first: a renewal that somebody asked for, before the reminder that the prescription expires.
 *
 * @see P-238
 */
export const joinedTypes = ['renewal', 'expiring'] as const;

/** The badge of a card that holds more than one request; `null` of one alone. @see P-238 */
export function requestsLabel(joined: readonly unknown[]): string | null {
  return joined.length === 0 ? null : `${joined.length + 1} requests`;
}

/** How many cards wait, and of how many requests where some share one: '48', '48, of 50 requests'. @see P-238 */
export function cardsLabel({ cards, joined }: { readonly cards: number; readonly joined: number }): string {
  return joined === 0 ? String(cards) : `${cards}, of ${cards + joined} requests`;
}

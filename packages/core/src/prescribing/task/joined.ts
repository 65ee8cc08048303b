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

/** How many cards wait, and of how many requests where some share one: '48 pending', '48 pending, of 50 requests'. @see P-238 */
export function cardsLabel({ cards, joined }: { readonly cards: number; readonly joined: number }): string {
  return joined === 0 ? `${cards} pending` : `${cards} pending, of ${cards + joined} requests`;
}

/**
 * The counts once a card has its answer, until the server counts again: its other requests are answered with it.
 *
 * @param joined - the others on the card
 * @see P-238, P-256
 */
export function cardsWithoutOne<Counts extends { readonly cards: number; readonly joined: number }>(
  counts: Counts,
  joined: readonly unknown[],
): Counts {
  return { ...counts, cards: Math.max(0, counts.cards - 1), joined: Math.max(0, counts.joined - joined.length) };
}

/** The types that a card is counted under, each once: its own, and those of the requests that it holds. @see P-238 */
export function typesOfCard(card: {
  readonly type: string;
  readonly joined: readonly { readonly type: string }[];
}): readonly string[] {
  return [...new Set([card.type, ...card.joined.map(({ type }) => type)])];
}

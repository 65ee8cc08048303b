/**
 * The types of pending requests that share a card when they are for the same prescription, in order of precedence: a
 * renewal that was requested, before the reminder that the prescription expires.
 *
 * @see P-238
 */
export const joinedTypes = ['renewal', 'expiring'] as const;

/** The badge of a card with more than one request; `null` for a single one. @see P-238 */
export function requestsLabel(joined: readonly unknown[]): string | null {
  return joined.length === 0 ? null : `${joined.length + 1} requests`;
}

/**
 * The number of pending cards, with the number of requests when some share one: '48 pending', '48 pending, of 50
 * requests'. @see P-238
 */
export function cardsLabel({ cards, joined }: { readonly cards: number; readonly joined: number }): string {
  return joined === 0 ? `${cards} pending` : `${cards} pending, of ${cards + joined} requests`;
}

/**
 * The counts after a card was answered, until the server counts again: its other requests are answered with it.
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

/** The types that a card counts under, each once: its own, and those of its other requests. @see P-238 */
export function typesOfCard(card: {
  readonly type: string;
  readonly joined: readonly { readonly type: string }[];
}): readonly string[] {
  return [...new Set([card.type, ...card.joined.map(({ type }) => type)])];
}

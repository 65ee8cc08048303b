import type { ExternalCard, ReadCards } from './external-card.js';

/** Milliseconds that all services have together, from the first byte sent to the last one received. */
export const externalCheckTimeout = 1500;

/** Why a service did not check. */
export const notAnsweredReasons = [
  'late',
  'unreachable',
  'refused',
  'unreadable',
  'missing-data',
  'no-service',
] as const;
export type NotAnsweredReason = (typeof notAnsweredReasons)[number];

const reasonTexts: Readonly<Record<NotAnsweredReason, string>> = {
  late: 'It did not answer within 1.5 seconds.',
  unreachable: 'It could not be reached.',
  refused: 'It refused the request.',
  unreadable: 'Its answer could not be read.',
  'missing-data': 'It needs data that Signa does not send.',
  'no-service': 'It offers no check of orders.',
};

/** What one service found, or why it didn't check. */
export interface ExternalResult {
  /** The name by which the operator configured it. */
  readonly service: string;
  readonly cards: readonly ExternalCard[];
  /** What of the check is missing, in a sentence each; empty if the service checked and all of its cards are shown. */
  readonly notChecked: readonly string[];
}

const cardCount = (count: number) => (count === 1 ? 'One of its cards' : `${count} of its cards`);

/** The result of a service that answered. @see P-426, P-427 */
export function answeredResult(service: string, { cards, unread, left }: ReadCards): ExternalResult {
  return {
    service,
    cards,
    notChecked: [
      ...(unread > 0 ? [`${cardCount(unread)} could not be read.`] : []),
      ...(left > 0 ? [`${cardCount(left)} ${left === 1 ? 'is' : 'are'} not shown, because there were too many.`] : []),
    ],
  };
}

/** The result of a service that didn't check. @see P-427 */
export const notAnsweredResult = (service: string, reason: NotAnsweredReason): ExternalResult => ({
  service,
  cards: [],
  notChecked: [reasonTexts[reason]],
});

/** A service whose answer was not there yet when the vet signed. @see P-430 */
export const notAwaitedResult = (service: string): ExternalResult => ({
  service,
  cards: [],
  notChecked: ['The prescription was signed before it answered.'],
});

/** A service that Signa could not ask. @see P-427 */
export const notAskedResult = (service: string): ExternalResult => ({
  service,
  cards: [],
  notChecked: ['Signa could not ask it.'],
});

/** What the lines about a result depend on. */
type Outcome = Omit<ExternalResult, 'cards'> & { readonly cards: readonly unknown[] };

/** Whether a service checked completely: it answered, and all of its cards are shown. */
const isComplete = ({ notChecked }: Outcome) => notChecked.length === 0;

/**
 * Lines that name what is missing: 'Not checked by Dosing Desk. It did not answer within 1.5 seconds.'
 *
 * @see P-427
 */
export function notCheckedLines(results: readonly Outcome[]): readonly string[] {
  return results
    .filter((result) => !isComplete(result))
    .map(({ service, cards, notChecked }) =>
      [`Not ${cards.length > 0 ? 'fully ' : ''}checked by ${service}.`, ...notChecked].join(' '),
    );
}

/** The services that checked completely: 'Also checked by Dosing Desk and Label Watch.'; `null` if none did. */
export function checkedByText(results: readonly Outcome[]): string | null {
  const names = results.filter(isComplete).map(({ service }) => service);
  const [last, ...others] = names.toReversed();
  if (last === undefined) return null;
  const listed = others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
  return `Also checked by ${listed}.`;
}

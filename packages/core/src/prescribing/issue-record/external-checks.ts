import { type ExternalResult, notAwaitedResult } from '../../safety/external-check/index.js';
import type { IssuedExternalCheck } from './issue-record.js';

/** What the form showed of CDS services. */
export interface ShownExternalCheck {
  readonly results: readonly ExternalResult[];
  /** Recorded answers in words, by the ID of the card. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Whether a result is of a service; one that offers several checks has a result for each: 'Dosing Desk (renal)'. */
const isOf = ({ service }: ExternalResult, name: string) => service === name || service.startsWith(`${name} (`);

/**
 * What the CDS services of a location had said when a prescription was signed. Each of them is in it: one whose answer
 * was not shown as not checked.
 *
 * @param services - the names of the location's services
 * @param shown - `null` if none was shown
 * @see P-430
 */
export function issuedExternalChecks(
  services: readonly string[],
  shown: ShownExternalCheck | null,
): readonly IssuedExternalCheck[] {
  const results = shown?.results ?? [];
  const missing = services.filter((name) => !results.some((result) => isOf(result, name))).map(notAwaitedResult);
  return [...results, ...missing].map(({ service, cards, notChecked }) => ({
    service,
    cards: cards.map(({ id, summary, detail, indicator, source }) => ({
      id,
      summary,
      detail,
      indicator,
      source: source.link ? `${source.label} (${source.link.url})` : source.label,
      answer: shown?.answers[id] ?? null,
    })),
    notChecked,
  }));
}

import { formatDate, type Instant, todayIn } from '../../base/time/index.js';
import { type IssuedPart, issuedParts } from './issue-record.js';

const names: Readonly<Record<IssuedPart, string>> = {
  patient: 'Patient',
  client: 'Owner',
  location: 'Practice',
  vet: 'Vet',
  product: 'Product',
};

/** A part whose values were read only after the issue. */
export interface PartRecordedLater {
  readonly part: string;
  readonly at: Instant;
}

/**
 * Names the values that are not known from the issue itself, with their date: 'Patient and owner as recorded on
 * 11-26-2026, not when issued'. One sentence per date.
 *
 * @see P-334
 */
export function recordedLaterSentences(parts: readonly PartRecordedLater[], timeZone: string | null): string[] {
  const ordered = issuedParts.flatMap((part) => parts.filter((one) => one.part === part));
  const dayOf = ({ at }: PartRecordedLater) => formatDate(todayIn(timeZone, at));
  return [...new Set(ordered.map(dayOf))].map(
    (day) => `${named(ordered.filter((one) => dayOf(one) === day))} as recorded on ${day}, not when issued`,
  );
}

function named(parts: readonly PartRecordedLater[]): string {
  const words = parts.map(({ part }, index) => {
    const name = names[part as IssuedPart];
    return index === 0 ? name : name.toLowerCase();
  });
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

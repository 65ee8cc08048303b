import { checkPeriod, defaultPeriodDays, lastDays, periodChoices, type ReportPeriod } from '@signa/core/administration';
import { addDays, formatDate, isPlainDate, type PlainDate } from '@signa/core/base';

/** The period in the address. */
export interface RequestedPeriod {
  readonly period: ReportPeriod;
  /** A preset period; null for a custom range. */
  readonly days: number | null;
  /** Why the dates in the address are invalid. */
  readonly issue: string | null;
}

/** Parses the period of an address; invalid values fall back to the default. */
export function readPeriod(query: URLSearchParams, today: PlainDate): RequestedPeriod {
  const day = (name: string) => (isPlainDate(query.get(name) ?? '') ? query.get(name) : null);
  const [from, to] = [day('from'), day('to')];
  const usual = { period: lastDays(today, defaultPeriodDays), days: defaultPeriodDays, issue: null };
  if (from !== null || to !== null) {
    const end = to ?? today;
    const period = { from: from ?? addDays(end, 1 - defaultPeriodDays), to: end };
    const [issue] = checkPeriod(period);
    return issue ? { ...usual, issue: issue.message } : { period, days: null, issue: null };
  }
  const days = periodChoices.find((choice) => String(choice) === query.get('days'));
  return days === undefined ? usual : { period: lastDays(today, days), days, issue: null };
}

/** The preset periods; the default one is omitted from the address. */
export const daysQuery = (days: number): URLSearchParams =>
  new URLSearchParams(days === defaultPeriodDays ? {} : { days: String(days) });

export const rangeQuery = ({ from, to }: { readonly from: PlainDate | null; readonly to: PlainDate | null }) =>
  new URLSearchParams({ ...(from !== null && { from }), ...(to !== null && { to }) });

export const periodText = ({ from, to }: ReportPeriod): string =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;

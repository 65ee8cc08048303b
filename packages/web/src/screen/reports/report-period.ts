import { checkPeriod, defaultPeriodDays, lastDays, periodChoices, type ReportPeriod } from '@signa/core/administration';
import { addDays, formatDate, isPlainDate, type PlainDate } from '@signa/core/base';

/** What the address says of the period. */
export interface AskedPeriod {
  readonly period: ReportPeriod;
  /** One of the choices; null for days that were chosen by themselves. */
  readonly days: number | null;
  /** Why the days in the address are no period. */
  readonly issue: string | null;
}

/** The period of an address; what nobody could have chosen is the usual one. */
export function readPeriod(query: URLSearchParams, today: PlainDate): AskedPeriod {
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

/** The last days, chosen from the list; the usual ones need no word in the address. */
export const daysQuery = (days: number): URLSearchParams =>
  new URLSearchParams(days === defaultPeriodDays ? {} : { days: String(days) });

export const rangeQuery = ({ from, to }: { readonly from: PlainDate | null; readonly to: PlainDate | null }) =>
  new URLSearchParams({ ...(from !== null && { from }), ...(to !== null && { to }) });

export const periodText = ({ from, to }: ReportPeriod): string =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;

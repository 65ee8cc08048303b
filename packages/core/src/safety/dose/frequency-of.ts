import type { Item } from './item.js';
import type { Frequency } from './period.js';
import { isSameFrequency } from './read-frequency.js';

type Items = readonly Item[];

/** How often, and into how many doses a daily amount is divided. */
export interface Rate {
  readonly frequency: Frequency | null;
  readonly parts: number;
}

const unknown: Rate = { frequency: null, parts: 1 };

/**
 * The frequency of the dosing sentences.
 *
 * @returns `null` if the amount of one dose is unclear: '4 tablets per day BID'
 */
export function frequencyOf(
  giving: readonly Items[],
  {
    amounts,
    changes,
    course,
  }: { readonly amounts: number; readonly changes: boolean; readonly course: number | 'unclear' | null },
): Rate | null {
  const items = giving.flat();
  const rhythms = items.flatMap((item) => (item.kind === 'rhythm' ? [item] : []));
  const split = items.find((item) => item.kind === 'split');
  if (split) return changes ? null : dividedBy(split.into, items);
  const isTotalAmongOthers = rhythms.some(
    (one) => one.isTotal && rhythms.some((other) => !isSameFrequency(one.frequency, other.frequency)),
  );
  // 'May give up to 3 tablets per day' next to a dose is a daily limit.
  const isTotalAmongDoses = amounts > 1 && rhythms.some(({ isTotal }) => isTotal);
  if (isTotalAmongOthers || isTotalAmongDoses) return null;
  const isOpen = items.some(({ kind }) => kind === 'open' || kind === 'condition' || kind === 'unknown');
  // Unknown words after 'per day' may divide the amount: '2 mL per day over some doses'.
  const isDivisible =
    rhythms.some(({ isTotal }) => isTotal) &&
    (course === 'unclear' || items.some(({ kind }) => kind === 'open' || kind === 'unknown'));
  if (isDivisible) return null;
  if (isOpen || changes || course === 'unclear') return unknown;
  return { frequency: onDays(together(items), items), parts: 1 };
}

/** '4 tablets per day divided BID' is 2 tablets twice a day. */
function dividedBy(into: number | null, items: Items): Rate | null {
  const isUnsure = items.some(
    ({ kind }) => kind === 'open' || kind === 'condition' || kind === 'unknown' || kind === 'days-of-week',
  );
  const at = items.findIndex(({ kind }) => kind === 'split');
  const rhythmsOf = (part: Items) => part.flatMap((item) => (item.kind === 'rhythm' ? [item.frequency] : []));
  const [total, ...more] = rhythmsOf(items.slice(0, at));
  const behind = rhythmsOf(items.slice(at));
  if (isUnsure || total === undefined || more.length > 0 || total.times !== 1 || total.days !== 1) return null;
  const times = new Set([
    ...behind.map((frequency) => frequency.times / frequency.days),
    ...(into === null ? [] : [into]),
  ]);
  const [parts] = times;
  if (times.size !== 1 || parts === undefined || !Number.isInteger(parts) || parts < 1) return null;
  return { frequency: { times: parts, days: 1 }, parts };
}

/** The frequency on which all items agree. */
function together(items: Items): Frequency | null {
  const parts = items.flatMap((item) => (item.kind === 'daypart' ? [item] : []));
  const names = new Set(parts.flatMap((part) => part.names));
  const ofDay = parts.some(({ isEvery }) => isEvery) ? [{ times: names.size, days: 1 }] : [];
  const rhythms = [...items.flatMap((item) => (item.kind === 'rhythm' ? [item.frequency] : [])), ...ofDay];
  const [first] = rhythms;
  if (first === undefined || !rhythms.every((other) => isSameFrequency(first, other))) return null;
  const clocks = items.filter(({ kind }) => kind === 'clock').length;
  const isMatched = (count: number) => count === 0 || count === (first.days === 1 ? first.times : 1);
  return isMatched(names.size) && isMatched(clocks) ? first : null;
}

/** 'twice daily, 5 days a week': that often on so many of seven days. */
function onDays(frequency: Frequency | null, items: Items): Frequency | null {
  const days = items.flatMap((item) => (item.kind === 'days-of-week' ? [item.days] : []));
  const [first, ...more] = days;
  if (first === undefined) return frequency;
  const hasOther = items.some(({ kind }) => kind === 'rhythm' || kind === 'daypart');
  if (more.length > 0 || (frequency === null && hasOther)) return null;
  if (frequency !== null && frequency.days !== 1) return null;
  return { times: (frequency?.times ?? 1) * first, days: 7 };
}

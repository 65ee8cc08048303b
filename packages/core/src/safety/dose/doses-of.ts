import type { Item } from './item.js';
import type { FoundAmount } from './found-amount.js';

type Items = readonly Item[];

/** The amounts of a dose, and the sentences about giving it. */
export interface Doses {
  readonly amounts: readonly [FoundAmount, ...FoundAmount[]];
  readonly sentences: readonly Items[];
  /** Whether there are several amounts, or one that changes. */
  readonly changes: boolean;
  /** Whether the dose is repeated in another unit. */
  readonly isTwice: boolean;
}

const ofDose: ReadonlySet<Item['kind']> = new Set([
  'give',
  'route',
  'rhythm',
  'days-of-week',
  'daypart',
  'clock',
  'course',
  'place',
  'split',
  'open',
  'condition',
  'turn',
  'then',
  'unknown',
]);
/** Items that separate two doses; without one between them ('1 tablet and 1/2 tablet') they may be one. */
const between: ReadonlySet<Item['kind']> = new Set([
  'rhythm',
  'daypart',
  'clock',
  'course',
  'open',
  'turn',
  'then',
  'days-of-week',
]);
const has = (items: Items, kind: Item['kind']) => items.some((item) => item.kind === kind);

/** `null` if no amount is certain. */
export function dosesOf(all: readonly Items[]): Doses | null {
  const unitOf = all.flat().find((item) => item.kind === 'amount')?.amount.unit;
  const sentences = all.map((items) => withUnits(items, unitOf));
  const giving = sentences.filter(isOfDose);
  if (giving.some((items) => has(items, 'unreadable') || hasLooseNumber(items))) return null;
  const { amounts, isPartly } = withoutPacks(giving);
  const [first, ...others] = amounts;
  if (first === undefined || isPartly || others.some(({ unit }) => unit !== first.unit)) return null;
  if (
    others.length > 0 &&
    (giving.some((items) => has(items, 'unknown') || isSideBySide(items)) || isTotalOf(giving.flat(), first))
  )
    return null;
  return {
    amounts: [first, ...others],
    sentences: giving,
    changes: others.length > 0 || turns(giving),
    isTwice: giving.flat().some((item) => item.kind === 'aside' && item.isTwice === true),
  };
}

/** A number followed by a frequency continues with the unit of the dose: 'and 2 every night', 'then 1 daily'. */
function withUnits(items: Items, unit: FoundAmount['unit'] | undefined): Items {
  if (unit === undefined) return items;
  return items.map((item, at): Item => {
    const behind = items[at + 1]?.kind;
    const isDose =
      item.kind === 'number' &&
      Number.isInteger(item.value) &&
      (behind === 'rhythm' || behind === 'daypart' || behind === 'route');
    if (!isDose || !(item.value > 0)) return item;
    return { kind: 'amount', amount: { least: item.value, most: item.value, unit, from: item.from, to: item.to } };
  });
}

/** Whether a sentence is about the dose: it has an amount, a frequency, or a condition of the dose. */
function isOfDose(items: Items): boolean {
  if (has(items, 'amount') || has(items, 'unreadable') || has(items, 'rhythm') || has(items, 'split')) return true;
  const isConditionOnly =
    items[0]?.kind === 'condition' && has(items, 'unknown') && !has(items, 'give') && !has(items, 'number');
  return (
    !isConditionOnly &&
    items.some(({ kind }) => /^(?:days-of-week|daypart|clock|course|open|condition|turn|then)$/u.test(kind))
  );
}

const hasLooseNumber = (items: Items) =>
  has(items, 'number') && (has(items, 'amount') || has(items, 'rhythm') || has(items, 'give'));

/** The segments of a sentence between commas and dashes. */
function segmentsOf(items: Items): readonly Items[] {
  const segments: Item[][] = [[]];
  for (const item of items) {
    if (item.kind === 'mark') segments.push([]);
    else segments.at(-1)?.push(item);
  }
  return segments;
}

/**
 * A single amount is what is dispensed if it cannot be a dose: 'Give 1 tablet. 60 tablets.' In a separate sentence 10
 * are enough; after a comma it must be five times the dose.
 */
const leastPack = { alone: 10, times: 5 } as const;

function withoutPacks(giving: readonly Items[]): {
  readonly amounts: readonly FoundAmount[];
  readonly isPartly: boolean;
} {
  const found = giving.flatMap((items) =>
    segmentsOf(items).flatMap((segment, _, all) => amountsOf(segment, all.length)),
  );
  const doses = found.filter(({ aloneIn }) => aloneIn === null).map(({ amount }) => amount);
  const alone = found.filter(({ aloneIn }) => aloneIn !== null);
  if (doses.length === 0) {
    const isSaid = giving.some((items) => items.some(({ kind }) => ofDose.has(kind)));
    return { amounts: alone.map(({ amount }) => amount), isPartly: alone.length > 1 || !isSaid };
  }
  const most = Math.max(...doses.map((dose) => dose.most));
  const isPack = ({ amount: { least, unit }, aloneIn }: SegmentAmount) =>
    (aloneIn === 'sentence' && least >= leastPack.alone) ||
    least >= leastPack.times * (doses.some((dose) => dose.unit === unit) ? most : 1);
  return { amounts: doses, isPartly: !alone.every(isPack) };
}

interface SegmentAmount {
  readonly amount: FoundAmount;
  /** Without other parts of a dose next to it, or after a complete dose: '1 tablet BID 60 tablets'. */
  readonly aloneIn: 'sentence' | 'segment' | null;
}

function amountsOf(segment: Items, segments: number): readonly SegmentAmount[] {
  const places = segment.flatMap((item, at) => (item.kind === 'amount' ? [{ amount: item.amount, at }] : []));
  return places.map(({ amount, at }, index) => {
    const isLast = !segment.slice(at + 1).some(({ kind }) => ofDose.has(kind));
    const before = segment[at - 1]?.kind ?? 'mark';
    const isBehindDose = index > 0 && isLast && between.has(before) && before !== 'turn' && before !== 'then';
    if (!segment.some(({ kind }) => ofDose.has(kind)))
      return { amount, aloneIn: segments === 1 ? 'sentence' : 'segment' };
    return { amount, aloneIn: isBehindDose ? 'segment' : null };
  });
}

/** Whether a sentence has two amounts without a frequency between them. */
function isSideBySide(items: Items): boolean {
  const places = items.flatMap((item, at) => (item.kind === 'amount' ? [at] : []));
  return places.some((at, index) => {
    const next = places[index + 1];
    return next !== undefined && !items.slice(at, next).some(({ kind }) => between.has(kind));
  });
}

/**
 * Whether the first amount is a daily total that the others divide: '2 mL daily, 1 mL in the morning and 1 mL at
 * night'.
 */
function isTotalOf(items: Items, first: FoundAmount): boolean {
  if (items.some(({ kind }) => kind === 'then' || kind === 'turn')) return false;
  const start = items.findIndex((item) => item.kind === 'amount' && item.amount !== first);
  const rest = items.slice(start);
  const isDay = items
    .slice(0, start)
    .some((item) => item.kind === 'rhythm' && item.frequency.times === 1 && item.frequency.days === 1);
  const each = rest.flatMap((item) => (item.kind === 'amount' ? [item.amount.most] : []));
  const times = rest.flatMap((item) => (item.kind === 'rhythm' ? [item.frequency.times / item.frequency.days] : []));
  const sum = each.reduce((all, one) => all + one, 0);
  const isDivided =
    each.length === 1 && times.length === 1
      ? isNear(sum * (times[0] ?? 1), first.most) && sum < first.most
      : isNear(sum, first.most);
  return isDay && isDivided;
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-9;

/** Whether the dose changes: 'taper', or 'then once daily' after the first amount; 'then stop' ends it. */
function turns(giving: readonly Items[]): boolean {
  const items = giving.flat();
  const first = items.findIndex(({ kind }) => kind === 'amount');
  return items.some(({ kind }, at) => {
    if (kind === 'turn') return true;
    const behind = items[at + 1]?.kind ?? 'aside';
    return kind === 'then' && at > first && behind !== 'aside';
  });
}

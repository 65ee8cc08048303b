import { firstPage } from '../limits/index.js';
import { shortened, trimmed, trimmedOrNull } from '../text/index.js';
import { isPlainDate, type PlainDate } from '../time/index.js';
import type { AddressFilter } from './filter-spec.js';

const entry = (name: string, value: string | null): readonly (readonly [string, string])[] =>
  value === null ? [] : [[name, value]];

/** A text that is searched for; empty for none. @param longest - in characters; longer texts are shortened */
export const textFilter = (name: string, longest?: number): AddressFilter<string> => ({
  initial: '',
  names: [name],
  read: (query) => {
    const text = trimmed(query.get(name));
    return longest === undefined ? text : trimmed(shortened(text, longest));
  },
  write: (text) => entry(name, trimmedOrNull(text)),
});

/** One of the known values; `null` for any. */
export const choiceFilter = <Value extends string>(
  name: string,
  known: readonly Value[],
): AddressFilter<Value | null> => ({
  initial: null,
  names: [name],
  read: (query) => known.find((value) => value === query.get(name)) ?? null,
  write: (value) => entry(name, value),
});

/** Any of the known values, separated by commas in the address. */
export const choicesFilter = <Value extends string>(
  name: string,
  known: readonly Value[],
  initial: readonly Value[] = [],
): AddressFilter<readonly Value[]> => ({
  initial,
  names: [name],
  read: (query) => {
    const asked = query.get(name)?.split(',');
    return asked ? known.filter((value) => asked.includes(value)) : initial;
  },
  write: (values) => entry(name, values.length === initial.length ? null : values.join(',')),
});

/** The ID of a record; `null` for any. */
export const idFilter = (name: string): AddressFilter<string | null> => ({
  initial: null,
  names: [name],
  read: (query) => query.get(name) || null,
  write: (id) => entry(name, id || null),
});

/** The IDs of records, each in a separate parameter; none for any. */
export const idsFilter = (name: string): AddressFilter<readonly string[]> => ({
  initial: [],
  names: [name],
  read: (query) => [...new Set(query.getAll(name).filter((id) => id !== ''))],
  write: (ids) => ids.filter((id) => id !== '').map((id) => [name, id]),
});

const yes = 'yes';

/** A condition that is on or off. */
export const flagFilter = (name: string): AddressFilter<boolean> => ({
  initial: false,
  names: [name],
  read: (query) => query.get(name) === yes,
  write: (isOn) => entry(name, isOn ? yes : null),
});

/** A condition that is met, not met or, for `null`, either. */
export const eitherFilter = (name: string): AddressFilter<boolean | null> => ({
  initial: null,
  names: [name],
  read: (query) => {
    const text = query.get(name);
    return text === yes ? true : text === 'no' ? false : null;
  },
  write: (value) => entry(name, value === null ? null : value ? yes : 'no'),
});

const dateIn = (query: URLSearchParams, name: string): PlainDate | null => {
  const text = query.get(name);
  return isPlainDate(text) ? text : null;
};

export const dateFilter = (name: string): AddressFilter<PlainDate | null> => ({
  initial: null,
  names: [name],
  read: (query) => dateIn(query, name),
  write: (date) => entry(name, date),
});

/** Both ends belong to the range; an open end is `null`. */
export interface DateRange {
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}

export const dateRangeFilter = (from: string, to: string): AddressFilter<DateRange> => ({
  initial: { from: null, to: null },
  names: [from, to],
  read: (query) => ({ from: dateIn(query, from), to: dateIn(query, to) }),
  write: (range) => [...entry(from, range.from), ...entry(to, range.to)],
});

/** A whole number from 1 to 9,999,999, so that a page times its size is still a number that the API accepts. */
export const numberFilter = (name: string, initial: number): AddressFilter<number> => ({
  initial,
  names: [name],
  read: (query) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : initial;
  },
  write: (value) => entry(name, value === initial ? null : String(value)),
});

/** The page, from 1. */
export const pageFilter = (name = 'page'): AddressFilter<number> => numberFilter(name, firstPage);

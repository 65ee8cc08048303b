import { enumeration } from '../../base/text/index.js';
import { queueFilterNames, queueFilterSpec } from './queue-filter.js';
import type { QueueFilters, QueueFilterSpec, ViewNames } from './queue-filter-spec.js';

type Part = NonNullable<QueueFilterSpec<unknown>['words']>['part'];

/**
 * The filters of an empty view as a sentence: 'No renewal on autoship is assigned to Dr. Ingrid Brandt.'
 *
 * @see P-265
 */
export function viewInWords(filters: QueueFilters, names: ViewNames): string {
  const texts = (part: Part) =>
    queueFilterNames.map((field) => wordsOf(field, part, filters, names)).filter((text) => text !== '');
  const predicates = texts('predicate');
  const all = predicates.length > 0 ? predicates : [filters.status === null ? 'exists' : 'is pending'];
  return `No ${[...texts('noun'), ...texts('suffix')].join('')} ${enumeration(all)}.`;
}

function wordsOf(field: keyof QueueFilters, part: Part, filters: QueueFilters, names: ViewNames): string {
  const { words } = queueFilterSpec(field);
  return words?.part === part ? words.text(filters[field], names) : '';
}

/** The heading of a view without a request, while requests wait elsewhere. @see P-265 */
export function nothingInView(others: number): string {
  return `Nothing in this view; ${others} other ${others === 1 ? 'request is' : 'requests are'} pending`;
}

/** Above this number, locations are counted instead of named. */
const mostNamed = 5;

/** The text when no requests are pending anywhere. @param locations - names of the user's locations @see P-265 */
export function nothingWaitsAt(locations: readonly string[]): string {
  if (locations.length > mostNamed) return nothingWaitsAtAny(locations.length);
  return nothingWaits(locations.join(' or at '));
}

/** Same as above for a chain, whose locations are only counted. */
export const nothingWaitsAtAny = (locations: number): string => nothingWaits(`any of your ${locations} locations`);

const nothingWaits = (places: string) =>
  `No requests are pending at ${places}. New requests appear here automatically.`;

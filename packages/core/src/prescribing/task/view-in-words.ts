import { formatDate } from '../../base/time/index.js';
import { trimmed } from '../../base/text/index.js';
import { taskStatusFilterLabels } from './label.js';
import { defaultQueueFilters, type DateRange, type QueueFilters } from './queue-filter.js';
import { allExceptExpiring, type RequestType } from './type-query.js';

/** Names of what a filter holds by id; an id without a name is left unnamed. */
export interface ViewNames {
  readonly vets: ReadonlyMap<string, string>;
  readonly users: ReadonlyMap<string, string>;
  readonly workflowStatuses: ReadonlyMap<string, string>;
}

const nouns: Readonly<Record<Exclude<RequestType, null>, string>> = {
  [allExceptExpiring]: 'request other than for an expiring Rx',
  approval: 'client request',
  draft: 'recommendation request',
  renewal: 'renewal',
  expiring: 'expiring Rx request',
};

/**
 * What an empty view asked for, as a sentence: 'No renewal on autoship is assigned to Dr. Ingrid Brandt.'
 *
 * @see P-265
 */
export function viewInWords(filters: QueueFilters, names: ViewNames): string {
  const noun = filters.requestType === null ? 'request' : nouns[filters.requestType];
  const autoship = filters.isAutoship === null ? '' : filters.isAutoship ? ' on autoship' : ' without autoship';
  const product = filters.productClassification === null ? '' : ` for ${filters.productClassification}`;
  const said = predicates(filters, names);
  const all = said.length > 0 ? said : [filters.status === null ? 'is there' : 'waits'];
  return `No ${noun}${product}${autoship} ${inOneSentence(all)}.`;
}

function predicates(filters: QueueFilters, names: ViewNames): string[] {
  const { name, status, assignedVeterinarianIds: vets, workflowStatusId, workflowUserId } = filters;
  return [
    trimmed(name) && `matches '${trimmed(name)}'`,
    status !== null && status !== defaultQueueFilters.status && `is ${taskStatusFilterLabels[status].toLowerCase()}`,
    vets.length > 0 && `is assigned to ${oneOf(vets.map((id) => names.vets.get(id) ?? 'this veterinarian'))}`,
    filters.isVetInactive && 'is assigned to a vet who is no longer active',
    during('has its next order', filters.nextOrderDate),
    during('expires', filters.expirationDate),
    during('was created', filters.createdDate),
    workflowStatusId !== null &&
      `has the workflow status ${names.workflowStatuses.get(workflowStatusId) ?? 'that was chosen'}`,
    workflowUserId !== null && `is with ${names.users.get(workflowUserId) ?? 'this user'}`,
  ].filter((text): text is string => typeof text === 'string' && text !== '');
}

function during(what: string, { from, to }: DateRange): string | false {
  if (from === null && to === null) return false;
  if (from !== null && from === to) return `${what} on ${formatDate(from)}`;
  return [what, from && `from ${formatDate(from)}`, to && `until ${formatDate(to)}`].filter(Boolean).join(' ');
}

const oneOf = (names: readonly string[]) => joined(names, 'or');
const inOneSentence = (said: readonly string[]) => joined(said, 'and');

const joined = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;

/** The heading of a view without a request, while requests wait elsewhere. @see P-265 */
export function nothingInView(others: number): string {
  return `Nothing in this view, ${others} ${others === 1 ? 'other waits' : 'others wait'}`;
}

/** Beyond so many the locations are counted instead of named. */
const mostNamed = 5;

/** Where nothing waits, once nothing waits anywhere. @param locations - names of the person's locations @see P-265 */
export function nothingWaitsAt(locations: readonly string[]): string {
  if (locations.length > mostNamed) return nothingWaitsAtAny(locations.length);
  return nothingWaits(locations.join(' or at '));
}

/** The same of a chain, whose locations are counted alone. */
export const nothingWaitsAtAny = (locations: number): string => nothingWaits(`any of your ${locations} locations`);

const nothingWaits = (places: string) => `Nothing waits at ${places}. What arrives shows here by itself.`;

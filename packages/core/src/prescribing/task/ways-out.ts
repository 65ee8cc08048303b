import { isBlank } from '../../base/text/index.js';
import { taskStatusFilterLabels } from './label.js';
import { changeQueueFilters, defaultQueueFilters, type DateRange, type QueueFilters } from './queue-filter.js';
import type { ViewNames } from './view-in-words.js';

/** Filters of one call for the numbers of the ways out (P-265). */
export const waysOutMaximum = 20;

/** What a way out takes back: one filter, the request type, or everything that is set. */
export type WayOutOf =
  | Exclude<keyof QueueFilters, 'page'>
  /** Every filter and the request type: all that wait at the location. */
  | 'everything';

/** A way out of a view without a request: the filters that lead somewhere else. */
export interface WayOut {
  readonly of: WayOutOf;
  readonly filters: QueueFilters;
}

const isOpen = ({ from, to }: DateRange) => from === null && to === null;

/** In the order of the filters on the screen; the request type, which is wider, stands last. */
const set: readonly (readonly [Exclude<keyof QueueFilters, 'page'>, (filters: QueueFilters) => boolean])[] = [
  ['name', ({ name }) => !isBlank(name)],
  ['status', ({ status }) => status !== defaultQueueFilters.status],
  ['productClassification', (filters) => filters.productClassification !== null],
  ['isAutoship', ({ isAutoship }) => isAutoship !== null],
  ['assignedVeterinarianIds', (filters) => filters.assignedVeterinarianIds.length > 0],
  ['isVetInactive', ({ isVetInactive }) => isVetInactive],
  ['nextOrderDate', ({ nextOrderDate }) => !isOpen(nextOrderDate)],
  ['expirationDate', ({ expirationDate }) => !isOpen(expirationDate)],
  ['createdDate', ({ createdDate }) => !isOpen(createdDate)],
  ['workflowStatusId', ({ workflowStatusId }) => workflowStatusId !== null],
  ['workflowUserId', ({ workflowUserId }) => workflowUserId !== null],
  ['requestType', ({ requestType }) => requestType !== null],
];

/**
 * The ways out of a view: without each filter that is set, every request type, and all that wait, the widest last. A
 * single filter has no way of its own, for without it everything is shown. The queue as it opens has none.
 *
 * @see P-265
 */
export function waysOut(filters: QueueFilters): WayOut[] {
  const asked = set.filter(([, isSet]) => isSet(filters)).map(([of]) => of);
  if (asked.length === 0) return [];
  const each = asked.length === 1 ? [] : asked.map((of) => ({ of, filters: without(filters, of) }));
  return [...each, { of: 'everything', filters: defaultQueueFilters }];
}

function without(filters: QueueFilters, of: Exclude<keyof QueueFilters, 'page'>): QueueFilters {
  return changeQueueFilters(filters, { [of]: defaultQueueFilters[of] });
}

/** What a way out is called: a quiet beginning and what is strong, either of which may be empty. */
export interface WayOutLabel {
  readonly before: string;
  readonly strong: string;
}

/**
 * What a way out is called.
 *
 * @param filters - those of the empty view, not those that the way leads to
 * @see P-265
 */
export function wayOutLabel(of: WayOutOf, filters: QueueFilters, names: ViewNames): WayOutLabel {
  if (of === 'everything') return { before: '', strong: 'Show all that wait' };
  if (of === 'requestType') return { before: 'Every request type', strong: '' };
  return { before: 'Without', strong: valueInShort(of, filters, names) };
}

function valueInShort(
  of: Exclude<WayOutOf, 'everything' | 'requestType'>,
  filters: QueueFilters,
  names: ViewNames,
): string {
  switch (of) {
    case 'name':
      return `'${filters.name.trim()}'`;
    case 'status':
      return filters.status === null ? 'Every status' : `Status ${taskStatusFilterLabels[filters.status]}`;
    case 'productClassification':
      return filters.productClassification ?? '';
    case 'isAutoship':
      return `Autoship ${filters.isAutoship ? 'Yes' : 'No'}`;
    case 'assignedVeterinarianIds': {
      const [id = '', ...others] = filters.assignedVeterinarianIds;
      const name = others.length === 0 ? names.vets.get(id) : undefined;
      return name ?? `Assigned veterinarians ${filters.assignedVeterinarianIds.length}`;
    }
    case 'isVetInactive':
      return 'Vets who are no longer active';
    case 'nextOrderDate':
      return 'Next order date';
    case 'expirationDate':
      return 'Expiration date';
    case 'createdDate':
      return 'Created date';
    case 'workflowStatusId':
      return names.workflowStatuses.get(filters.workflowStatusId ?? '') ?? 'Workflow status';
    case 'workflowUserId':
      return names.users.get(filters.workflowUserId ?? '') ?? 'Assigned user';
  }
}

import { classifications } from '../../catalog/product/index.js';
import { isPlainDate, type PlainDate } from '../../base/time/index.js';
import { trimmed } from '../../base/text/index.js';
import { type DateRange, defaultQueueFilters, type QueueFilters } from './queue-filter.js';
import { taskStatusFilters, taskTypes } from './status.js';
import { allExceptExpiring, type RequestType, requestTypeOfQuery, typeQueries } from './type-query.js';

/** The value of `status` in the URL that shows every status; absent is Pending (P-149). */
const everyStatus = 'all';

/** The names of the filters in the URL of `/approve`; `type` is that of P-147, `requestType` holds the rest of P-148. */
const names = [
  'type',
  'requestType',
  'status',
  'name',
  'classification',
  'autoship',
  'vet',
  'inactiveVet',
  'nextOrderFrom',
  'nextOrderTo',
  'expirationFrom',
  'expirationTo',
  'createdFrom',
  'createdTo',
  'workflowStatus',
  'assignedUser',
  'page',
] as const;
type Name = (typeof names)[number];

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

function readRequestType(query: URLSearchParams): RequestType {
  return requestTypeOfQuery(query.get('type')) ?? oneOf(taskTypes, query.get('requestType'));
}

function readStatus(text: string | null): QueueFilters['status'] {
  if (text === everyStatus) return null;
  return oneOf(taskStatusFilters, text) ?? defaultQueueFilters.status;
}

function readAutoship(text: string | null): boolean | null {
  if (text === 'yes') return true;
  return text === 'no' ? false : null;
}

function readRange(query: URLSearchParams, from: Name, to: Name): DateRange {
  const date = (name: Name): PlainDate | null => {
    const text = query.get(name);
    return isPlainDate(text) ? text : null;
  };
  return { from: date(from), to: date(to) };
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : defaultQueueFilters.page;
}

/**
 * The filters a URL asks for. A value nobody knows, an impossible date and a page that is none are ignored: a broken
 * link opens the queue instead of an error.
 *
 * @see P-147, P-149
 */
export function parseQueueFilters(query: URLSearchParams): QueueFilters {
  return {
    requestType: readRequestType(query),
    status: readStatus(query.get('status')),
    name: trimmed(query.get('name')),
    productClassification: oneOf(classifications, query.get('classification')),
    isAutoship: readAutoship(query.get('autoship')),
    assignedVeterinarianIds: [...new Set(query.getAll('vet').filter((id) => id !== ''))],
    isVetInactive: query.get('inactiveVet') === 'yes',
    nextOrderDate: readRange(query, 'nextOrderFrom', 'nextOrderTo'),
    expirationDate: readRange(query, 'expirationFrom', 'expirationTo'),
    createdDate: readRange(query, 'createdFrom', 'createdTo'),
    workflowStatusId: query.get('workflowStatus') || null,
    workflowUserId: query.get('assignedUser') || null,
    page: readPage(query.get('page')),
  };
}

function requestTypeEntry(requestType: RequestType): readonly [Name, string | null] {
  if (requestType === 'expiring') return ['type', typeQueries.expiring];
  return requestType === allExceptExpiring ? ['type', typeQueries.allExceptExpiring] : ['requestType', requestType];
}

function entriesOf(filters: QueueFilters): readonly (readonly [Name, string | null])[] {
  const { status, isAutoship, page, nextOrderDate, expirationDate, createdDate } = filters;
  return [
    requestTypeEntry(filters.requestType),
    ['status', status === defaultQueueFilters.status ? null : (status ?? everyStatus)],
    ['name', trimmed(filters.name)],
    ['classification', filters.productClassification],
    ['autoship', isAutoship === null ? null : isAutoship ? 'yes' : 'no'],
    ...filters.assignedVeterinarianIds.map((id) => ['vet', id] as const),
    ['inactiveVet', filters.isVetInactive ? 'yes' : null],
    ['nextOrderFrom', nextOrderDate.from],
    ['nextOrderTo', nextOrderDate.to],
    ['expirationFrom', expirationDate.from],
    ['expirationTo', expirationDate.to],
    ['createdFrom', createdDate.from],
    ['createdTo', createdDate.to],
    ['workflowStatus', filters.workflowStatusId],
    ['assignedUser', filters.workflowUserId],
    ['page', page === defaultQueueFilters.page ? null : String(page)],
  ];
}

/**
 * The URL that asks for these filters; those at their default stay out of it.
 *
 * @param others - the query as it stands: parameters that are no filter are kept
 * @see P-149
 */
export function serialiseQueueFilters(
  filters: QueueFilters,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const query = new URLSearchParams(others);
  for (const name of names) query.delete(name);
  for (const [name, value] of entriesOf(filters)) if (value) query.append(name, value);
  return query;
}

import {
  type AddressFilter,
  choiceFilter,
  type DateRange,
  dateRangeFilter,
  eitherFilter,
  flagFilter,
  idFilter,
  idsFilter,
  pageFilter,
  textFilter,
} from '../../base/filter/index.js';
import { alternatives, isBlank, trimmed } from '../../base/text/index.js';
import { formatDate, type PlainDate } from '../../base/time/index.js';
import { classifications } from '../../catalog/product/index.js';
import { searchToSend } from '../../practice/location/index.js';
import { taskStatusFilterLabels } from './label.js';
import type { Chip, QueueFilters, QueueFilterSpec, QueueVariables, NextStepLabel } from './queue-filter-spec.js';
import { initialSort, queueSorts } from './queue-sort.js';
import { taskStatusFilters, taskTypes } from './status.js';
import { allExceptExpiring, type RequestType, requestTypeOfQuery, typeListOf, typeQueries } from './type-query.js';
import { waitingDayChoices, waitingDayLabels } from './waiting-time.js';

const nouns: Readonly<Record<Exclude<RequestType, null>, string>> = {
  [allExceptExpiring]: 'request other than an expiring Rx request',
  approval: 'client request',
  draft: 'recommendation request',
  renewal: 'renewal',
  expiring: 'expiring Rx request',
};

/** `type` is the parameter of P-147; `requestType` contains the other types of P-148. */
const requestTypeFilter: AddressFilter<RequestType> = {
  initial: null,
  names: ['type', 'requestType'],
  read: (query) => requestTypeOfQuery(query.get('type')) ?? choiceFilter('requestType', taskTypes).read(query),
  write: (type) => {
    if (type === 'expiring') return [['type', typeQueries.expiring]];
    if (type === allExceptExpiring) return [['type', typeQueries.allExceptExpiring]];
    return choiceFilter('requestType', taskTypes).write(type);
  },
};

/** The status with which the queue opens (P-149). */
const initialStatus = 'pending';
/** The value of `status` in the address that shows every status. */
const everyStatus = 'all';
const statusFilter: AddressFilter<QueueFilters['status']> = {
  initial: initialStatus,
  names: ['status'],
  read: (query) => {
    if (query.get('status') === everyStatus) return null;
    return choiceFilter('status', taskStatusFilters).read(query) ?? initialStatus;
  },
  write: (status) => (status === initialStatus ? [] : [['status', status ?? everyStatus]]),
};

/** The order of the requests; it narrows nothing, so it has neither a variable of the filter nor words (P-452). */
const sortFilter: AddressFilter<QueueFilters['sort']> = {
  initial: initialSort,
  names: ['sort'],
  read: (query) => choiceFilter('sort', queueSorts).read(query) ?? initialSort,
  write: (sort) => (sort === initialSort ? [] : [['sort', sort]]),
};

const without = (strong: string): NextStepLabel => ({ before: 'Without', strong });
const isSomething = (value: unknown): boolean => value !== null;

/** A range of dates, which is described by a verb: 'expires on or before 12-01-2026'. */
function dateRow(
  names: readonly [from: string, to: string],
  [label, verb]: readonly [label: string, verb: string],
  variables: (from: PlainDate | undefined, to: PlainDate | undefined) => Partial<QueueVariables>,
): QueueFilterSpec<DateRange> & { readonly chip: Chip<DateRange> } {
  return {
    ...dateRangeFilter(...names),
    variables: ({ from, to }) => variables(from ?? undefined, to ?? undefined),
    words: { part: 'predicate', text: (range) => during(verb, range) },
    wayOut: () => without(label),
    chip: { label, isSet: ({ from, to }) => from !== null || to !== null },
  };
}

function during(verb: string, { from, to }: DateRange): string {
  if (from === null) return to === null ? '' : `${verb} on or before ${formatDate(to)}`;
  if (to === null) return `${verb} on or after ${formatDate(from)}`;
  if (from === to) return `${verb} on ${formatDate(from)}`;
  return `${verb} from ${formatDate(from)} to ${formatDate(to)}`;
}

type Table = { readonly [Field in keyof QueueFilters]: QueueFilterSpec<QueueFilters[Field]> };

/**
 * The filters of the queue, in the order of the screen. Its address, its variables, the sentence about an empty view,
 * the links out of it and the chips derive from this table.
 *
 * @see P-147, P-149, P-209, P-265
 */
export const queueFilterTable = {
  requestType: {
    ...requestTypeFilter,
    variables: (type) => ({ type: typeListOf(type) }),
    words: { part: 'noun', text: (type) => (type === null ? 'request' : nouns[type]) },
    wayOut: () => ({ before: 'All request types', strong: '' }),
    chip: null,
  },
  name: {
    ...textFilter('name'),
    variables: (name) => ({ nameFilter: searchToSend(name) }),
    words: { part: 'predicate', text: (name) => (isBlank(name) ? '' : `matches '${trimmed(name)}'`) },
    wayOut: (name) => without(`'${trimmed(name)}'`),
    chip: null,
  },
  status: {
    ...statusFilter,
    variables: (status) => ({ status: status ?? undefined }),
    words: {
      part: 'predicate',
      text: (status) =>
        status === null || status === initialStatus ? '' : `is ${taskStatusFilterLabels[status].toLowerCase()}`,
    },
    wayOut: (status) => without(status === null ? 'Every status' : `Status ${taskStatusFilterLabels[status]}`),
    chip: { label: 'Status', isSet: isSomething },
  },
  isMine: {
    ...flagFilter('mine'),
    variables: (isMine) => ({ isMine: isMine || undefined }),
    words: { part: 'predicate', text: (isMine) => (isMine ? 'is yours' : '') },
    wayOut: () => without('Mine'),
    chip: { label: 'Mine', isSet: (isMine) => isMine },
  },
  isReadyToSign: {
    ...flagFilter('ready'),
    variables: (isReady) => ({ isReadyToSign: isReady || undefined }),
    words: { part: 'predicate', text: (isReady) => (isReady ? 'is ready to sign' : '') },
    wayOut: () => without('Ready to sign'),
    chip: { label: 'Ready to sign', isSet: (isReady) => isReady },
  },
  waitingDays: {
    ...choiceFilter('waiting', waitingDayChoices),
    variables: (days) => ({ waitingDays: days === null ? undefined : Number(days) }),
    words: {
      part: 'predicate',
      text: (days) => (days === null ? '' : `has waited ${waitingDayLabels[days].toLowerCase()}`),
    },
    wayOut: (days) => without(days === null ? '' : `Waiting ${waitingDayLabels[days].toLowerCase()}`),
    chip: { label: 'Waiting', isSet: isSomething },
  },
  productClassification: {
    ...choiceFilter('classification', classifications),
    variables: (classification) => ({ productClassification: classification ?? undefined }),
    words: { part: 'suffix', text: (classification) => (classification === null ? '' : ` for ${classification}`) },
    wayOut: (classification) => without(classification ?? ''),
    chip: { label: 'Product classification', isSet: isSomething },
  },
  isAutoship: {
    ...eitherFilter('autoship'),
    variables: (isAutoship) => ({ isAutoship: isAutoship ?? undefined }),
    words: {
      part: 'suffix',
      text: (isAutoship) => (isAutoship === null ? '' : isAutoship ? ' on autoship' : ' without autoship'),
    },
    wayOut: (isAutoship) => without(`Autoship ${isAutoship ? 'Yes' : 'No'}`),
    chip: { label: 'Autoship', isSet: isSomething },
  },
  assignedVeterinarianIds: {
    ...idsFilter('vet'),
    variables: (ids) => ({ assignedVeterinarianIds: ids.length > 0 ? [...ids] : undefined }),
    words: {
      part: 'predicate',
      text: (ids, { vets }) =>
        ids.length === 0 ? '' : `is assigned to ${alternatives(ids.map((id) => vets.get(id) ?? 'this veterinarian'))}`,
    },
    wayOut: (ids, { vets }) => {
      const [id = '', ...others] = ids;
      const name = others.length === 0 ? vets.get(id) : undefined;
      return without(name ?? `Assigned veterinarians ${ids.length}`);
    },
    chip: { label: 'Assigned veterinarians', isSet: (ids) => ids.length > 0 },
  },
  isVetInactive: {
    ...flagFilter('inactiveVet'),
    variables: (isInactive) => ({ isAssignedVetInactive: isInactive || undefined }),
    words: {
      part: 'predicate',
      text: (isInactive) => (isInactive ? 'is assigned to a vet who is no longer active' : ''),
    },
    wayOut: () => without('Vets who are no longer active'),
    chip: { label: 'Vet no longer active', isSet: (isInactive) => isInactive },
  },
  nextOrderDate: dateRow(['nextOrderFrom', 'nextOrderTo'], ['Next order date', 'has its next order'], (from, to) => ({
    nextOrderDateStart: from,
    nextOrderDateEnd: to,
  })),
  expirationDate: dateRow(['expirationFrom', 'expirationTo'], ['Expiration date', 'expires'], (from, to) => ({
    expirationDateStart: from,
    expirationDateEnd: to,
  })),
  createdDate: dateRow(['createdFrom', 'createdTo'], ['Created date', 'was created'], (from, to) => ({
    startDateTime: from,
    endDateTime: to,
  })),
  workflowStatusId: {
    ...idFilter('workflowStatus'),
    variables: (id) => ({ currentWorkflowStatusId: id ?? undefined }),
    words: {
      part: 'predicate',
      text: (id, { workflowStatuses }) =>
        id === null ? '' : `has the workflow status ${workflowStatuses.get(id) ?? 'you chose'}`,
    },
    wayOut: (id, { workflowStatuses }) => without(workflowStatuses.get(id ?? '') ?? 'Workflow status'),
    chip: { label: 'Workflow status', isSet: isSomething },
  },
  workflowUserId: {
    ...idFilter('assignedUser'),
    variables: (id) => ({ workflowLocationUserId: id ?? undefined }),
    words: {
      part: 'predicate',
      text: (id, { users }) => (id === null ? '' : `is with ${users.get(id) ?? 'this user'}`),
    },
    wayOut: (id, { users }) => without(users.get(id ?? '') ?? 'Assigned user'),
    chip: { label: 'Assigned user', isSet: isSomething },
  },
  isSnoozed: {
    ...flagFilter('snoozed'),
    variables: (isSnoozed) => ({ isSnoozed }),
    words: { part: 'predicate', text: (isSnoozed) => (isSnoozed ? 'is snoozed' : '') },
    wayOut: () => without('Snoozed'),
    chip: { label: 'Snoozed', isSet: (isSnoozed) => isSnoozed },
  },
  isWaitingForExam: {
    ...flagFilter('exam'),
    variables: (isWaiting) => ({ isWaitingForExam: isWaiting || undefined }),
    words: { part: 'predicate', text: (isWaiting) => (isWaiting ? 'waits for an exam' : '') },
    wayOut: () => without('Waiting for exam'),
    chip: { label: 'Waiting for exam', isSet: (isWaiting) => isWaiting },
  },
  sort: { ...sortFilter, variables: () => ({}), words: null, wayOut: null, chip: null },
  page: { ...pageFilter(), variables: () => ({}), words: null, wayOut: null, chip: null },
} as const satisfies Table;

import type { Classification } from '../../catalog/product/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { askedSearch } from '../../practice/location/index.js';
import { firstPage } from '../../base/limits/index.js';
import type { TaskStatusFilter } from './status.js';
import { type RequestType, typeListOf } from './type-query.js';

/** Both ends belong to the range; an open end is `null` (P-150). */
export interface DateRange {
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}

/** What the approvals queue is filtered by (P-149); `null`, empty and blank leave a filter out. */
export interface QueueFilters {
  readonly requestType: RequestType;
  /** `null` shows every status. */
  readonly status: TaskStatusFilter | null;
  readonly name: string;
  readonly productClassification: Classification | null;
  readonly isAutoship: boolean | null;
  readonly assignedVeterinarianIds: readonly string[];
  /** Only requests of vets who are no longer active. */
  readonly isVetInactive: boolean;
  readonly nextOrderDate: DateRange;
  readonly expirationDate: DateRange;
  readonly createdDate: DateRange;
  readonly workflowStatusId: string | null;
  readonly workflowUserId: string | null;
  /** Counted from 1. */
  readonly page: number;
}

const anyDate: DateRange = { from: null, to: null };

/** The queue as it opens: pending tasks of every type (P-149). */
export const defaultQueueFilters: QueueFilters = {
  requestType: null,
  status: 'pending',
  name: '',
  productClassification: null,
  isAutoship: null,
  assignedVeterinarianIds: [],
  isVetInactive: false,
  nextOrderDate: anyDate,
  expirationDate: anyDate,
  createdDate: anyDate,
  workflowStatusId: null,
  workflowUserId: null,
  page: firstPage,
};

/**
 * The filters after a choice, back on page 1: the pages of another result list are other pages.
 *
 * @see P-149
 */
export function changeQueueFilters(filters: QueueFilters, change: Partial<Omit<QueueFilters, 'page'>>): QueueFilters {
  return { ...filters, ...change, page: firstPage };
}

/**
 * The variables of GetPrescriptionTasks and its kin; a filter that is not set is left out.
 *
 * @see P-209, P-210
 */
export function taskQueryVariables(filters: QueueFilters, locationId: string) {
  return {
    locationId,
    status: filters.status ?? undefined,
    type: typeListOf(filters.requestType),
    productClassification: filters.productClassification ?? undefined,
    isAutoship: filters.isAutoship ?? undefined,
    assignedVeterinarianIds:
      filters.assignedVeterinarianIds.length > 0 ? [...filters.assignedVeterinarianIds] : undefined,
    isAssignedVetInactive: filters.isVetInactive || undefined,
    nextOrderDateStart: filters.nextOrderDate.from ?? undefined,
    nextOrderDateEnd: filters.nextOrderDate.to ?? undefined,
    expirationDateStart: filters.expirationDate.from ?? undefined,
    expirationDateEnd: filters.expirationDate.to ?? undefined,
    startDateTime: filters.createdDate.from ?? undefined,
    endDateTime: filters.createdDate.to ?? undefined,
    currentWorkflowStatusId: filters.workflowStatusId ?? undefined,
    workflowLocationUserId: filters.workflowUserId ?? undefined,
    nameFilter: askedSearch(filters.name),
  };
}

/**
 * The window of a page, in rows or groups.
 *
 * @param page - counted from 1
 * @see P-152, P-210
 */
export function pageWindow(page: number, size: number): { readonly skip: number; readonly take: number } {
  return { skip: (page - firstPage) * size, take: size };
}

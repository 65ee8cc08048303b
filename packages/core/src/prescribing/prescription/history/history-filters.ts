import { approvalTypeFilters } from '../../../catalog/product/index.js';
import type { ApprovalTypeFilter } from '../../../catalog/product/index.js';
import { prescriptionLimits } from '../../../base/limits/index.js';
import { firstPage } from '../../../base/limits/index.js';
import { pageWindow } from '../../task/index.js';
import { askedSearch } from '../../../practice/location/index.js';
import { shortened, trimmed, trimmedOrNull } from '../../../base/text/index.js';
import { isPlainDate, type PlainDate } from '../../../base/time/index.js';
import { rxStatusFilters } from '../lifecycle/status-filter.js';
import type { RxStatusFilter } from '../lifecycle/status.js';
import { historySearchMaximum } from './history-search.js';
import { historyViews, type HistoryView } from './history-view.js';

/** What the history is filtered by; it lives in the address, so that a list can be sent and comes back (P-178). */
export interface HistoryFilters {
  /** Trimmed; empty for none (P-262). */
  readonly search: string;
  /** `null` for everything. */
  readonly view: HistoryView | null;
  readonly statuses: readonly RxStatusFilter[];
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
  readonly vetId: string | null;
  readonly clientId: string | null;
  readonly patientId: string | null;
  readonly productId: string | null;
  /** 'Show Only Active': without archived ones; off asks for both. */
  readonly onlyActive: boolean;
  readonly approvalTypes: readonly ApprovalTypeFilter[];
  readonly page: number;
  readonly pageSize: number;
}

export const historyPageSizes = [prescriptionLimits.historyPageSize, 20, 50, 100] as const;

const list = <V extends string>(query: URLSearchParams, name: string, known: readonly V[]): readonly V[] => {
  const asked = (query.get(name) ?? '').split(',');
  return known.filter((value) => asked.includes(value));
};
const date = (text: string | null) => (isPlainDate(text) ? text : null);
const number = (text: string | null, fallback: number) =>
  text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : fallback;

export function readHistoryFilters(query: URLSearchParams): HistoryFilters {
  return {
    search: trimmed(shortened(trimmed(query.get('q')), historySearchMaximum)),
    view: historyViews.find((view) => view === query.get('view')) ?? null,
    statuses: list(query, 'status', rxStatusFilters),
    from: date(query.get('from')),
    to: date(query.get('to')),
    vetId: query.get('vet'),
    clientId: query.get('client'),
    patientId: query.get('patient'),
    productId: query.get('product'),
    onlyActive: query.get('active') === 'yes',
    approvalTypes: query.has('types') ? list(query, 'types', approvalTypeFilters) : approvalTypeFilters,
    page: number(query.get('page'), firstPage),
    pageSize: number(query.get('size'), prescriptionLimits.historyPageSize),
  };
}

/** The address of the filters; what stands at its default is left out. */
export function writeHistoryFilters(filters: HistoryFilters): URLSearchParams {
  const all = filters.approvalTypes.length === approvalTypeFilters.length;
  const entries: readonly (readonly [string, string | null])[] = [
    ['q', trimmedOrNull(filters.search)],
    ['view', filters.view],
    ['status', filters.statuses.join(',') || null],
    ['from', filters.from],
    ['to', filters.to],
    ['vet', filters.vetId],
    ['client', filters.clientId],
    ['patient', filters.patientId],
    ['product', filters.productId],
    ['active', filters.onlyActive ? 'yes' : null],
    ['types', all ? null : filters.approvalTypes.join(',')],
    ['page', filters.page === firstPage ? null : String(filters.page)],
    ['size', filters.pageSize === prescriptionLimits.historyPageSize ? null : String(filters.pageSize)],
  ];
  return new URLSearchParams(
    entries.flatMap(([name, value]) => (value === null ? [] : [[name, value] as [string, string]])),
  );
}

/** The filters after a choice, back on page 1. */
export function changeHistoryFilters(
  filters: HistoryFilters,
  change: Partial<Omit<HistoryFilters, 'page'>>,
): HistoryFilters {
  return { ...filters, ...change, page: firstPage };
}

/** What GetPrescriptionCount is asked with; what is not asked for is left out. */
export interface HistoryVariables {
  readonly locationId: string;
  readonly rxStatusFilters?: RxStatusFilter[];
  readonly startDateTime?: PlainDate;
  readonly endDateTime?: PlainDate;
  readonly prescribingVetId?: string;
  readonly locationClientId?: string;
  readonly locationPatientId?: string;
  readonly productId?: string;
  readonly archived?: boolean;
  readonly productApprovalTypeFilters: ApprovalTypeFilter[];
  readonly search?: string;
  readonly view?: HistoryView;
}

/** The variables of GetPrescriptionCount; GetPrescriptionHistory takes the page besides (P-205, P-206). */
export function historyVariables(filters: HistoryFilters, locationId: string): HistoryVariables {
  return {
    locationId,
    rxStatusFilters: filters.statuses.length > 0 ? [...filters.statuses] : undefined,
    startDateTime: filters.from ?? undefined,
    endDateTime: filters.to ?? undefined,
    prescribingVetId: filters.vetId ?? undefined,
    locationClientId: filters.clientId ?? undefined,
    locationPatientId: filters.patientId ?? undefined,
    productId: filters.productId ?? undefined,
    archived: filters.onlyActive ? false : undefined,
    productApprovalTypeFilters: [...filters.approvalTypes],
    search: askedSearch(filters.search),
    view: filters.view ?? undefined,
  };
}

/** A page of a list: its number from 1, and its rows. */
export interface HistoryPage {
  readonly page: number;
  readonly pageSize: number;
}

/** The variables of GetPrescriptionHistory: those of its count, and the rows of a page (P-205). */
export function historyPageVariables<Variables>(
  filters: Variables,
  { page, pageSize }: HistoryPage,
): Variables & { readonly skip: number; readonly take: number } {
  return { ...filters, ...pageWindow(page, pageSize) };
}

/** A view as it opens: its condition in place of every other filter, the search kept (P-262). */
export function openView(filters: HistoryFilters, view: HistoryView | null): HistoryFilters {
  const { search, pageSize } = filters;
  return { ...readHistoryFilters(new URLSearchParams()), search, pageSize, view };
}

/** What a view that somebody keeps asks for: all but the page. */
export function keptQuery(filters: HistoryFilters): string {
  return writeHistoryFilters({
    ...filters,
    page: firstPage,
    pageSize: prescriptionLimits.historyPageSize,
  }).toString();
}

/** A status as the filter names it: 'Received by pharmacy'. */
export function statusFilterLabel(filter: RxStatusFilter): string {
  const words = filter.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

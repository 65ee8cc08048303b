import { fieldsOf, initialFilters, readFilters, variablesOf, writeFilters } from '../../../base/filter/index.js';
import { firstPage, prescriptionLimits } from '../../../base/limits/index.js';
import { pageWindow } from '../../task/index.js';
import type { RxStatusFilter } from '../lifecycle/status.js';
import { historyFilterTable, type HistoryFilters, type HistoryVariables } from './history-filter-table.js';
import type { HistoryView } from './history-view.js';

export const historyPageSizes = [prescriptionLimits.historyPageSize, 20, 50, 100] as const;

/** The filters that an address asks for; what is missing or invalid has its initial value. @see P-178 */
export const readHistoryFilters = (query: URLSearchParams): HistoryFilters =>
  readFilters<HistoryFilters>(historyFilterTable, query);

/** The address of the filters; those with their initial value are left out. @see P-178 */
export const writeHistoryFilters = (filters: HistoryFilters): URLSearchParams =>
  writeFilters<HistoryFilters>(historyFilterTable, filters);

/** The filters after a choice, back on page 1. @see P-178 */
export function changeHistoryFilters(
  filters: HistoryFilters,
  change: Partial<Omit<HistoryFilters, 'page'>>,
): HistoryFilters {
  return { ...filters, ...change, page: firstPage };
}

/** The variables of GetPrescriptionCount; GetPrescriptionHistory takes the page besides (P-205, P-206). */
export const historyVariables = (filters: HistoryFilters, locationId: string): HistoryVariables => ({
  ...variablesOf<HistoryFilters, HistoryVariables>(historyFilterTable, filters),
  locationId,
});

/** A page of a list: its number, starting at 1, and its size. */
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
export function openView({ search, pageSize }: HistoryFilters, view: HistoryView | null): HistoryFilters {
  return { ...initialFilters<HistoryFilters>(historyFilterTable), search, pageSize, view };
}

/** What a view that a user keeps asks for: everything except the page. @see P-262 */
export function savedViewQuery(filters: HistoryFilters): string {
  const initial = initialFilters<HistoryFilters>(historyFilterTable);
  const kept = fieldsOf(historyFilterTable).filter((field) => historyFilterTable[field].isKept);
  const query: Partial<HistoryFilters> = Object.fromEntries(kept.map((field) => [field, filters[field]]));
  return writeHistoryFilters({ ...initial, ...query }).toString();
}

/** The label of a filter's control. */
export const historyFilterLabel = (field: LabeledHistoryFilter): string => historyFilterTable[field].label;

/** The filters whose control has a label. */
export type LabeledHistoryFilter = {
  [Field in keyof HistoryFilters]: (typeof historyFilterTable)[Field]['label'] extends null ? never : Field;
}[keyof HistoryFilters];

/** A status as the filter names it: 'Received by pharmacy'. */
export function statusFilterLabel(filter: RxStatusFilter): string {
  const words = filter.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

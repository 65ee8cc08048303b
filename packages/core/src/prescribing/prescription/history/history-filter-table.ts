import {
  choiceFilter,
  choicesFilter,
  dateFilter,
  type FilterSpec,
  flagFilter,
  idFilter,
  numberFilter,
  pageFilter,
  textFilter,
} from '../../../base/filter/index.js';
import { prescriptionLimits } from '../../../base/limits/index.js';
import type { PlainDate } from '../../../base/time/index.js';
import { type ApprovalTypeFilter, approvalTypeFilters } from '../../../catalog/product/index.js';
import { searchToSend } from '../../../practice/location/index.js';
import type { RxStatusFilter } from '../lifecycle/status.js';
import { rxStatusFilters } from '../lifecycle/status-filter.js';
import { historySearchMaximum } from './history-search.js';
import { type HistoryView, historyViews } from './history-view.js';

/** The filters of the history; they are in the address, so that a list can be sent and comes back (P-178). */
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
  /** 'Show Only Active': without archived prescriptions; off asks for both. */
  readonly onlyActive: boolean;
  readonly approvalTypes: readonly ApprovalTypeFilter[];
  readonly page: number;
  readonly pageSize: number;
}

/** The variables of GetPrescriptionCount (P-206); what is not asked for is left out. */
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

/** Everything about one filter of the history. */
interface HistoryFilterSpec<Value> extends FilterSpec<Value, HistoryVariables> {
  /** The label of its control; `null` where it is labeled by its values. */
  readonly label: string | null;
  /** Whether a view that a user keeps contains it (P-262). */
  readonly isKept: boolean;
}

type Table = { readonly [Field in keyof HistoryFilters]: HistoryFilterSpec<HistoryFilters[Field]> };

const noVariables = () => ({});

/**
 * The filters of the history, in the order of its address, which the address, the variables and the labels derive from.
 *
 * @see P-178, P-205, P-206, P-262
 */
export const historyFilterTable = {
  search: {
    ...textFilter('q', historySearchMaximum),
    variables: (search) => ({ search: searchToSend(search) }),
    label: 'Patient, client, drug, number',
    isKept: true,
  },
  view: {
    ...choiceFilter('view', historyViews),
    variables: (view) => ({ view: view ?? undefined }),
    label: null,
    isKept: true,
  },
  statuses: {
    ...choicesFilter('status', rxStatusFilters),
    variables: (statuses) => ({ rxStatusFilters: statuses.length > 0 ? [...statuses] : undefined }),
    label: 'Status',
    isKept: true,
  },
  from: {
    ...dateFilter('from'),
    variables: (from) => ({ startDateTime: from ?? undefined }),
    label: 'Date',
    isKept: true,
  },
  to: { ...dateFilter('to'), variables: (to) => ({ endDateTime: to ?? undefined }), label: 'Date', isKept: true },
  vetId: {
    ...idFilter('vet'),
    variables: (id) => ({ prescribingVetId: id ?? undefined }),
    label: 'Prescribing vet',
    isKept: true,
  },
  clientId: {
    ...idFilter('client'),
    variables: (id) => ({ locationClientId: id ?? undefined }),
    label: 'Client',
    isKept: true,
  },
  patientId: {
    ...idFilter('patient'),
    variables: (id) => ({ locationPatientId: id ?? undefined }),
    label: 'Patient',
    isKept: true,
  },
  productId: {
    ...idFilter('product'),
    variables: (id) => ({ productId: id ?? undefined }),
    label: 'Product',
    isKept: true,
  },
  onlyActive: {
    ...flagFilter('active'),
    variables: (onlyActive) => ({ archived: onlyActive ? false : undefined }),
    label: 'Show Only Active',
    isKept: true,
  },
  approvalTypes: {
    ...choicesFilter('types', approvalTypeFilters, approvalTypeFilters),
    variables: (types) => ({ productApprovalTypeFilters: [...types] }),
    label: 'Approval type',
    isKept: true,
  },
  page: { ...pageFilter(), variables: noVariables, label: null, isKept: false },
  pageSize: {
    ...numberFilter('size', prescriptionLimits.historyPageSize),
    variables: noVariables,
    label: null,
    isKept: false,
  },
} as const satisfies Table;

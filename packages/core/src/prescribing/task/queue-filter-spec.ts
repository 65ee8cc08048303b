import type { DateRange, FilterSpec } from '../../base/filter/index.js';
import type { PlainDate } from '../../base/time/index.js';
import type { Classification } from '../../catalog/product/index.js';
import type { QueueSort } from './queue-sort.js';
import type { TaskStatusFilter, TaskType } from './status.js';
import type { RequestType } from './type-query.js';
import type { WaitingDays } from './waiting-time.js';

/** The filters of the approvals queue (P-149); `null`, empty and blank leave a filter out. */
export interface QueueFilters {
  readonly requestType: RequestType;
  readonly name: string;
  /** `null` shows every status. */
  readonly status: TaskStatusFilter | null;
  /** Only requests of the viewer, and of vets who delegated to them (P-451). */
  readonly isMine: boolean;
  /** Only requests that need nothing but a signature (P-451). */
  readonly isReadyToSign: boolean;
  /** Only requests that have waited for so many days (P-451). */
  readonly waitingDays: WaitingDays | null;
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
  /** Only snoozed requests, instead of those in the list (P-516). */
  readonly isSnoozed: boolean;
  /** Only requests that wait for an exam (P-518). */
  readonly isWaitingForExam: boolean;
  readonly sort: QueueSort;
  /** Counted from 1. */
  readonly page: number;
}

/** The variables of GetPrescriptionTasks and the related queries, besides the location (P-209, P-210). */
export interface QueueVariables {
  readonly status?: TaskStatusFilter;
  readonly type?: TaskType[];
  readonly isMine?: boolean;
  readonly isReadyToSign?: boolean;
  readonly waitingDays?: number;
  readonly productClassification?: Classification;
  readonly isAutoship?: boolean;
  readonly assignedVeterinarianIds?: string[];
  readonly isAssignedVetInactive?: boolean;
  readonly nextOrderDateStart?: PlainDate;
  readonly nextOrderDateEnd?: PlainDate;
  readonly expirationDateStart?: PlainDate;
  readonly expirationDateEnd?: PlainDate;
  readonly startDateTime?: PlainDate;
  readonly endDateTime?: PlainDate;
  readonly currentWorkflowStatusId?: string;
  readonly workflowLocationUserId?: string;
  readonly isSnoozed?: boolean;
  readonly isWaitingForExam?: boolean;
  readonly nameFilter?: string;
}

/** The names of the records that filters hold by ID; an ID without a name is described in general terms. */
export interface ViewNames {
  readonly vets: ReadonlyMap<string, string>;
  readonly users: ReadonlyMap<string, string>;
  readonly workflowStatuses: ReadonlyMap<string, string>;
}

/** The label of a link out of an empty view: its plain beginning and its emphasized end, either of which may be empty. */
export interface NextStepLabel {
  readonly before: string;
  readonly strong: string;
}

type InWords<Value> = (value: Value, names: ViewNames) => string;

/** Its chip, and whether the chip has a value to show. */
export interface Chip<Value> {
  readonly label: string;
  readonly isSet: (value: Value) => boolean;
}

/** Everything about one filter of the queue. */
export interface QueueFilterSpec<Value> extends FilterSpec<Value, QueueVariables> {
  /** Its part of the sentence about an empty view (P-265); empty where it has none to add. */
  readonly words: { readonly part: 'noun' | 'suffix' | 'predicate'; readonly text: InWords<Value> } | null;
  /** The label of the link that resets it (P-265). */
  readonly wayOut: ((value: Value, names: ViewNames) => NextStepLabel) | null;
  /** `null` where the screen has another control for it. */
  readonly chip: Chip<Value> | null;
}

export { alreadyAnswered } from './already-answered.js';
export type { TaskStatusFacts } from './already-answered.js';
export { isAnswerOf } from './answer-of.js';
export type { TaskParties, SentAnswerParties } from './answer-of.js';
export {
  authorizedLabel,
  cardActions,
  cardContent,
  formTitle,
  mayCopyTask,
  reviewLabel,
  showsAuthorized,
} from './card.js';
export type { CardAction, CardContent } from './card.js';
export { checkDeclineForm, checkSimpleDeclineForm, declineReasonSent } from './decline-form.js';
export type { DeclineForm } from './decline-form.js';
export {
  checkDeclineReason,
  declineReasonMaxLength,
  declineReasons,
  recentSupplies,
  simpleDeclineReasons,
} from './decline-reason.js';
export type { DeclineReason, RecentSupply } from './decline-reason.js';
export { closedFrom, groupByClient, isOpenByDefault, officeUseGroup } from './grouping.js';
export type { TaskGroup } from './grouping.js';
export { cardsLabel, cardsWithoutOne, joinedTypes, requestsLabel, typesOfCard } from './joined.js';
export { taskStatusFilterLabels, taskStatusLabel, taskTypeLabel } from './label.js';
export { isTaskEventPossible } from './chart.js';
export { taskLifecycle } from './lifecycle.js';
export type { TaskOutcome } from './lifecycle.js';
export { nextTaskStatus } from './next-status.js';
export type { TaskStep } from './next-status.js';
export { countedOf, countedTo, countText, pageOfList } from './counted.js';
export type { Counted, PageOfList } from './counted.js';
export { parseOpenTask, withOpenTask } from './open-url.js';
export type { NamedTask } from './open-url.js';
export { firstPage } from '../../base/limits/index.js';
export { lastPage, pageWithin, requestsOfClient, taskPageSize } from './page-size.js';
export {
  changeQueueFilters,
  type ChipFilter,
  chipFilters,
  chipLabel,
  chipsSet,
  defaultQueueFilters,
  isChipSet,
  pageWindow,
  parseQueueFilters,
  queueParameters,
  serialiseQueueFilters,
  taskListVariables,
  taskQueryVariables,
} from './queue-filter.js';
export type { DateRange } from '../../base/filter/index.js';
export type { QueueFilters, ViewNames, NextStepLabel } from './queue-filter-spec.js';
export { queueSearchIssues, queueSearchMaximum, queueWords } from './queue-search.js';
export type { QueueWord } from './queue-search.js';
export { reasonLetters } from './reason-letter.js';
export { checkSentOutcome } from './sent-outcome.js';
export type { SentOutcome } from './sent-outcome.js';
export { taskStatusFilters, taskStatuses, taskTypes } from './status.js';
export type { TaskStatus, TaskStatusFilter, TaskType } from './status.js';
export { statusFilterOf, statusMatchOf } from './status-filter.js';
export type { StatusMatch } from './status-filter.js';
export { systemInitiator } from './task-event.js';
export type { PrescriptionEffect, TaskAction, TaskEvent, TaskEventType } from './task-event.js';
export { compareTasks, dueDateOf } from './due-date.js';
export type { TaskDates } from './due-date.js';
export { ownVetIds } from './own-requests.js';
export type { QueueViewer } from './own-requests.js';
export { queueSortLabels, queueSorts } from './queue-sort.js';
export type { QueueSort } from './queue-sort.js';
export { isReadyToSign, readyToSignStatus } from './ready-to-sign.js';
export { urgencies, urgencyOf } from './urgency.js';
export type { Urgency } from './urgency.js';
export { arrivedBy, daysWaited, waitingDayChoices, waitingDayLabels, waitingDaysIssues } from './waiting-time.js';
export type { WaitingDays } from './waiting-time.js';
export { declineWarning, noApprovalsText, taskErrorNotice, taskSuccessNotices } from './text.js';
export type { TaskAttempt } from './text.js';
export { allExceptExpiring, matchesTypeList, requestTypeOfQuery, typeListOf, typeQueries } from './type-query.js';
export type { RequestType } from './type-query.js';
export { countOfRequestType, countsWithoutOne, expiringAndOthers } from './waiting-count.js';
export type { TypeCount } from './waiting-count.js';
export { nothingInView, nothingWaitsAt, nothingWaitsAtAny, viewInWords } from './view-in-words.js';
export { nextStepLabel, possibleNextSteps, maxNextSteps } from './next-steps.js';
export type { NextStep, NextStepKind } from './next-steps.js';
export { checkWorkflowForm, inactiveWorkflowUserText, internalNoteMaxLength } from './workflow-form.js';
export type { WorkflowChoices, WorkflowForm } from './workflow-form.js';

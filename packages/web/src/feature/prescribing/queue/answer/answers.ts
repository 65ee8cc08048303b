/** Everything needed to answer a request. It is most of the page's code, and reading the list doesn't need it. */
export { nextTaskStatus } from '@signa/core/prescribing';
export { HandOffDialog } from '../hand-off/hand-off-dialog';
export { SnoozeDialog } from '../hand-off/snooze-dialog';
export { ExamDialog } from '../hand-off/exam-dialog';
export { DeclineDialog } from './decline-dialog';
export { OpenTask } from '../open/open-task';
export { WorkflowDialog } from '../../workflow/workflow-dialog';

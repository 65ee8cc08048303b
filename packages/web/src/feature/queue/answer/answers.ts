/** What a request of the list is answered with; most of the code of the page, and none of it needed to read the list. */
export { nextTaskStatus } from '@signa/core/prescribing';
export { DeclineDialog } from './decline-dialog';
export { OpenTask } from '../open/open-task';
export { WorkflowDialog } from '../../workflow/workflow-dialog';

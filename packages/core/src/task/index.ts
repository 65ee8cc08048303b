export { taskStatusFilters, taskStatuses, taskTypes } from './status.js';
export type { TaskStatus, TaskStatusFilter, TaskType } from './status.js';

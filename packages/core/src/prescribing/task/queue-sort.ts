/** The orders in which the queue lists requests: of its clients, and of the requests of each (P-452). */
export const queueSorts = ['newest', 'waiting', 'due'] as const;
export type QueueSort = (typeof queueSorts)[number];

/** The order in which the queue opens (P-150). */
export const initialSort: QueueSort = 'newest';

export const queueSortLabels: Readonly<Record<QueueSort, string>> = {
  newest: 'Newest first',
  waiting: 'Waiting longest',
  due: 'Due first',
};

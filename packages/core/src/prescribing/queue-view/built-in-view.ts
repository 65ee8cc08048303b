import type { PlainDate } from '../../base/time/index.js';
import { changeQueueFilters, defaultQueueFilters, ownVetIds } from '../task/index.js';
import type { QueueFilters, QueueViewer } from '../task/index.js';

/** A named selection of the queue: filters with an order. */
export interface QueueView {
  readonly id: string;
  readonly name: string;
  /** On page 1. */
  readonly filters: QueueFilters;
}

interface BuiltInRow {
  readonly name: string;
  readonly change: Partial<Omit<QueueFilters, 'page'>>;
  /** Whether the view is offered to a viewer on a day. */
  readonly isOffered: (viewer: QueueViewer, today: PlainDate) => boolean;
}

const toAll = () => true;

/** A user has requests only if they authorize, or if a vet delegated to them. */
const toAnswering: BuiltInRow['isOffered'] = (viewer, today) =>
  viewer.locationUserId !== null && (viewer.canAuthorize || ownVetIds(viewer, today).length > 1);

/** In the order of the screen. A further view is a further row. */
const rows = {
  all: { name: 'All pending', change: {}, isOffered: toAll },
  mine: { name: 'Mine', change: { isMine: true, sort: 'waiting' }, isOffered: toAnswering },
  ready: { name: 'Ready to sign', change: { isReadyToSign: true, sort: 'waiting' }, isOffered: toAll },
  waiting: { name: 'Waiting over a day', change: { waitingDays: '1', sort: 'waiting' }, isOffered: toAll },
} as const satisfies Readonly<Record<string, BuiltInRow>>;

export type BuiltInViewId = keyof typeof rows;
export const builtInViewIds = Object.keys(rows) as readonly BuiltInViewId[];

/** The view of every pending request: the queue as it opens (P-149). */
export const everyRequestView: BuiltInViewId = 'all';

/** A built-in view. @see P-451 */
export const builtInView = (id: BuiltInViewId): QueueView => ({
  id,
  name: rows[id].name,
  filters: changeQueueFilters(defaultQueueFilters, rows[id].change),
});

/**
 * The built-in views of a viewer, in the order of the screen.
 *
 * @param today - the day at the location; a delegation counts through its last day
 * @see P-451
 */
export function builtInViews(viewer: QueueViewer, today: PlainDate): readonly QueueView[] {
  return builtInViewIds.filter((id) => rows[id].isOffered(viewer, today)).map((id) => builtInView(id));
}

import {
  parseOpenTask,
  parseQueueFilters,
  type QueueFilters,
  queueParameters,
  serialiseQueueFilters,
} from '../task/index.js';
import { builtInView, everyRequestView, type QueueView } from './built-in-view.js';
import { viewQuery } from './own-view.js';

/** The parameter with the ID of the view that an address begins with. */
const name = 'view';

/**
 * The address of a view: its filters, and its ID. Whoever opens it sees the same filters, also without a view of that
 * ID; the filters alone decide what is listed.
 *
 * @param others - the current query: parameters of neither a filter nor a view are kept
 * @see P-454
 */
export function viewAddress(view: QueueView, others?: URLSearchParams): URLSearchParams {
  const query = serialiseQueueFilters(view.filters, others);
  query.set(name, view.id);
  return query;
}

/** The view that an address shows, and whether its filters or its order differ from those saved. */
export interface CurrentView {
  readonly view: QueueView;
  readonly isChanged: boolean;
}

/**
 * The view that an address shows: the one that it names, or else the first with the same filters.
 *
 * @param views - those of the viewer
 * @returns `null` for filters of no view
 * @see P-454
 */
export function currentView(query: URLSearchParams, views: readonly QueueView[]): CurrentView | null {
  const now = viewQuery(parseQueueFilters(query));
  const isSame = (view: QueueView) => viewQuery(view.filters) === now;
  const named = views.find(({ id }) => id === query.get(name));
  if (named) return { view: named, isChanged: !isSame(named) };
  const same = views.find(isSame);
  return same ? { view: same, isChanged: false } : null;
}

/**
 * Whether an address leaves open what to list: it has neither a filter, nor a view, nor an open request. The queue then
 * opens with the default view of the viewer.
 *
 * @see P-454
 */
export function opensDefaultView(query: URLSearchParams): boolean {
  return !query.has(name) && parseOpenTask(query) === null && !queueParameters.some((each) => query.has(each));
}

/**
 * The address of filters, for a link or after a change. Without a filter it names the view of every pending request,
 * because an empty address opens the default view instead. With filters it doesn't name that view, which has none.
 *
 * @param others - the current query: its other parameters are kept
 * @see P-454
 */
export function queueAddress(filters: QueueFilters, others?: URLSearchParams): URLSearchParams {
  const query = serialiseQueueFilters(filters, others);
  if (query.get(name) === everyRequestView) query.delete(name);
  if (opensDefaultView(query)) query.set(name, everyRequestView);
  return query;
}

/** The view with which the queue opens: the default, or every pending request if that is no longer offered. */
export function defaultViewOf(views: readonly QueueView[], defaultView: string): QueueView {
  return views.find(({ id }) => id === defaultView) ?? builtInView(everyRequestView);
}

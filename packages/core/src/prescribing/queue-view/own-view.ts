import { type Issue, requiredText } from '../../base/failure/index.js';
import { searchToSend } from '../../practice/location/index.js';
import { firstDay, lastDay } from '../../base/bounds/index.js';
import { folded, isBlank, isTooLong, trimmed, visibleText } from '../../base/text/index.js';
import {
  defaultQueueFilters,
  parseQueueFilters,
  type QueueFilters,
  queueSearchIssues,
  serialiseQueueFilters,
} from '../task/index.js';
import { builtInView, builtInViewIds, everyRequestView, type QueueView } from './built-in-view.js';

/** Limits of the views that a user saves at a location (P-453). */
export const ownViewLimits = { views: 20, name: 40, query: 2000 } as const;

/** A view that a user saved. */
export interface OwnView {
  /** A UUID, which the caller chooses. */
  readonly id: string;
  readonly name: string;
  /** The query of its address, as `viewQuery` writes it. */
  readonly query: string;
}

/** The views that a user saved at a location, in their order, and the view with which the queue opens. */
export interface OwnViews {
  readonly views: readonly OwnView[];
  /** The ID of a saved or a built-in view. */
  readonly defaultView: string;
}

/** Those of a user who has never saved a view. */
export const noOwnViews: OwnViews = { views: [], defaultView: everyRequestView };

export const ownViewTexts = {
  tooMany: `You can save at most ${ownViewLimits.views} views. Delete one first.`,
  nameTooLong: `Enter at most ${ownViewLimits.name} characters`,
  queryTooLong: `These filters are too long to save. Remove some of them; the address can have at most ${ownViewLimits.query} characters.`,
  queryInvalid: 'These filters cannot be saved. Remove the last one that you set, then save again.',
  changedMeanwhile: 'Your views were changed in another tab or on another device. Load them, then save again.',
  unknownDefault: 'The default view does not exist. Choose another one.',
  duplicateId: 'Two views have the same ID.',
} as const;

/** The filters as the query of an address, always the same for equal filters and without the page. @see P-453 */
export const viewQuery = (filters: QueueFilters): string =>
  serialiseQueueFilters({ ...filters, page: defaultQueueFilters.page }).toString();

/** A saved view with its filters. A parameter that this version does not know is ignored. */
export const viewOf = ({ id, name, query }: OwnView): QueueView => ({
  id,
  name,
  filters: { ...parseQueueFilters(new URLSearchParams(query)), page: defaultQueueFilters.page },
});

const nameKey = (name: string) => folded(visibleText(name)).replaceAll(/\s+/g, ' ').trim();
const builtInNames = new Set(builtInViewIds.map((id) => nameKey(builtInView(id).name)));

/**
 * The issue of a name for a view: 1 to 40 characters, and not that of another view, ignoring case, accents and repeated
 * spaces.
 *
 * @param others - the user's other saved views
 * @returns `null` for a valid name
 * @see P-453
 */
export function viewNameIssue(name: string, others: readonly Pick<OwnView, 'name'>[], path = 'name'): Issue | null {
  if (isBlank(name)) return { path, code: 'required', message: requiredText };
  if (isTooLong(name, ownViewLimits.name)) return { path, code: 'too-long', message: ownViewTexts.nameTooLong };
  const isTaken = builtInNames.has(nameKey(name)) || others.some((other) => nameKey(other.name) === nameKey(name));
  if (!isTaken) return null;
  return { path, code: 'taken', message: `You already have a view named '${trimmed(name)}'. Choose another name.` };
}

/**
 * The issue of filters to save: too long, or with a value that a list could not be asked for, such as the vet 'me', a
 * day in the year 300 or a search of 200 characters.
 *
 * @see P-453
 */
export function viewQueryIssue(query: string, path = 'query'): Issue | null {
  if (query.length > ownViewLimits.query) return { path, code: 'too-long', message: ownViewTexts.queryTooLong };
  const filters = parseQueueFilters(new URLSearchParams(query));
  const { workflowStatusId, workflowUserId, nextOrderDate, expirationDate, createdDate } = filters;
  const ids = [...filters.assignedVeterinarianIds, workflowStatusId, workflowUserId].filter((id) => id !== null);
  const dates = [nextOrderDate, expirationDate, createdDate].flatMap(({ from, to }) => [from, to]);
  const isAskable =
    ids.every((id) => recordId.test(id)) &&
    dates.every((date) => date === null || (date >= firstDay && date <= lastDay)) &&
    queueSearchIssues(searchToSend(filters.name) ?? '').length === 0;
  return isAskable ? null : { path, code: 'invalid', message: ownViewTexts.queryInvalid };
}

const recordId = /^\d{1,18}$/;

/**
 * The issues of a user's views as they would be stored.
 *
 * @returns issues with the paths `views`, `views.{index}.id`, `.name`, `.query` and `defaultView`
 * @see P-453
 */
export function checkOwnViews({ views, defaultView }: OwnViews): Issue[] {
  const issues: (Issue | null)[] = views.flatMap(({ id, name, query }, index) => {
    const earlier = views.slice(0, index);
    const isDuplicate = earlier.some((other) => other.id === id);
    return [
      isDuplicate ? { path: `views.${index}.id`, code: 'taken', message: ownViewTexts.duplicateId } : null,
      viewNameIssue(name, earlier, `views.${index}.name`),
      viewQueryIssue(query, `views.${index}.query`),
    ];
  });
  if (views.length > ownViewLimits.views)
    issues.push({ path: 'views', code: 'too-many', message: ownViewTexts.tooMany });
  if (![...builtInViewIds, ...views.map(({ id }) => id)].includes(defaultView))
    issues.push({ path: 'defaultView', code: 'unknown', message: ownViewTexts.unknownDefault });
  return issues.filter((issue) => issue !== null);
}

/** The views as they are stored: names trimmed, and queries in the form of `viewQuery`. @see P-453 */
export const normalizeOwnViews = ({ views, defaultView }: OwnViews): OwnViews => ({
  views: views.map((view) => ({ id: view.id, name: trimmed(view.name), query: viewQuery(viewOf(view).filters) })),
  defaultView,
});

/** One change that a user makes to their views. */
export type OwnViewEdit =
  | { readonly kind: 'add'; readonly view: OwnView }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  /** Saves changed filters in the same view. */
  | { readonly kind: 'change'; readonly id: string; readonly query: string }
  | { readonly kind: 'remove'; readonly id: string }
  /** @property to - its place afterwards, from 0 */
  | { readonly kind: 'move'; readonly id: string; readonly to: number }
  | { readonly kind: 'open-with'; readonly id: string };

/**
 * The views after a change. A change of a view that no longer exists leaves them as they are, so that it can be applied
 * to views that another device has changed in the meantime. When the default view is removed, the queue opens with all
 * pending requests again.
 *
 * @see P-453
 */
export function editOwnViews(own: OwnViews, edit: OwnViewEdit): OwnViews {
  const { views, defaultView } = own;
  const replaced = (id: string, change: Partial<OwnView>): OwnViews => ({
    ...own,
    views: views.map((view) => (view.id === id ? { ...view, ...change } : view)),
  });
  switch (edit.kind) {
    case 'add':
      return views.some(({ id }) => id === edit.view.id) ? own : { ...own, views: [...views, edit.view] };
    case 'rename':
      return replaced(edit.id, { name: edit.name });
    case 'change':
      return replaced(edit.id, { query: edit.query });
    case 'remove':
      return {
        views: views.filter(({ id }) => id !== edit.id),
        defaultView: defaultView === edit.id ? everyRequestView : defaultView,
      };
    case 'move': {
      const moved = views.find(({ id }) => id === edit.id);
      if (!moved) return own;
      const others = views.filter((view) => view !== moved);
      return { ...own, views: others.toSpliced(Math.max(0, edit.to), 0, moved) };
    }
    case 'open-with': {
      const isKnown = builtInViewIds.some((id) => id === edit.id) || views.some(({ id }) => id === edit.id);
      return isKnown ? { ...own, defaultView: edit.id } : own;
    }
  }
}

import { isBlank, isTooLong, requiredText } from '@signa/core/base';

/** A named view saved by a user. */
export interface SavedView {
  readonly name: string;
  /** Query parameters of the history, without the page. */
  readonly query: string;
}

/** Maximum length of a name, and number of views per user and location. */
const maxViewNameLength = 40;
export const maxSavedViews = 12;

type Kept = Readonly<Record<string, readonly SavedView[]>>;
const key = 'historyViews';

/** Owner of the views, which depend on the clients, patients, and vets of one location. */
export const ownerOf = (username: string, locationId: string) => `${username} ${locationId}`;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'query' in value &&
  typeof value.name === 'string' &&
  typeof value.query === 'string';

function readAll(): Kept {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Kept) : {};
  } catch {
    return {};
  }
}

/** The user's saved views at the location, in this browser (P-262). */
export function readSavedViews(owner: string): readonly SavedView[] {
  const views: unknown = readAll()[owner];
  return Array.isArray(views) ? views.filter(isView) : [];
}

export function writeSavedViews(owner: string, views: readonly SavedView[]): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readAll(), [owner]: views }));
  } catch {
    // Without storage, the views last until the page is left.
  }
}

/** The views with one added, which replaces another of the same name. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...views.filter(({ name }) => name !== view.name), view].slice(-maxSavedViews);
}

/** What is wrong with the name of a view; `null` if nothing is. */
export function viewNameProblem(name: string): string | null {
  if (isBlank(name)) return requiredText;
  return isTooLong(name, maxViewNameLength) ? `Enter at most ${maxViewNameLength} characters` : null;
}

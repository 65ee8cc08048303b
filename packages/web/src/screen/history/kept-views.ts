/** A view under a name that a person gave it. */
export interface KeptView {
  readonly name: string;
  /** The query of the history's address, without a page. */
  readonly query: string;
}

/** Characters of a name, and views of one person at one location. */
export const keptViewName = 40;
export const keptViewsMost = 12;

type Kept = Readonly<Record<string, readonly KeptView[]>>;
const key = 'historyViews';

/** Whose views they are: clients, patients and vets in them belong to one location. */
export const ownerOf = (username: string, locationId: string) => `${username} ${locationId}`;

const isView = (value: unknown): value is KeptView =>
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

/** What the person keeps at the location, in this browser (P-262). */
export function readKeptViews(owner: string): readonly KeptView[] {
  const views: unknown = readAll()[owner];
  return Array.isArray(views) ? views.filter(isView) : [];
}

export function writeKeptViews(owner: string, views: readonly KeptView[]): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readAll(), [owner]: views }));
  } catch {
    // The views hold until the page is left.
  }
}

/** The views with one more, under its name in place of another of that name. */
export function withView(views: readonly KeptView[], view: KeptView): readonly KeptView[] {
  return [...views.filter(({ name }) => name !== view.name), view].slice(-keptViewsMost);
}

import { plainPath } from '../../practice/location/index.js';

/** A navigation of a screen. `replace` replaces the current history entry, `push` adds one. */
export interface Visit {
  readonly path: string;
  /** The query with its question mark; empty without one. */
  readonly search: string;
  readonly history: 'replace' | 'push';
}

export function visit(path: string, query: URLSearchParams, history: Visit['history']): Visit {
  const search = query.toString();
  return { path, search: search === '' ? '' : `?${search}`, history };
}

/** A path that can contain a query. */
export function visitOfPath(path: string, history: Visit['history']): Visit {
  const [bare = '', ...query] = path.split('?');
  return visit(bare, new URLSearchParams(query.join('?')), history);
}

const sorted = (search: string) => {
  const query = new URLSearchParams(search);
  query.sort();
  return query.toString();
};

/**
 * Whether the URL already shows a visit, so that nothing must be done: a trailing slash, the order of parameters, and
 * their escaping are ignored.
 *
 * @see P-010, P-028
 */
export function isAt(
  { path, search }: Visit,
  address: { readonly pathname: string; readonly search: string },
): boolean {
  return plainPath(path) === plainPath(address.pathname) && sorted(search) === sorted(address.search);
}

import { plainPath } from '../../practice/location/index.js';

/** Where a screen goes. `replace` takes the place of the current history entry, `push` adds one. */
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

/** A path that may carry a query of its own. */
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
 * Whether the address shows a visit already, so that nothing has to be done: a trailing slash, the order of the
 * parameters and how they are escaped make no difference.
 *
 * @see P-010, P-028
 */
export function isAt(
  { path, search }: Visit,
  address: { readonly pathname: string; readonly search: string },
): boolean {
  return plainPath(path) === plainPath(address.pathname) && sorted(search) === sorted(address.search);
}

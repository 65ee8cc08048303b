import { visit, type Visit } from './visit.js';

/** What `/create` searches by, with the label of its button (P-012). */
export const createByLabels = { client: 'Search by Client', product: 'Search by Product' } as const;
export type CreateBy = keyof typeof createByLabels;

/** What the query of `/create` asks for; absent or another value means client (P-012). */
export function createByOf(query: URLSearchParams): CreateBy {
  return query.get('createBy') === 'product' ? 'product' : 'client';
}

/** `/create` after toggling: in place, without a history entry; other parameters stay (P-012). */
export function visitOfCreateBy(createBy: CreateBy, others?: URLSearchParams): Visit {
  const query = new URLSearchParams(others);
  query.set('createBy', createBy);
  return visit('/create', query, 'replace');
}

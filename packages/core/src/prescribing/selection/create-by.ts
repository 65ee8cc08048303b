import { visit, type Visit } from './visit.js';

/** The search mode of `/create`, with the label of its button (P-012). */
export const createByLabels = { client: 'Search by Client', product: 'Search by Product' } as const;
export type CreateBy = keyof typeof createByLabels;

/** The mode in the query of `/create`; missing or any other value means client (P-012). */
export function createByOf(query: URLSearchParams): CreateBy {
  return query.get('createBy') === 'product' ? 'product' : 'client';
}

/** Toggles `/create` in place, without a history entry; other parameters stay (P-012). */
export function visitOfCreateBy(createBy: CreateBy, others?: URLSearchParams): Visit {
  const query = new URLSearchParams(others);
  query.set('createBy', createBy);
  return visit('/create', query, 'replace');
}

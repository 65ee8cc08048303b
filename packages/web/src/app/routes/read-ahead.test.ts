import { QueryClient } from '@tanstack/react-query';
import type { QueryName } from '@signa/core/contract';
import { expect, it } from 'vitest';
import type { Prefetch } from '../../client/query/prefetch';
import { readPending } from '../../screen/dashboard/dashboard-screen';
import { readApprovals } from '../../screen/approve/approve-screen';
import { readHistory } from '../../screen/history/history-screen';

/** What a page prefetches for a user who can call every operation except one. */
function readAhead(read: Prefetch, query: string, missing: QueryName | null) {
  const asked: unknown[] = [];
  const call = (document: { readonly operationName: string }, variables: unknown) => {
    asked.push([document.operationName, variables]);
    return Promise.resolve({ ok: true, data: {} });
  };
  const answer = read({
    call: call as never,
    cache: new QueryClient(),
    locationId: '7',
    query: new URLSearchParams(query),
    mayUse: (name) => name !== missing,
  });
  return { answer, asked };
}

it.each([
  ['/history', readHistory, 'GetPrescriptionHistory', 20],
  ['/approve', readApprovals, 'GetPrescriptionTasksGrouped', 20],
  ['/dashboard', readPending, 'GetPrescriptionTasksGrouped', 0],
] as const)('A-020 A-022 %s prefetches its rows, and nothing without permission', (...each) => {
  const [, read, name, skip] = each;
  const { asked } = readAhead(read, 'page=3', null);
  expect(asked).toEqual([[name, expect.objectContaining({ locationId: '7', skip, take: 10 })]]);
  expect(readAhead(read, 'page=3', name)).toEqual({ answer: null, asked: [] });
});

import type { CallFailure, Operations } from '@signa/core/contract';
import { GetQueueViewsDocument, SaveQueueViewsDocument } from '@signa/core/contract/typed';
import {
  builtInViews,
  editOwnViews,
  noOwnViews,
  type OwnViewEdit,
  type OwnViews,
  type QueueView,
  type QueueViewer,
  viewOf,
} from '@signa/core/prescribing';
import { pollingMs } from '@signa/core/base';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureOfError } from '../../../../client/call-error';
import { useCall } from '../../../../client/query/use-call';
import { operationQuery, useOperation } from '../../../../client/query/use-operation';
import { useMutation } from '../../../../platform/mutation/use-mutation';
import { type Assignment, usePractice } from '../../../../platform/practice/practice';

type StoredViews = Operations['SaveQueueViews']['data']['saveQueueViews'];

export interface QueueViews {
  /** The built-in views, then the user's own. */
  readonly views: readonly QueueView[];
  readonly own: OwnViews;
  /** The number of cards that a view lists; undefined while unknown. */
  readonly countOf: (id: string) => number | undefined;
  /** True until the user's own views are known or can't be read. */
  readonly isLoading: boolean;
  /** Whether the user can save views; support can't, in the name of another user. */
  readonly maySave: boolean;
  readonly busy: boolean;
  /** Saves changes, also if the views were changed on another device. @returns the failure; `null` if it was saved */
  readonly save: (edits: readonly OwnViewEdit[]) => Promise<Pick<CallFailure, 'message'> | null>;
}

const viewerOf = ({ id, role, delegatedAccess }: Assignment): QueueViewer => ({
  locationUserId: id,
  canAuthorize: role.canAuthorize,
  delegations: delegatedAccess,
});

/** The views of the user at the location, with their counts (P-451, P-453, P-455). */
export function useQueueViews(): QueueViews {
  const { assignment, location, today, mayUse } = usePractice();
  const locationId = location.id;
  const call = useCall();
  const cache = useQueryClient();
  const read = useOperation(GetQueueViewsDocument, { locationId }, { pollEvery: pollingMs.approvals, keepOld: true });
  const mutation = useMutation(SaveQueueViewsDocument);
  const stored = read.data?.queueViews;
  const day = today();
  const views = useMemo(
    () => [...builtInViews(viewerOf(assignment), day), ...(stored?.own.views ?? []).map(viewOf)],
    [assignment, day, stored],
  );
  const query = operationQuery(call, GetQueueViewsDocument, { locationId });

  const save: QueueViews['save'] = async (edits) => {
    try {
      let { own } = (await cache.query({ ...query, staleTime: 'static' })).queueViews;
      for (let attempt = 1; ; attempt += 1) {
        const answer = await mutation.run({ locationId, input: edited(own, edits) });
        if (answer.ok) {
          const saved = answer.data.saveQueueViews;
          cache.setQueryData(query.queryKey, (now) => now && { queueViews: { ...now.queueViews, own: saved } });
          return null;
        }
        if (answer.failure.code !== 'CONFLICT' || attempt === saveAttempts) return answer.failure;
        // Another device saved in between: the changes apply to its views too.
        own = (await cache.query({ ...query, staleTime: 0 })).queueViews.own;
      }
    } catch (error) {
      return failureOfError(error) ?? { message: 'Your views could not be loaded. Try again.' };
    }
  };

  return {
    views,
    own: stored?.own ?? noOwnViews,
    countOf: (id) => stored?.counts.find(({ view }) => view === id)?.count,
    isLoading: read.loading,
    maySave: mayUse('SaveQueueViews'),
    busy: mutation.busy,
    save,
  };
}

const saveAttempts = 3;

function edited(own: StoredViews, edits: readonly OwnViewEdit[]) {
  const { views, defaultView } = edits.reduce<OwnViews>(editOwnViews, own);
  return { version: own.version, views: views.map(({ id, name, query }) => ({ id, name, query })), defaultView };
}

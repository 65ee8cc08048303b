import { type Notice, type NoticeArea, noticeStay } from '@signa/core/base';
import type { Answer, CallFailure, MutationName, Operations, TypedDocument } from '@signa/core/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useNotices } from '../notice/notice-context';
import type { DisplayedNotice } from '../notice/notice-store';
import { withNoticeRequestId } from '../../client/request-id';
import { invalidatedBy } from '../../client/touched';
import { actionKey } from '../../client/query/action-key';
import { createAttemptMemory, isSettledBy, sentText } from '../../client/query/attempt';
import type { AttemptMemory } from '../../client/query/attempt';
import { useCall } from '../../client/query/use-call';

interface MutationOptions<N extends MutationName> {
  /** Area of the portal, which determines how long the notice stays. */
  readonly area?: NoticeArea;
  /** Notice on success; omit it to show none. */
  readonly success?: DisplayedNotice | ((data: Operations[N]['data']) => DisplayedNotice | null);
  /** Notice on failure; receives the server's message and the failure details. */
  readonly error?: (serverMessage: string, failure: CallFailure) => Notice | null;
  /** The record that is changed. The notice names it first. */
  readonly object?: Notice['object'];
  /** Stores an unanswered mutation beyond the lifetime of the screen. */
  readonly attempts?: AttemptMemory;
}

export interface Mutation<N extends MutationName> {
  /**
   * Never throws: a failure is a normal result. A second press while the mutation is pending gets the first one's
   * result.
   */
  readonly run: (variables: Operations[N]['variables']) => Promise<Answer<N>>;
  readonly busy: boolean;
}

/** Runs a mutation with an idempotency key, shows notices, and refetches the affected lists. */
export function useMutation<N extends MutationName>(
  document: TypedDocument<N>,
  options: MutationOptions<N> = {},
): Mutation<N> {
  const name = document.operationName;
  const { area = 'general', success, error, object } = options;
  const place = useId();
  const call = useCall();
  const cache = useQueryClient();
  const notices = useNotices();
  const [busy, setBusy] = useState(false);
  const running = useRef<Promise<Answer<N>> | null>(null);
  const [ownAttempts] = useState(createAttemptMemory);
  const attempts = options.attempts ?? ownAttempts;

  const noticeOf = (answer: Answer<N>): DisplayedNotice | null | undefined => {
    if (answer.ok) return typeof success === 'function' ? success(answer.data) : success;
    if (endsSession(answer.failure.code)) return null;
    const notice = error?.(answer.failure.message, answer.failure);
    return notice && withNoticeRequestId(notice, answer.failure);
  };

  const perform = async (variables: Operations[N]['variables']): Promise<Answer<N>> => {
    const sent = sentText(name, variables);
    const earlier = attempts.read();
    // The outcome of an unanswered mutation is unknown. Sent again unchanged, it reuses the same key.
    const isRepeat = earlier?.sent === sent;
    const attempt = isRepeat ? earlier : { sent, key: crypto.randomUUID() };
    // Stored before the response, because the page may be closed before it arrives.
    attempts.write(attempt);
    const answer = await call(document, variables, { idempotencyKey: attempt.key });
    if (isSettledBy(answer, isRepeat)) attempts.write(null);
    const act = actionKey(name, variables, place);
    if (answer.ok) notices.dismissErrors(act);
    const notice = noticeOf(answer);
    if (notice) notices.show(object ? { ...notice, object } : notice, noticeStay(notice, area), act);
    if (answer.ok)
      void cache.invalidateQueries({
        predicate: ({ queryKey }) => (invalidatedBy[name] as readonly unknown[]).includes(queryKey[0]),
      });
    return answer;
  };

  const run = (variables: Operations[N]['variables']) => {
    if (running.current) return running.current;
    setBusy(true);
    running.current = perform(variables).finally(() => {
      running.current = null;
      setBusy(false);
    });
    return running.current;
  };
  return { run, busy };
}

/** These failures show their own notice and leave the page. */
function endsSession(code: CallFailure['code']): boolean {
  return code === 'UNAUTHENTICATED' || code === 'IMPERSONATION_EXPIRED';
}

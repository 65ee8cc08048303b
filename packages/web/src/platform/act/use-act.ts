import { type Notice, type NoticeArea, noticeStay } from '@signa/core/base';
import type { Answer, CallFailure, MutationName, Operations, TypedDocument } from '@signa/core/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useNotices } from '../notice/notice-context';
import type { SaidNotice } from '../notice/notice-store';
import { numberedNotice } from '../../client/numbered';
import { touchedBy } from '../../client/touched';
import { actName } from '../../client/query/act-name';
import { createAttemptMemory, isSettledBy, sentText } from '../../client/query/attempt';
import type { AttemptMemory } from '../../client/query/attempt';
import { useCall } from '../../client/query/use-call';

interface ActOptions<N extends MutationName> {
  /** Which part of the portal speaks; it decides how long the notice stays. */
  readonly area?: NoticeArea;
  /** Said when it happened; left out, nothing is said. */
  readonly success?: SaidNotice | ((data: Operations[N]['data']) => SaidNotice | null);
  /** Said when it did not; gets the server's message, and what else is known of the failure. */
  readonly error?: (serverMessage: string, failure: CallFailure) => Notice | null;
  /** What the act is done to; named first in what is said. */
  readonly object?: Notice['object'];
  /** Remembers an act without an answer for longer than the screen is open. */
  readonly attempts?: AttemptMemory;
}

export interface Act<N extends MutationName> {
  /** Never throws: a failure is an answer. A second press while one is awaited gets the first one's answer. */
  readonly run: (variables: Operations[N]['variables']) => Promise<Answer<N>>;
  readonly busy: boolean;
}

/** Performs a mutation: one key for each act of the person, notices, and fresh lists afterwards. */
export function useAct<N extends MutationName>(document: TypedDocument<N>, options: ActOptions<N> = {}): Act<N> {
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

  const noticeOf = (answer: Answer<N>): SaidNotice | null | undefined => {
    if (answer.ok) return typeof success === 'function' ? success(answer.data) : success;
    if (endsSession(answer.failure.code)) return null;
    const notice = error?.(answer.failure.message, answer.failure);
    return notice && numberedNotice(notice, answer.failure);
  };

  const perform = async (variables: Operations[N]['variables']): Promise<Answer<N>> => {
    const sent = sentText(name, variables);
    const earlier = attempts.read();
    // Nobody knows whether an act without an answer happened; sent again unchanged, it is the same act.
    const isRepeat = earlier?.sent === sent;
    const attempt = isRepeat ? earlier : { sent, key: crypto.randomUUID() };
    // Not only when no answer came: the page may be gone before.
    attempts.write(attempt);
    const answer = await call(document, variables, { idempotencyKey: attempt.key });
    if (isSettledBy(answer, isRepeat)) attempts.write(null);
    const act = actName(name, variables, place);
    if (answer.ok) notices.takeBack(act);
    const notice = noticeOf(answer);
    if (notice) notices.say(object ? { ...notice, object } : notice, noticeStay(notice, area), act);
    if (answer.ok)
      void cache.invalidateQueries({
        predicate: ({ queryKey }) => (touchedBy[name] as readonly unknown[]).includes(queryKey[0]),
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

/** Those have their own notice and leave the page. */
function endsSession(code: CallFailure['code']): boolean {
  return code === 'UNAUTHENTICATED' || code === 'IMPERSONATION_EXPIRED';
}

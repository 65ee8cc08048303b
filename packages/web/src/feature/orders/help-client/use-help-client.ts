import { type Notice, noticeStay } from '@signa/core/base';
import { helpClientFlow, type HelpClientParties } from '@signa/core/prescribing';
import {
  helpClientPaths,
  impersonatingFailed,
  type ImpersonationIds,
  readStorefrontSession,
  type StorefrontSession,
  tabBlocked,
} from '@signa/core/orders';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { openSession } from '../../../client/open-session';
import { RestError } from '../../../client/rest';
import { useNotices } from '../../../platform/notice/notice-context';
import type { NoticeStore } from '../../../platform/notice/notice-store';
import { useServices } from '../../../platform/services/services';
import type { Services } from '../../../platform/services/services';
import { createStorefrontTab } from './storefront-tab';
import type { StorefrontTab } from './storefront-tab';

const act = 'help client';
const showNotice = (notices: NoticeStore, notice: Notice) => notices.show(notice, noticeStay(notice, 'general'), act);

/** The next page reports the end of the portal's own session. */
const isSessionOver = (error: unknown) =>
  error instanceof RestError && (error.code === 'UNAUTHENTICATED' || error.code === 'IMPERSONATION_EXPIRED');

async function started(asked: Promise<unknown>): Promise<StorefrontSession> {
  const session = readStorefrontSession(await asked);
  if (!session) throw new Error('The response contains no session');
  return session;
}

function machineWith({ post, fetch }: Services, notices: NoticeStore, tab: StorefrontTab) {
  return helpClientFlow.provide({
    actors: {
      validate: fromPromise(({ input }) => post(helpClientPaths.validate, input)),
      start: fromPromise(({ input }) => started(post(helpClientPaths.start, input))),
      callSession: fromPromise(({ input }) => openSession(fetch, input)),
      openStorefront: fromPromise(async ({ input }) => {
        tab.leadTo(input.storefrontUrl);
        notices.dismissErrors(act);
      }),
    },
    actions: {
      reportCheckFailed: (_, { error }) => globalThis.console.error(`Help Client: ${String(error)}`),
      reportFailed: (_, { error }) => {
        tab.giveUp();
        if (!isSessionOver(error)) showNotice(notices, impersonatingFailed);
      },
    },
  });
}

interface HelpClientWork {
  readonly ids: ImpersonationIds;
  /** True once both accounts were looked up. */
  readonly hasAsked: boolean;
  /** True while a session is opening. */
  readonly busy: boolean;
  readonly help: () => void;
}

/** Orders on behalf of a client in the steps that core defines (C-144), using this portal's API calls and tab. */
export function useHelpClient(parties: HelpClientParties): HelpClientWork {
  const services = useServices();
  const notices = useNotices();
  const [{ tab, machine }] = useState(() => {
    const own = createStorefrontTab();
    return { tab: own, machine: machineWith(services, notices, own) };
  });
  const [snapshot, send, actor] = useMachine(machine, { input: parties });
  // Leaves no empty tab behind if the user navigates away.
  useEffect(() => () => tab.giveUp(), [tab]);

  const help = () => {
    if (!actor.getSnapshot().matches('ready')) return;
    if (tab.open()) send({ type: 'help' });
    else showNotice(notices, tabBlocked);
  };
  const { ids, hasAsked } = snapshot.context;
  return { ids, hasAsked, busy: snapshot.hasTag('opening'), help };
}

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
import { openSession } from '../../client/open-session';
import { RestError } from '../../client/rest';
import { useNotices } from '../../platform/notice/notice-context';
import type { NoticeStore } from '../../platform/notice/notice-store';
import { useServices } from '../../platform/services/services';
import type { Services } from '../../platform/services/services';
import { createStorefrontTab } from './storefront-tab';
import type { StorefrontTab } from './storefront-tab';

const act = 'help client';
const say = (notices: NoticeStore, notice: Notice) => notices.say(notice, noticeStay(notice, 'general'), act);

/** The end of the portal's own session is said by the page that follows. */
const isSessionOver = (error: unknown) =>
  error instanceof RestError && (error.code === 'UNAUTHENTICATED' || error.code === 'IMPERSONATION_EXPIRED');

async function started(asked: Promise<unknown>): Promise<StorefrontSession> {
  const session = readStorefrontSession(await asked);
  if (!session) throw new Error('The answer is no session');
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
        notices.takeBack(act);
      }),
    },
    actions: {
      reportCheckFailed: (_, { error }) => globalThis.console.error(`Help Client: ${String(error)}`),
      reportFailed: (_, { error }) => {
        tab.giveUp();
        if (!isSessionOver(error)) say(notices, impersonatingFailed);
      },
    },
  });
}

interface HelpClientWork {
  readonly ids: ImpersonationIds;
  /** Whether both accounts were asked for at least once. */
  readonly hasAsked: boolean;
  /** A session is being opened. */
  readonly busy: boolean;
  readonly help: () => void;
}

/** The steps of ordering on behalf of a client as core orders them (C-144), with this portal's calls and tab. */
export function useHelpClient(parties: HelpClientParties): HelpClientWork {
  const services = useServices();
  const notices = useNotices();
  const [{ tab, machine }] = useState(() => {
    const own = createStorefrontTab();
    return { tab: own, machine: machineWith(services, notices, own) };
  });
  const [snapshot, send, actor] = useMachine(machine, { input: parties });
  // Whoever leaves the profile meanwhile finds no empty tab.
  useEffect(() => () => tab.giveUp(), [tab]);

  const help = () => {
    if (!actor.getSnapshot().matches('ready')) return;
    if (tab.open()) send({ type: 'help' });
    else say(notices, tabBlocked);
  };
  const { ids, hasAsked } = snapshot.context;
  return { ids, hasAsked, busy: snapshot.hasTag('opening'), help };
}

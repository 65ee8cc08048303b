import { assign, fromPromise, setup } from 'xstate';
import {
  accountTypes,
  type AccountQuestion,
  type ImpersonationIds,
  impersonationIdOf,
  type SessionRequest,
  sessionRequestOf,
  type StorefrontSession,
} from '../../orders/storefront/index.js';
import { helpClientRecheckMs } from '../../base/time/index.js';

/** The uuids of the client and of the location user who helps (C-145). */
export interface HelpClientParties {
  readonly client: string;
  readonly user: string;
}

export interface HelpClientContext {
  readonly parties: HelpClientParties;
  readonly ids: ImpersonationIds;
  /** Whether both were requested at least once: before that, there is no waiting message. */
  readonly hasAsked: boolean;
  /** Present only while opening: the token is kept no longer than needed. */
  readonly session: StorefrontSession | null;
}

/** Actors are effects that the screen provides. */
const provided = (name: string) => Promise.reject(new Error(`The screen provides the actor '${name}'`));

/** Returns a value that is always present in the step that reads it. */
function known<T>(value: T | null): T {
  if (value === null) throw new Error('A session is started once both IDs are known, and opened once it is started');
  return value;
}

/**
 * State machine for ordering on behalf of a client, with the steps in the order of C-144. The screen provides the
 * effects by name and stops the machine when the profile is left, which also stops the checks:
 *
 * - actors `validate` (resolves with the server's response), `start`, `callSession`, `openStorefront`; each rejects
 *   when it fails, and no later step runs
 * - actions `reportCheckFailed`, which is only logged, and `reportFailed`, which is shown
 *
 * `help` is accepted in the state `ready` only: both ids are known, and no session is being opened.
 *
 * @see C-143 to C-146, C-183
 */
export const helpClientFlow = setup({
  types: {
    context: {} as HelpClientContext,
    input: {} as HelpClientParties,
    events: {} as { readonly type: 'help' },
    tags: {} as 'opening',
  },
  actors: {
    validate: fromPromise<unknown, AccountQuestion>(() => provided('validate')),
    start: fromPromise<StorefrontSession, SessionRequest>(() => provided('start')),
    callSession: fromPromise<unknown, StorefrontSession>(() => provided('callSession')),
    openStorefront: fromPromise<unknown, StorefrontSession>(() => provided('openStorefront')),
  },
  actions: {
    reportCheckFailed: (_, _params: { error: unknown }) => {},
    reportFailed: (_, _params: { error: unknown }) => {},
    learn: assign(({ context }, found: Partial<ImpersonationIds>) => ({ ids: { ...context.ids, ...found } })),
    noteAsked: assign({ hasAsked: true }),
    takeSession: assign((_, { session }: { session: StorefrontSession }) => ({ session })),
    dropSession: assign({ session: null }),
  },
  guards: {
    isClientUnresolved: ({ context }) => context.ids.client === null,
    isUserUnresolved: ({ context }) => context.ids.user === null,
    canStart: ({ context }) => sessionRequestOf(context.ids) !== null,
  },
  delays: { recheck: helpClientRecheckMs },
}).createMachine({
  id: 'helpClient',
  initial: 'clientCheck',
  context: ({ input }) => ({ parties: input, ids: { client: null, user: null }, hasAsked: false, session: null }),
  states: {
    clientCheck: { always: [{ target: 'validatingClient', guard: 'isClientUnresolved' }, { target: 'userCheck' }] },
    validatingClient: {
      invoke: {
        src: 'validate',
        input: ({ context }) => ({ uuid: context.parties.client, type: accountTypes.client }),
        onDone: {
          target: 'userCheck',
          actions: { type: 'learn', params: ({ event }) => ({ client: impersonationIdOf(event.output) }) },
        },
        onError: {
          target: 'waiting',
          actions: { type: 'reportCheckFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    userCheck: { always: [{ target: 'validatingUser', guard: 'isUserUnresolved' }, { target: 'checked' }] },
    validatingUser: {
      invoke: {
        src: 'validate',
        input: ({ context }) => ({ uuid: context.parties.user, type: accountTypes.user }),
        onDone: {
          target: 'checked',
          actions: { type: 'learn', params: ({ event }) => ({ user: impersonationIdOf(event.output) }) },
        },
        onError: {
          target: 'waiting',
          actions: { type: 'reportCheckFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    checked: { always: [{ target: 'ready', guard: 'canStart' }, { target: 'waiting' }] },
    waiting: { entry: 'noteAsked', after: { recheck: 'clientCheck' } },
    ready: { on: { help: 'starting' } },
    starting: {
      tags: 'opening',
      invoke: {
        src: 'start',
        input: ({ context }) => known(sessionRequestOf(context.ids)),
        onDone: {
          target: 'calling',
          actions: { type: 'takeSession', params: ({ event }) => ({ session: event.output }) },
        },
        onError: {
          target: 'ready',
          actions: { type: 'reportFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    calling: {
      tags: 'opening',
      invoke: {
        src: 'callSession',
        input: ({ context }) => known(context.session),
        onDone: 'opening',
        onError: {
          target: 'ready',
          actions: [{ type: 'reportFailed', params: ({ event }) => ({ error: event.error }) }, 'dropSession'],
        },
      },
    },
    opening: {
      tags: 'opening',
      exit: 'dropSession',
      invoke: {
        src: 'openStorefront',
        input: ({ context }) => known(context.session),
        onDone: 'ready',
        onError: {
          target: 'ready',
          actions: { type: 'reportFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

import { isImpersonationOver, lookUpExpiry } from '@signa/core/administration';
import { scopeOf, signedInAs } from '../../access/actor.js';
import { notFound } from '../../failure/failure.js';
import { key } from '../../store/key.js';
import { findConsent } from '../../store/administration/impersonation/consent-store.js';
import { listImpersonations, listUnread } from '../../store/administration/impersonation/impersonation-record-store.js';
import {
  markRead,
  openImpersonation,
  type StoredImpersonation,
} from '../../store/administration/impersonation/impersonation-store.js';
import { findSupportAccess } from '../../store/administration/impersonation/support-access-store.js';
import { exitImpersonation } from '../../use-case/administration/impersonation/exit-impersonation.js';
import { openSupportAccess } from '../../use-case/administration/impersonation/open-support-access.js';
import { startImpersonation } from '../../use-case/administration/impersonation/start-impersonation.js';
import {
  lockImpersonation,
  unlockImpersonation,
} from '../../use-case/administration/impersonation/unlock-impersonation.js';
import { updateSupportConsent } from '../../use-case/administration/impersonation/update-support-consent.js';
import { read, readAt } from '../context.js';
import { mutation } from '../mutation.js';
import { presentImpersonations } from '../present/impersonation.js';
import { resolversOf } from '../resolver.js';

export const impersonationResolvers = resolversOf({
  StartImpersonation: mutation(startImpersonation),
  ExitImpersonation: mutation(exitImpersonation),
  UnlockImpersonation: mutation(unlockImpersonation, presentOpen),
  LockImpersonation: mutation(lockImpersonation, presentOpen),
  UpdateSupportConsent: mutation(updateSupportConsent),
  OpenSupportAccess: mutation(openSupportAccess),
  GetSupportAccess: async ({ locationId }, context) => {
    const [username, now] = [signedInAs(context.actor), context.clock.now()];
    const access = await readAt(context, locationId, (sql) => findSupportAccess(sql, locationId, username, now));
    return access && { locationId, ...access, expiresAt: lookUpExpiry(access.openedAt) };
  },
  GetOpenImpersonation: async (_args, context) => {
    const open = await read(context, (sql) => openImpersonation(sql, signedInAs(context.actor)));
    return open && !isImpersonationOver(open.expiresAt, context.clock.now()) ? presentOpen(open) : null;
  },
  GetImpersonations: (args, context) =>
    read(context, async (sql) => {
      const { data, count } = await listImpersonations(sql, args);
      return { data: await presentImpersonations(sql, data, [key(args.locationId)]), count };
    }),
  GetSupportConsent: ({ locationId }, context) => readAt(context, locationId, (sql) => findConsent(sql, locationId)),
  GetUnreadImpersonations: (_args, context) => {
    const { actor, clock } = context;
    const { locationIds } = actor;
    return read(context, async (sql) => {
      const unread = await listUnread(sql, signedInAs(actor), locationIds, clock.now());
      return await presentImpersonations(sql, unread, locationIds);
    });
  },
  MarkImpersonationRead: async ({ id }, { database, actor, clock }) => {
    const isMarked = await database.write(scopeOf(actor), (tx) => markRead(tx, id, signedInAs(actor), clock.now()));
    if (!isMarked) throw notFound('Impersonation');
    return true;
  },
});

/** Fields for the support user's own impersonations, who knows the user and the location. */
function presentOpen({ supportUsername: _own, locationId: _began, ...open }: StoredImpersonation) {
  return open;
}

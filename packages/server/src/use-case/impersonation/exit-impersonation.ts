import type { Operations } from '@signa/core/operation';
import { type Context, read } from '../../api/context.js';
import { endImpersonation, openImpersonation } from '../../store/practice/impersonation-store.js';
import { mutate } from '../mutate.js';

type Exited = Operations['ExitImpersonation']['data']['exitImpersonation'];

/** Ends the open impersonation of the support user behind the call; without one it changes nothing. */
export async function exitImpersonation(context: Context): Promise<Exited> {
  const { caller } = context.actor;
  const supportUsername = caller.kind === 'impersonating' ? caller.supportUsername : caller.username;
  const open = await read(context, (sql) => openImpersonation(sql, supportUsername));
  if (!open) return { wasOpen: false };
  return await mutate(
    context,
    async ({ tx, now }) => {
      const isOver = open.expiresAt <= now;
      const [endedAt, endedBy] = isOver ? ([open.expiresAt, 'expiry'] as const) : ([now, 'exit'] as const);
      const wasOpen = (await endImpersonation(tx, open.id, endedAt, endedBy)) && !isOver;
      return {
        locationId: open.locationId,
        answer: { wasOpen },
        subject: `impersonation:${open.id}`,
        before: open,
        after: { ...open, endedAt, endedBy },
      };
    },
    [open.locationId],
  );
}

import type { Instant } from '@signa/core/base';
import { summaryStart } from '@signa/core/prescribing';
import { signedInAs } from '../../access/actor.js';
import { listColleagues } from '../../store/prescribing/task/colleague-store.js';
import { findHandOffs } from '../../store/prescribing/hand-off/hand-offs-store.js';
import { countSession } from '../../store/prescribing/hand-off/session-summary-store.js';
import { listOwnSessions } from '../../store/session/own-sessions.js';
import type { Sql } from '../../database/database.js';
import { askForExam } from '../../use-case/prescribing/hand-off/ask-for-exam.js';
import { handOffRequest } from '../../use-case/prescribing/hand-off/hand-off-request.js';
import { markHandOffRead } from '../../use-case/prescribing/hand-off/mark-hand-off-read.js';
import { snoozeRequest } from '../../use-case/prescribing/hand-off/snooze-request.js';
import { type Context, read } from '../context.js';
import { mutation } from '../mutation.js';
import { ownIdAt } from '../own-id.js';
import { presentTask } from '../present/task.js';
import { resolversOf } from '../resolver.js';
import { dayFor } from '../zone.js';

export const handOffResolvers = resolversOf({
  GetColleagues: ({ locationId }, context) => read(context, (sql) => listColleagues(sql, locationId)),
  GetHandOffs: ({ locationId }, context) => {
    const { today } = dayFor(context, locationId);
    return read(context, (sql) => findHandOffs(sql, locationId, ownIdAt(context, locationId) ?? nobody, today));
  },
  GetSessionSummary: ({ locationId }, context) => {
    const { timeZone, today } = dayFor(context, locationId);
    const own = { locationId, locationUserId: ownIdAt(context, locationId) ?? nobody };
    return read(context, async (sql) => {
      const since = summaryStart(await signedInAt(sql, context), today, timeZone);
      return { since, ...(await countSession(sql, own, since, today)) };
    });
  },
  HandOffRequest: mutation(handOffRequest, presentTask),
  SnoozeRequest: mutation(snoozeRequest, presentTask),
  AskForExam: mutation(askForExam, presentTask),
  MarkHandOffRead: mutation(markHandOffRead),
});

/** No user has this ID. */
const nobody = '0';

/** When the session of this call began; `null` for a token of the identity provider. */
async function signedInAt(sql: Sql, { sessionId, actor, clock }: Context): Promise<Instant | null> {
  if (sessionId === null) return null;
  const sessions = await listOwnSessions(sql, signedInAs(actor), clock.now());
  return sessions.find(({ id }) => id === sessionId)?.begunAt ?? null;
}

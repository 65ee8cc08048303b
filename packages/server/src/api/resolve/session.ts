import { scopeOf } from '../../access/actor.js';
import { notFound } from '../../failure/failure.js';
import { endOwnSession, listOwnSessions } from '../../store/session/own-sessions.js';
import { read, signedInAs } from '../context.js';
import { resolversOf } from '../resolver.js';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const sessionResolvers = resolversOf({
  GetSessions: async (_args, context) => {
    const found = await read(context, (sql) => listOwnSessions(sql, signedInAs(context), context.clock.now()));
    return found.map((session) => ({ ...session, isThis: session.id === context.sessionId }));
  },
  EndSession: async ({ id }, context) => {
    const { database, actor, clock } = context;
    const isEnded =
      uuid.test(id) &&
      (await database.write(scopeOf(actor), (tx) => endOwnSession(tx, signedInAs(context), id, clock.now())));
    if (!isEnded) throw notFound('Session');
    return { id };
  },
});

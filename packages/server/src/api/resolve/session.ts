import { scopeOf } from '../../access/actor.js';
import { notFound } from '../../failure/failure.js';
import { endOwnSession, listOwnSessions } from '../../store/session/own-sessions.js';
import { signedInAs } from '../../access/actor.js';
import { read } from '../context.js';
import { resolversOf } from '../resolver.js';

export const sessionResolvers = resolversOf({
  GetSessions: async (_args, context) => {
    const found = await read(context, (sql) => listOwnSessions(sql, signedInAs(context.actor), context.clock.now()));
    return found.map((session) => ({ ...session, isThis: session.id === context.sessionId }));
  },
  EndSession: async ({ id }, context) => {
    const { database, actor, clock } = context;
    const isEnded = await database.write(scopeOf(actor), (tx) =>
      endOwnSession(tx, signedInAs(context.actor), id, clock.now()),
    );
    if (!isEnded) throw notFound('Session');
    return { id };
  },
});

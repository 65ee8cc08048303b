import { everyLocation } from '../../job/every-location.js';
import { forgottenAfter } from '../../job/sweep-outbox.js';
import { undeliveredMessages, type UndeliveredMessage } from '../../store/outbox/outbox-store.js';
import { resendMessage } from '../../use-case/outbox/resend-message.js';
import { mutation } from '../mutation.js';
import { resolversOf } from '../resolver.js';

const most = 100;

export const outboxResolvers = resolversOf({
  ResendMessage: mutation(resendMessage),
  // Messages are under their location's row-level security, also for support, so each location is named.
  UndeliveredMessages: async (_args, { database }) => {
    const found: UndeliveredMessage[] = [];
    for await (const locationIds of everyLocation(database))
      found.push(
        ...(await database.read({ locationIds }, (sql) => undeliveredMessages(sql, locationIds, most, forgottenAfter))),
      );
    return found.sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt)).slice(0, most);
  },
});

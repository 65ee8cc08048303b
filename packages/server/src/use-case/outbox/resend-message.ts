import type { Operations } from '@signa/core/contract';
import { Failure } from '../../failure/failure.js';
import type { UndeliveredMessage } from '../../store/outbox/outbox-store.js';
import { sendAgain } from '../../store/outbox/resend-store.js';
import type { UseCase } from '../work.js';

/**
 * Resends a waiting or permanently failed message immediately under the same idempotency key, so a receiver that
 * already has it ignores it.
 *
 * @throws Failure NOT_FOUND when the location has no such message, CONFLICT when it was delivered or is being sent
 */
export const resendMessage: UseCase<Operations['ResendMessage']['variables'], UndeliveredMessage> = async (
  { tx, now, lockMessage },
  name,
) => {
  const message = await lockMessage(name);
  if (message.deliveredAt !== null)
    throw new Failure('CONFLICT', "This message has already been delivered, so it wasn't sent again.");
  if (message.withdrawnAt !== null)
    throw new Failure('CONFLICT', 'This message was withdrawn, because the prescription was undone.');
  if (message.notBefore !== null && Date.parse(message.notBefore) > Date.parse(now))
    throw new Failure('CONFLICT', 'This message can still be withdrawn. It is sent by itself in a few seconds.');
  if (message.isBeingSent) throw new Failure('CONFLICT', 'This message is being sent. Check again in a minute.');
  const answer = await sendAgain(tx, message, now);
  return {
    locationId: message.locationId,
    answer,
    subject: `message:${message.messageId}`,
    before: { state: message.state, attempts: message.attempts },
    after: { state: answer.state, attempts: answer.attempts },
  };
};

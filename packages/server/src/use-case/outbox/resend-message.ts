import type { Operations } from '@signa/core/contract';
import { Failure } from '../../failure/failure.js';
import type { UndeliveredMessage } from '../../store/outbox/outbox-store.js';
import { sendAgain } from '../../store/outbox/resend-store.js';
import type { UseCase } from '../work.js';

/**
 * Sends a message again that waits or failed for good, at once and under the same idempotency key: who has it already
 * does nothing.
 *
 * @throws Failure NOT_FOUND where the location has no such message, CONFLICT where it was delivered or is on its way
 */
export const resendMessage: UseCase<Operations['ResendMessage']['variables'], UndeliveredMessage> = async (
  { tx, now, holdMessage },
  name,
) => {
  const message = await holdMessage(name);
  if (message.deliveredAt !== null) throw new Failure('CONFLICT', 'It was delivered meanwhile, and is not sent again.');
  if (message.isBeingSent) throw new Failure('CONFLICT', 'It is being sent right now. Look again in a minute.');
  const answer = await sendAgain(tx, message, now);
  return {
    locationId: message.locationId,
    answer,
    subject: `message:${message.messageId}`,
    before: { state: message.state, attempts: message.attempts },
    after: { state: answer.state, attempts: answer.attempts },
  };
};

import type { Operations } from '@signa/core/contract';
import { maybe, text, whole } from '../../output/shape.js';

type Message = Operations['UndeliveredMessages']['data']['undeliveredMessages'][number];

/** Printed fields of a message to a pharmacy or practice system. */
export const messageFields = {
  id: text('ID'),
  locationId: text(),
  location: text('Location'),
  kind: text('Kind'),
  record: maybe(text('Record')),
  rxNumber: maybe(text('Rx#')),
  state: text('State'),
  createdAt: text('Since'),
  attempts: whole('Attempts'),
  lastAttemptAt: maybe(text()),
  nextAttemptAt: maybe(text('Next attempt')),
  lastError: maybe(text('Last failure')),
};

export const messageRow = ({ locationName, ...message }: Message) => ({ ...message, location: locationName });

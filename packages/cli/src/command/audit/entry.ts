import type { Operations } from '@signa/core/contract';
import { many, maybe, object, text } from '../../output/shape.js';

/** An audit entry as the API returns it. */
export type Entry = Operations['GetAudit']['data']['audit']['data'][number];

/** Printed fields of an audit entry. */
export const entryFields = {
  sequence: text(),
  at: text('At'),
  username: text(),
  name: text('Who'),
  impersonated: maybe(object({ username: text(), name: text(), reason: maybe(text()) })),
  operation: text(),
  action: text('What'),
  subject: text(),
  record: text('Record'),
  rawChanges: maybe(many(object({ path: text(), before: maybe(text()), after: maybe(text()) }))),
  changes: many(object({ field: text(), before: maybe(text()), after: maybe(text()) }), 'Changes'),
  hash: text(),
};

import type { Tracing } from '../observe/tracing.js';
import type { CallLog } from './call-log.js';

/** Records in a call's span which operation was called, why it was rejected, and its request ID. */
export function tracedCallLog(log: CallLog, tracing: Tracing): CallLog {
  return (answer, request, requestId) => {
    const { operation, body } = answer;
    const [error] = body.errors ?? [];
    const code = error && 'code' in error.extensions ? error.extensions.code : null;
    tracing.note(
      {
        ...(operation !== null && { 'graphql.operation.name': operation }),
        ...(requestId !== undefined && { 'signa.request_id': requestId }),
        ...(code !== null && { 'signa.refusal': code }),
      },
      operation ?? undefined,
    );
    log(answer, request, requestId);
  };
}

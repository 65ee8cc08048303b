import type { Tracing } from '../observe/tracing.js';
import type { CallLog } from './call-log.js';

/** Says in the span of a call which operation was called, why it was refused, and the id that its caller was answered with. */
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

import type { SpanStart, Tracing } from '../observe/tracing.js';
import type { Database } from './database.js';

const span = (operation: 'read' | 'transaction'): SpanStart => ({
  name: `postgresql ${operation}`,
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
  isPart: true,
});
const [reading, writing] = [span('read'), span('transaction')];

/** Traces the duration of each lease: a read with its pipelined statements, or one transaction. */
export function tracedDatabase(database: Database, tracing: Tracing): Database {
  return {
    read: (scope, work) => tracing.span(reading, () => database.read(scope, work)),
    write: (scope, work) => tracing.span(writing, () => database.write(scope, work)),
    close: () => database.close(),
  };
}

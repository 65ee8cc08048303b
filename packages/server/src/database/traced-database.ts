import type { SpanStart, Tracing } from '../observe/tracing.js';
import type { Database } from './database.js';

const span = (operation: 'read' | 'transaction'): SpanStart => ({
  name: `postgresql ${operation}`,
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
  isPart: true,
});
const [reading, writing] = [span('read'), span('transaction')];

/** Tells of each lease how long it took: a read with the statements that travel together, or one transaction. */
export function tracedDatabase(database: Database, tracing: Tracing): Database {
  return {
    read: (scope, work) => tracing.span(reading, () => database.read(scope, work)),
    write: (scope, work) => tracing.span(writing, () => database.write(scope, work)),
    close: () => database.close(),
  };
}

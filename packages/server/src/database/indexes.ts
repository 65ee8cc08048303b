import { z } from 'zod';
import type { Connection } from './connection.js';
import { expectedIndexes } from './indexes-data.js';

/** The schema of pg_trgm is the installation's choice. */
const question = `
  select * from (select regexp_replace(pg_get_indexdef(i.indexrelid), '\\w+\\.(gin_trgm_ops)', '\\1', 'g') as definition,
    i.indisvalid and i.indisready as "isValid"
  from pg_index i join pg_class t on t.oid = i.indrelid
  where t.relnamespace = 'signa'::regnamespace and t.relkind = 'r') found order by definition collate "C"`;

const shape = z.array(z.object({ definition: z.string(), isValid: z.boolean() }));

/** The statement that creates each index of Signa's tables. An invalid one exists, but is neither used nor enforced. */
export async function readIndexes(connection: Connection): Promise<z.infer<typeof shape>> {
  // Names in a definition depend on the search path.
  await connection.run(`begin; set local search_path = ''`);
  try {
    return shape.parse((await connection.query(question, [])).rows);
  } finally {
    await connection.run('rollback');
  }
}

/** What is wrong with an index, and the statement that repairs it. */
export interface IndexFault {
  /** With its schema, such as 'signa.task_queue'. */
  readonly name: string;
  /** Whether it enforces that rows differ, as those of primary keys do. */
  readonly isUnique: boolean;
  readonly fault: 'missing' | 'different' | 'invalid';
  readonly repair: string;
}

/**
 * Indexes of the migrations that the database lacks, has with another definition, or can't use.
 *
 * @param later - whether newer servers migrated the database; they may have replaced indexes
 */
export async function findIndexFaults(connection: Connection, later = false): Promise<readonly IndexFault[]> {
  const actual = new Map((await readIndexes(connection)).map((index) => [nameOf(index.definition), index]));
  return expectedIndexes.flatMap((definition): IndexFault[] => {
    const name = nameOf(definition);
    const about = { name, isUnique: definition.startsWith('CREATE UNIQUE') };
    const found = actual.get(name);
    if (found && !found.isValid) return [{ ...about, fault: 'invalid', repair: `reindex index ${name}` }];
    if (later || (found && plain(found.definition) === plain(definition))) return [];
    return found
      ? [{ ...about, fault: 'different', repair: `drop index ${name}; ${definition}` }]
      : [{ ...about, fault: 'missing', repair: definition }];
  });
}

const nameOf = (definition: string) => `signa.${/INDEX (\S+) ON/.exec(definition)?.[1] ?? ''}`;

/** Versions of PostgreSQL place parentheses differently. */
const plain = (definition: string) => definition.replaceAll(/[()\s]/g, '');

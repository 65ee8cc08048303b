import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import type { TestDatabase } from '../testing/test-database.js';

interface PlanNode {
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

describeOnEveryDatabase('the scope of a lookup', (make) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await make('empty');
  });
  afterAll(() => db.dispose());

  /** The index conditions in the serving role's generic plan. */
  async function indexConditions(table: string): Promise<(string | undefined)[]> {
    const { connection, release } = await db.pool.acquire();
    try {
      await connection.run('begin; set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan');
      await connection.run(
        `prepare look_up(bigint, bigint) as select * from signa.${table} where location_id = $1 and id = $2`,
      );
      const { rows } = await connection.query('explain (format json) execute look_up(1, 2)', []);
      await connection.run('rollback; deallocate look_up');
      const [{ 'QUERY PLAN': plan }] = rows as [{ 'QUERY PLAN': string | readonly { Plan: PlanNode }[] }];
      const [{ Plan: top }] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as [{ Plan: PlanNode }];
      return nodesOf(top).flatMap((node) => node['Index Cond'] ?? []);
    } finally {
      release();
    }
  }

  it.each(['client', 'patient', 'prescription', 'task'])(
    'A-018 is not an index condition for %s: it is checked on the row found',
    async (table) => {
      const conditions = await indexConditions(table);
      expect(conditions.length).toBeGreaterThan(0);
      expect(conditions.join(' ')).toContain('location_id = ');
      expect(conditions.join(' ')).not.toContain('ANY');
    },
  );
});

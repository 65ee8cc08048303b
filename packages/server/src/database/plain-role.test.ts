import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { ownerConnection } from '../testing/owner-connection.js';
import { postgresTestDatabase } from '../testing/postgres-test-database.js';
import type { TestDatabase } from '../testing/test-database.js';
import type { Connection } from './connection.js';
import { openPostgres } from './open-postgres.js';
import { requirePlainRole } from './plain-role.js';

describeOnEveryDatabase('the serving role', (make) => {
  let db: TestDatabase;
  let asOwner: Connection;
  beforeAll(async () => {
    db = await make('empty');
    asOwner = ownerConnection(db);
  });
  afterAll(() => db.dispose());

  const serving = async (): Promise<void> => {
    const { connection, release } = await db.pool.acquire();
    try {
      await requirePlainRole(connection);
    } finally {
      release();
    }
  };

  it('has no special privileges', () => serving());

  it('must not be a superuser', async () => {
    await expect(requirePlainRole(asOwner)).rejects.toThrow(/not apply: \w+ is a superuser/);
  });

  it('must not own a table', async () => {
    await db.asOwner('alter table signa.client owner to signa_app');
    await expect(serving()).rejects.toThrow(/not apply: signa_app owns tables/);
    await db.asOwner('alter table signa.client owner to current_user');
  });

  it('must have row-level security on every table of a practice', async () => {
    await db.asOwner('alter table signa.task disable row level security');
    await expect(serving()).rejects.toThrow(/not apply: it is disabled or not forced on task/);
    await db.asOwner('alter table signa.task enable row level security');
    await serving();
  });
});

it("PostgreSQL's serving role is set at the start of its session, so that no RESET leaves it", async () => {
  const db = await postgresTestDatabase('empty');
  const { connection, release } = await db.pool.acquire();
  await connection.run('reset role');
  await requirePlainRole(connection);
  release();
  await db.dispose();
});

it('a server does not start where row-level security would not apply', async () => {
  const db = await postgresTestDatabase('empty');
  await db.asOwner('alter table signa.prescription disable row level security');
  await expect(openPostgres({ url: db.url ?? '', ownerUrl: null, size: 1, onLost: () => undefined })).rejects.toThrow(
    /Row-level security would not apply/,
  );
  await db.dispose();
});

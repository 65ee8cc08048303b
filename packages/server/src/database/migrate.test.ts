import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, dropDatabase } from '../testing/postgres-test-database.js';
import { StartError } from '../start/start-error.js';
import type { Connection } from './connection.js';
import { createPglite } from './create-pglite.js';
import { embeddedPool } from './embedded.js';
import { migrate } from './migrate.js';
import type { Migration } from './migration/index.js';
import { postgresPool } from './postgres.js';

const steps: Migration[] = [
  { name: '0001-first', sql: 'create table signa.first (id int); create table signa.second (id int)' },
  { name: '0002-second', sql: async () => 'alter table signa.second add column name text' },
];

describe('migrations', () => {
  let connection: Connection;
  let pglite: PGlite;
  beforeAll(async () => {
    pglite = await PGlite.create();
    ({ connection } = await embeddedPool(pglite, async () => undefined).acquire());
  });
  afterAll(() => pglite.close());

  it('run each step once, in order', async () => {
    expect(await migrate(connection, { steps: steps.slice(0, 1) })).toEqual(['0001-first']);
    expect(await migrate(connection, { steps: steps })).toEqual(['0002-second']);
    expect(await migrate(connection, { steps: steps })).toEqual([]);
    await connection.query(`insert into signa.second values (1, 'x')`, []);
  });

  it('run completely or not at all', async () => {
    const broken = [
      ...steps,
      { name: '0003-third', sql: 'create table signa.third (id int)', contracts: 'as a test wants it' },
      { name: '0004-broken', sql: 'create table signa.first (id int)' },
    ];
    await expect(migrate(connection, { steps: broken })).rejects.toThrow(/already exists/);
    await expect(connection.query('select * from signa.third', [])).rejects.toThrow(/does not exist/);
    expect(await migrate(connection, { steps: broken.slice(0, 3) })).toEqual(['0003-third']);
  });

  it('reject a database newer than the server without changes', async () => {
    await expect(migrate(connection, { steps: steps })).rejects.toThrow(/newer than this server: it has 0003-third/);
    await expect(
      migrate(connection, { steps: [steps[0] as Migration, { name: '0002-other', sql: '' }] }),
    ).rejects.toThrow(/0002-second, 0003-third/);
  });
});

it('report what to run when the search extension cannot be created', async () => {
  const pglite = await PGlite.create();
  try {
    const { connection } = await embeddedPool(pglite, async () => undefined).acquire();
    await expect(migrate(connection)).rejects.toThrow(StartError);
    await expect(migrate(connection)).rejects.toThrow(/Run in this database as a superuser: create extension pg_trgm;/);
  } finally {
    await pglite.close();
  }
});

it('use the search extension wherever it was created', async () => {
  const pglite = await createPglite();
  try {
    await pglite.exec('create schema extensions; create extension pg_trgm with schema extensions');
    const { connection } = await embeddedPool(pglite, async () => undefined).acquire();
    expect(await migrate(connection)).toContain('0006-product-search');
  } finally {
    await pglite.close();
  }
});

it('run once when several servers start concurrently', async () => {
  const url = await createDatabase();
  const pools = Array.from({ length: 4 }, () =>
    postgresPool({ url, size: 1, statementTimeout: 60_000, onLost: () => undefined }),
  );
  try {
    const taken = await Promise.all(
      pools.map(async (pool) => {
        const { connection, release } = await pool.acquire();
        try {
          return await migrate(connection);
        } finally {
          release();
        }
      }),
    );
    expect(taken.filter((names) => names.length > 0)).toHaveLength(1);
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
    await dropDatabase(url);
  }
});

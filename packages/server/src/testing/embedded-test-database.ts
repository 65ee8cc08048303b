import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPglite } from '../database/create-pglite.js';
import { embeddedPool } from '../database/embedded.js';
import { type FolderLock, lockFolder } from '../database/folder-lock.js';
import { migrate } from '../database/migrate.js';
import { servePglite } from '../database/open-embedded.js';
import { loadSample } from '../embedded/load-sample.js';
import { StartError } from '../start/start-error.js';
import { type TestContent, isOutdated, templateOf } from './template.js';
import type { TestDatabase } from './test-database.js';

/** An embedded in-memory database, copied from a template. */
export async function embeddedTestDatabase(content: TestContent = 'sample'): Promise<TestDatabase> {
  const pglite = await createPglite({ loadDataDir: new Blob([await template(content)]) });
  const open = await servePglite(pglite);
  return {
    ...open,
    async asOwner<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
      const { connection, release } = await open.pool.acquire();
      try {
        await connection.run('reset role');
        const rows =
          values.length > 0 ? (await connection.query(text, values)).rows : (await pglite.exec(text)).at(-1)?.rows;
        return (rows ?? []) as Row[];
      } finally {
        await connection.run('set role signa_app');
        release();
      }
    },
    dispose: () => open.database.close(),
  };
}

/** Copies the template into a data folder for a server to start on. */
export async function seedEmbedded(folder: string, content: TestContent = 'sample'): Promise<void> {
  const pglite = await createPglite({
    dataDir: `${folder}/database`,
    loadDataDir: new Blob([await template(content)]),
  });
  await pglite.close();
}

async function template(content: TestContent): Promise<Uint8Array<ArrayBuffer>> {
  const { name, now } = await templateOf(content);
  const folder = join(tmpdir(), 'signa-test-template');
  const path = join(folder, `${name}.tar`);
  if (!existsSync(path)) {
    await mkdir(folder, { recursive: true });
    const lock = await locked(folder);
    try {
      if (!existsSync(path)) await makeTemplate(path, () => made(content, now));
    } finally {
      await lock.release();
    }
  }
  return new Uint8Array(await readFile(path));
}

/** Of several suites that need it first, one builds it and the others wait: building takes one core eight seconds. */
async function locked(folder: string): Promise<FolderLock> {
  for (;;) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      // An error with a cause means that the folder belongs to another user of this machine, which cannot be resolved.
      if (!(error instanceof StartError) || error.cause) throw error;
      await wait(100);
    }
  }
}

async function makeTemplate(path: string, make: () => Promise<Buffer>): Promise<void> {
  const folder = dirname(path);
  const outdated = (await readdir(folder)).filter((file) => isOutdated(file));
  await Promise.all(outdated.map((file) => rm(join(folder, file), { force: true })));
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, await make());
  await rename(draft, path);
}

/**
 * No databases are created in a copy, so its template databases are removed: they are half of its files and a third of
 * the copy time.
 */
const withoutTemplates = [
  `update pg_database set datistemplate = false where datname in ('template0', 'template1')`,
  'drop database template0',
  'drop database template1',
];

async function made(content: TestContent, now: string): Promise<Buffer> {
  const pglite = await createPglite();
  const { connection } = await embeddedPool(pglite, async () => undefined).acquire();
  await migrate(connection, { prepare: content === 'sample' ? () => loadSample(connection, now) : undefined });
  for (const statement of withoutTemplates) await pglite.exec(statement);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return Buffer.from(await dump.arrayBuffer());
}

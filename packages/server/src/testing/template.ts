import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Instant } from '@signa/core/base';
import { releaseKnowledge } from '../database/release-knowledge.js';
import { migrations } from '../database/migration/index.js';

/** Initial content of a test database: the sample practices, or only the tables. */
export type TestContent = 'sample' | 'empty';

/** A database is built once and copied for each suite, because building one takes seconds. */
interface Template {
  /**
   * Different for every state of the migrations and the sample, and every hour, because the sample's dates are relative
   * to now.
   */
  readonly name: string;
  readonly now: Instant;
}

const hour = 3_600_000;
const fixtures = fileURLToPath(new URL('../../../fixtures/src', import.meta.url));

/** Whether a template of that name is from an hour that no running suite uses any more. */
export function isOutdated(name: string): boolean {
  const hours = /^(\d+)_/.exec(name)?.[1];
  return hours !== undefined && Number(hours) < Math.floor(Date.now() / hour) - 1;
}

export async function templateOf(content: TestContent): Promise<Template> {
  const hash = createHash('sha256');
  for (const { name, sql } of migrations) hash.update(name + (typeof sql === 'string' ? sql : await sql()));
  const hours = Math.floor(Date.now() / hour);
  hash.update(releaseKnowledge.digest);
  if (content === 'sample') hash.update(stampOf(fixtures));
  const version = hash.digest('hex').slice(0, 16);
  return {
    name: content === 'sample' ? `${hours}_${version}` : `empty_${version}`,
    now: new Date(hours * hour).toISOString(),
  };
}

/** Changes whenever a file in a folder does. */
function stampOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { mtimeMs, size } = statSync(path);
      return `${path}:${mtimeMs}:${size}`;
    })
    .sort()
    .join('\n');
}

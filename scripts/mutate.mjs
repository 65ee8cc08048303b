/**
 * `npm run mutate -- core`: applies small changes to the code of one part, and lists the changes that no test noticed.
 *
 *   -- core                        the files of core that differ from main
 *   -- server packages/server/…    these files
 *
 * A change that survives is a line without a test, or one that is not needed. The share that must die: core 90 %,
 * server 85 %, web 80 %.
 */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, node, Stop } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { mutable } from './mutate/mutable.mjs';
import { memory, root, tool } from './place.mjs';

const goals = { core: 90, server: 85, web: 80 };
const [part, ...named] = process.argv.slice(2).filter((parameter) => parameter !== '--');

const changed = () =>
  execFileSync('git', ['diff', '--name-only', '--diff-filter=d', 'main', '--', `packages/${part}/src`], { cwd: root })
    .toString()
    .split('\n');

function settings(files) {
  return {
    packageManager: 'npm',
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: true },
    mutate: files,
    // The root's tsconfig references that of the journeys, and Vite reads all references.
    ignorePatterns: ['**/dist', '**/.signa', 'journeys/*', '!journeys/tsconfig.json', 'bench'],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false },
    // A screen has many tests, and each runs once before the first mutation.
    dryRunTimeoutMinutes: 20,
    // A constant that is computed at load time would need a separate process for each change.
    ignoreStatic: true,
    thresholds: { high: 100, low: goals[part], break: goals[part] },
    tempDirName: '.stryker-tmp',
  };
}

try {
  if (!goals[part]) throw new Stop(`Name the part: npm run mutate -- ${Object.keys(goals).join(' | ')}`);
  await ensureInstalled();
  const files = mutable(named.length > 0 ? named : changed());
  if (files.length === 0)
    throw new Stop(`No file of ${part} differs from main. Name some: npm run mutate -- ${part} packages/${part}/src/…`);
  const file = join(memory, `mutate-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(settings(files)));
  try {
    const env = { SIGNA_MUTATED_PART: part };
    const { code } = await node(tool('@stryker-mutator/core', root, 'stryker'), ['run', file], { show: true, env });
    process.exitCode = code;
  } finally {
    rmSync(file, { force: true });
  }
} catch (error) {
  fail(error);
}

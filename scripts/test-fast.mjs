/**
 * `npm run test:fast`: an answer within a minute while working. Types, lint of the changed files, all tests of core and
 * cli, and the tests beside changed files elsewhere, a few of each part. Changed is what differs from main, committed
 * or not.
 */
import { compileAll } from './build.mjs';
import { node, Stop } from './child.mjs';
import { changedTests, chosenTests, lintable } from './fast/changed-tests.mjs';
import { findPostgres } from './find-postgres.mjs';
import { git, mergeBase } from './git.mjs';
import { ensureInstalled } from './install.mjs';
import { at, tool } from './place.mjs';
import { runSuite } from './suite.mjs';

const failures = [];
let passed = 0;
let database;

const differing = (from) => git('diff', '--name-only', '--diff-filter=d', from);
const untracked = git('ls-files', '--others', '--exclude-standard');
const uncommitted = [...differing('HEAD'), ...untracked];
const changed = [...differing(mergeBase() ?? 'HEAD'), ...untracked];

async function step(title, work) {
  const start = Date.now();
  console.log(`\n== ${title}`);
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    failures.push(title);
  }
  console.log(`   ${title}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

async function must(script, parameters) {
  const { code } = await node(script, parameters, { show: true });
  if (code !== 0) throw new Stop('It failed; the reason is above.');
}

async function suite(name, files, env) {
  const result = await runSuite(name, files, env);
  passed += result.passed;
  failures.push(...result.failures.map((failure) => `${name}: ${failure}`));
}

async function everything() {
  await ensureInstalled();
  await step('types', compileAll);
  const sources = lintable(changed);
  if (sources.length > 0) {
    // An ignored file is not an error.
    await step('lint of changed files', () => must(tool('oxlint'), ['--no-error-on-unmatched-pattern', ...sources]));
    await step('format of changed files', () =>
      must(tool('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...sources]),
    );
  }
  await step('folders import one another one way', () => must(at('scripts/circles.mjs'), []));
  for (const name of ['core', 'cli']) await step(`tests of ${name}`, () => suite(name, []));
  for (const [name, found] of Object.entries(changedTests(changed, [...git('ls-files'), ...untracked]))) {
    const { files, left } = chosenTests(name, found, uncommitted);
    await step(`${files.length} changed test files of ${name}`, async () => {
      if (name === 'server') database = await findPostgres();
      await suite(name, files, database ? { SIGNA_TEST_DATABASE_URL: database.url } : {});
    });
    if (left > 0) console.log(`   ${left} more changed test files of ${name} run only in npm test.`);
  }
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => process.exit(code));
}

try {
  await everything();
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  failures.push('installation');
} finally {
  await database?.stop();
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `- ${failure}`).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

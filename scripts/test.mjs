/**
 * `npm test`: everything, on a machine that has nothing but Node. `--only server,web` runs the tests of some parts;
 * what follows goes to vitest, with a `--` before it or, as npm passes on what follows its own, without.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb, bundleCli, bundleSample, bundleServer, compile, compileAll, contractIsFresh } from './build.mjs';
import { node, Stop } from './child.mjs';
import { findBrowser, findShell } from './find-browser.mjs';
import { findPostgres } from './find-postgres.mjs';
import { ensureInstalled } from './install.mjs';
import { lintSteps } from './lint/steps.mjs';
import { at, memory, packages } from './place.mjs';
import { runSuite } from './suite.mjs';
import { versionOfBrowser, versionOfDatabase } from './versions.mjs';

const parameters = process.argv.slice(2);
const only = parameters[0] === '--only' ? parameters[1]?.split(',') : undefined;
const forVitest = parameters.slice(only ? 2 : 0).filter((parameter) => parameter !== '--');

const usage = `npm test                            everything; ends with 'N passed, N failed'
npm run test:<part>                 one part: core, fixtures, knowledge, server, web, cli, static-styles, journeys, scripts
npm run test:<part> -- <file> ...   some of its files; whatever follows goes to vitest
`;
if (!only && parameters.includes('--help')) {
  console.log(usage);
  process.exit(0);
}

const portalStep = 'portal builds';
const failures = [];
let passed = 0;
let database;
/** Compiled code that the first server leaves for the many that follow it. Removed with the run, because every build adds to it. */
const compiledCode = mkdtempSync(join(tmpdir(), 'signa-compiled-'));
process.once('exit', () => rmSync(compiledCode, { recursive: true, force: true }));
/** The programs that the tests ran on, with their versions. */
const ranOn = [`Node ${process.versions.node}`];

/** Runs a step and records its failure by name; other steps still run. */
async function step(title, work) {
  const start = Date.now();
  console.log(`\n== ${title}`);
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    failures.push(title);
    return undefined;
  } finally {
    console.log(`   ${title}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
}

/** Runs a script that must succeed; its output is shown only if it fails, because tests run at the same time. */
const must = (script, given, env) => async () => {
  const { code, output } = await node(script, given, { show: false, env });
  if (code === 0) return;
  console.error(output);
  throw new Stop('It failed; the reason stands above.');
};

/** Runs a script that must succeed, and shows its output: it says what was not checked. */
const shown = (script) => async () => {
  const { code } = await node(script, [], { show: true });
  if (code !== 0) throw new Stop('It failed; the reason stands above.');
};

/** The journeys come last: they need everything else. */
const parts = () => ['scripts', ...packages(), 'journeys'];

async function checks(found) {
  await step('contract is fresh', contractIsFresh);
  await step('schemas of the command line are fresh', must(at('scripts/generate-schemas.mjs'), ['--check']));
  await step('sample package of knowledge is fresh', must(at('scripts/knowledge-build.mjs'), ['--check']));
  for (const [title, script, parameters] of lintSteps()) await step(title, must(script, parameters));
  const { env, browser } = await found;
  await browser;
  // The tutorial ends in a browser.
  const chrome = env.CHROME_PATH ? { CHROME_PATH: env.CHROME_PATH } : {};
  await step('package core: as other teams install it', must(at('scripts/check-package.mjs'), [], chrome));
  await step('command line: packed, and installed alone', must(at('scripts/check-cli.mjs'), []));
  await step('server: packed, and started alone', must(at('scripts/check-server.mjs'), []));
  await step('server, portal and command line on the other Nodes', must(at('scripts/check-nodes.mjs'), []));
  await step('rules are called', must(at('scripts/rules.mjs'), []));
  await step('files of deploy/, by their own programs', shown(at('scripts/check-deploy.mjs')));
  await step('requirements are traced', must(at('scripts/trace.mjs'), ['--summary']));
}

/** Their tests start the built server, and keep records in a real PostgreSQL. */
const needsServer = (name) => ['server', 'drill', 'rolling'].includes(name) || needsBrowser(name);
const needsBrowser = (name) => name === 'journeys' || name === 'styles';

/**
 * Finds or installs what the tests run on, and names it to them in `env`. Only the journeys and the tutorial wait for
 * `browser`. Its installation begins once the database is installed, because two concurrent installations fail.
 */
async function programs(names) {
  // Tests that start and kill a server use the program that operators start, which is ready before the compiled files.
  const env = {
    SIGNA_TEST_PROGRAM: at('packages/server/dist/signa-server.js'),
    SIGNA_SAMPLE_PROGRAM: at('packages/server/dist/signa-sample.js'),
    NODE_COMPILE_CACHE: compiledCode,
  };
  if (names.some(needsServer)) {
    database = await step('a PostgreSQL for the tests', findPostgres);
    if (database) {
      env.SIGNA_TEST_DATABASE_URL = database.url;
      noteVersion('PostgreSQL', await versionOfDatabase(database.url));
    }
  }
  return { env, browser: names.some(needsBrowser) ? browsersFor(env) : undefined };
}

/** Tests that need the programs in `built` wait for them; the others run during the build. */
async function suites(names, built, found) {
  const { env, browser } = await found;
  for (const name of [...names].sort((one, other) => Number(needsServer(one)) - Number(needsServer(other)))) {
    if (needsServer(name)) await built;
    if (needsBrowser(name)) await browser;
    await step(`tests of ${name}`, async () => {
      // Otherwise, a portal from an earlier build would be tested.
      if (needsBrowser(name) && failures.includes(portalStep)) throw new Stop('Not run: the portal was not built.');
      if (needsBrowser(name) && !env.CHROME_PATH) throw new Stop('Not run: there is no browser.');
      // The server's own run without one as far as the embedded database goes.
      if (needsBrowser(name) && !env.SIGNA_TEST_DATABASE_URL) throw new Stop('Not run: there is no database.');
      const result = await runSuite(name, forVitest, env);
      passed += result.passed;
      failures.push(...result.failures.map((failure) => `${name}: ${failure}`));
    });
  }
}

/** Finds or installs the browsers, and names them to the tests. */
async function browsersFor(env) {
  const whole = await step('a Chromium for the journeys', findBrowser);
  const shell = whole && (await step('a Chromium without windows', findShell));
  if (whole) {
    env.CHROME_PATH = whole;
    noteVersion(`Chromium at ${whole}`, await versionOfBrowser(whole));
  }
  if (shell) {
    env.CHROME_SHELL_PATH = shell;
    noteVersion(`headless shell at ${shell}`, await versionOfBrowser(shell));
  }
}

function noteVersion(program, version) {
  console.log(`   ${program}: ${version}`);
  ranOn.push(`${program} ${version}`);
}

async function builds(names) {
  if (!only) await step('typecheck', compileAll);
  else if (names.some(needsServer)) await step('server compiles', () => compile('server'));
  if (names.some(needsServer)) await step('server is put together', bundleServer);
  if (names.some(needsBrowser)) await step("the journeys' server is put together", bundleSample);
  if (!only || names.some(needsBrowser)) await step('command line is put together', bundleCli);
  if (!only || names.some(needsBrowser)) await step(portalStep, buildWeb);
}

async function everything() {
  mkdirSync(memory, { recursive: true });
  const names = only ?? parts();
  // Compiler and checks are single-threaded: tests run beside them to keep all cores busy.
  const built = builds(names);
  const found = programs(names);
  await Promise.all([built.then(() => (only ? undefined : checks(found))), suites(names, built, found)]);
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => process.exit(code));
}

try {
  await ensureInstalled();
  await everything();
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  failures.push('installation');
} finally {
  await database?.stop();
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `- ${failure}`).join('\n')}`);
console.log(`\nRan on ${ranOn.join(', ')}.`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

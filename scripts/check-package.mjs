/**
 * `npm run check:package`: packs `@signa/core` and `@signa/fixtures` once and looks at them as another team does that
 * installs them: what they contain, whether their types are found, whether a strict compiler takes them, whether the
 * program for ports of the rules runs, and whether every entry loads by `import` and by `require` on each line of Node and
 * beside each line of GraphQL, and those of core where there is no Node, as in browsers and workers.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { typescript } from './build.mjs';
import { node, run, Stop } from './child.mjs';
import { findNode, otherNodes } from './find-node.mjs';
import { compilerFaults } from './package/compiler-faults.mjs';
import { graphqlLines, installConsumer, installLibrary } from './package/consumer.mjs';
import { loadOutsideNode } from './package/outside-node.mjs';
import { packCore, packFixtures } from './package/pack-library.mjs';
import { compilerOptions, importing, requiring, typedModule, typedScript } from './package/programs.mjs';
import { root, tool } from './place.mjs';

async function must(answer, what) {
  const { code, output } = await answer;
  if (code !== 0) throw new Stop(`${what}\n${output}`);
}

async function lint(tarball) {
  const file = readFileSync(tarball);
  const buffer = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  if (messages.length > 0)
    throw new Stop(
      `publint of ${basename(tarball)}:\n${messages.map((message) => formatMessage(message, pkg)).join('\n')}`,
    );
}

/** One entry of each kind: checking all of them strictly takes ten times as long. */
const ofEachKind = {
  core: ['.', './prescribing', './contract/documents', './package.json'],
  fixtures: ['.', './arbitrary'],
};

const findTypes = (tarball, entries) =>
  must(
    node(tool('@arethetypeswrong/cli', root, 'attw'), [
      tarball,
      ...['--profile', 'esm-only', '--entrypoints'],
      ...entries,
    ]),
    `Types of ${basename(tarball)} are not found:`,
  );

/** The two module resolution modes in use today. */
const resolutions = {
  node: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

async function compile(folder) {
  for (const [name, resolution] of Object.entries(resolutions)) {
    const config = join(folder, `tsconfig.${name}.json`);
    const include = name === 'node' ? ['*.ts', '*.cts'] : ['*.ts'];
    writeFileSync(config, JSON.stringify({ compilerOptions: { ...compilerOptions, ...resolution }, include }));
    const faults = compilerFaults(await node(typescript(), ['-p', config, '--pretty', 'false']));
    if (faults.length > 0)
      throw new Stop(`A strict compiler refuses the packed libraries (${name}):\n${faults.join('\n')}`);
  }
}

async function load(folder, command) {
  for (const program of ['importing.mjs', 'requiring.cjs'])
    await must(
      run(command, ['--no-warnings', join(folder, program)], { cwd: folder }),
      `${program} fails with ${command}:`,
    );
}

/** Runs the packed conformance program for ports of the rules against a port that answers one case. */
const askPort = (folder) =>
  must(
    node(join(folder, 'node_modules/@signa/core/vectors/signa-vectors.mjs'), [
      ...['--id', 'license/days/1', '--', process.execPath, '-p'],
      `'{"verdict":{"standing":"current"},"reasons":[]}'`,
    ]),
    'The packed signa-vectors fails:',
  );

/** Tests the packed libraries in a program with one GraphQL version. */
async function tryBeside(graphql, core, fixtures) {
  const team = join(folder, `team-${graphql}`);
  installConsumer(team, graphql);
  const ofCore = await installLibrary(team, 'core', core);
  const entries = [...ofCore, ...(await installLibrary(team, 'fixtures', fixtures))];
  writeFileSync(join(team, 'module.ts'), typedModule(entries));
  writeFileSync(join(team, 'script.cts'), typedScript(entries));
  writeFileSync(join(team, 'importing.mjs'), importing(entries));
  writeFileSync(join(team, 'requiring.cjs'), requiring(entries));
  await Promise.all([compile(team), load(team, process.execPath), askPort(team), loadOutsideNode(team, ofCore)]);
  for (const version of otherNodes) await load(team, await findNode(version));
}

const folder = mkdtempSync(join(tmpdir(), 'signa-package-'));
try {
  const packed = join(folder, 'packed');
  const [core, fixtures] = await Promise.all([packCore(join(packed, 'core')), packFixtures(join(packed, 'fixtures'))]);
  await Promise.all([
    lint(core),
    lint(fixtures),
    findTypes(core, ofEachKind.core),
    findTypes(fixtures, ofEachKind.fixtures),
  ]);
  for (const graphql of Object.keys(graphqlLines)) await tryBeside(graphql, core, fixtures);
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * `npm run check:package`: packs `@signa/core`, `@signa/vectors`, `@signa/sample-knowledge` and `@signa/fixtures` once and
 * uses them as another team does: it checks their size, that their types are found and accepted by a strict compiler, that
 * their recipes and the tutorial work as written, that the program for ports runs, and that every entry point loads by `import`
 * and by `require` on each supported Node with each supported GraphQL, and those of core without Node, as in a browser, whose
 * bundler drops what it doesn't use.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { typescript } from './build.mjs';
import { node, run, Stop } from './child.mjs';
import { findNode, otherNodes } from './find-node.mjs';
import { compilerFaults } from './package/compiler-faults.mjs';
import { graphqlLines, installConsumer, installLibrary, writeRecipes } from './package/consumer.mjs';
import { installedSize, sizeFault } from './package/installed-size.mjs';
import { loadOutsideNode } from './package/outside-node.mjs';
import { packCore, packFixtures, packSampleKnowledge, packVectors } from './package/pack-library.mjs';
import { checkTreeShaking } from './package/tree-shaking.mjs';
import { compilerOptions, importing, requiring, typedModule, typedScript } from './package/programs.mjs';
import { at, pathIn, root, sourceFiles, tool } from './place.mjs';
import { checkTutorial } from './tutorial/check-tutorial.mjs';

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
    const modules = ['*.ts', 'recipes/*.ts'];
    const include = name === 'node' ? [...modules, '*.cts'] : modules;
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
    node(join(folder, 'node_modules/@signa/vectors/signa-vectors.mjs'), [
      ...['--id', 'license/days/1', '--', process.execPath, '-p'],
      `'{"verdict":{"standing":"current"},"reasons":[]}'`,
    ]),
    'The packed signa-vectors fails:',
  );

/** The pages of the repository; those of the libraries are in the packed files, and the tutorial is a project of its own. */
const pages = sourceFiles(at('docs'))
  .filter((path) => path.endsWith('.md') && pathIn(path) !== 'docs/tutorial.md')
  .map((path) => pathIn(path));

/** Runs each recipe as it is pasted; Node drops the types. */
async function runRecipes(folder, recipes) {
  const program = join(folder, 'recipes.mjs');
  writeFileSync(program, recipes.map((path) => `import './${path}';`).join('\n'));
  await must(run(process.execPath, ['--no-warnings', program], { cwd: folder }), 'A recipe fails:');
}

/** Tests the packed libraries in a program with one GraphQL version. */
async function tryBeside(graphql, files) {
  const team = join(folder, `team-${graphql}`);
  installConsumer(team, graphql);
  const ofEach = {};
  for (const [library, file] of Object.entries(files)) ofEach[library] = await installLibrary(team, library, file);
  const entries = Object.values(ofEach).flat();
  writeFileSync(join(team, 'module.ts'), typedModule(entries));
  writeFileSync(join(team, 'script.cts'), typedScript(entries));
  writeFileSync(join(team, 'importing.mjs'), importing(entries));
  writeFileSync(join(team, 'requiring.cjs'), requiring(entries));
  cpSync(at('scripts/package/answers-as-facts.ts'), join(team, 'answers-as-facts.ts'));
  const recipes = writeRecipes(team, Object.keys(files), pages);
  await Promise.all([
    compile(team),
    load(team, process.execPath),
    runRecipes(team, recipes),
    askPort(team),
    loadOutsideNode(team, ofEach.core),
    checkTreeShaking(team),
  ]);
  for (const version of otherNodes) await load(team, await findNode(version));
}

const packers = {
  core: packCore,
  'sample-knowledge': packSampleKnowledge,
  vectors: packVectors,
  fixtures: packFixtures,
};

async function packAll(folder) {
  const files = {};
  for (const [library, pack] of Object.entries(packers)) {
    files[library] = await pack(join(folder, library));
    const fault = sizeFault(library, installedSize(readFileSync(files[library])));
    if (fault !== null) throw new Stop(fault);
  }
  return files;
}

const folder = mkdtempSync(join(tmpdir(), 'signa-package-'));
try {
  const files = await packAll(join(folder, 'packed'));
  await Promise.all([
    ...Object.values(files).map(lint),
    findTypes(files.core, ofEachKind.core),
    findTypes(files.fixtures, ofEachKind.fixtures),
  ]);
  for (const graphql of Object.keys(graphqlLines)) await tryBeside(graphql, files);
  await checkTutorial(files, join(folder, 'tutorial'));
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

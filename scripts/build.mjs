import { readdirSync } from 'node:fs';
import { fail, node, Stop } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { at, commandLine, sourceFiles, startedDirectly, tool } from './place.mjs';
import { forget, hashOf, isFresh, remember } from './stamp.mjs';

const isTest = (path) => /\.(test|e2e)\.[a-z]+$/.test(path);
const configs = () =>
  readdirSync(at())
    .filter((name) => /^tsconfig.*\.json$/.test(name))
    .map((name) => at(name));
const sources = (name) => [
  ...sourceFiles(at('packages', name, 'src')),
  ...(name === 'core' ? sourceFiles(at('packages/core/knowledge')) : []),
];
const packageFiles = (name) => ['package.json', 'tsconfig.json'].map((file) => at('packages', name, file));

async function step(name, title, hash, outputs, work) {
  if (isFresh(name, hash, outputs)) return;
  forget(name);
  console.log(`${title} …`);
  await work();
  remember(name, hash);
}

async function must(script, parameters, failure, options = {}) {
  const result = await node(script, parameters, { show: true, ...options });
  if (result.code !== 0) throw new Stop(failure);
}

/** Compares the generated contract types with the schema and documents. */
export const contractIsFresh = () =>
  must(
    at('scripts/generate-contract.mjs'),
    ['--check'],
    'The types of the contract do not fit its schema. Run: npm run generate',
  );

/** Skips the build if none of its inputs changed. */
function checkContract() {
  const files = [...sourceFiles(at('packages/core/src/contract')), at('scripts/generate-contract.mjs')].filter(
    (path) => !isTest(path),
  );
  return step('contract', 'Checking the contract', hashOf(files), [], contractIsFresh);
}

/**
 * The native compiler. Tools that use the compiler as a library (typedoc, our import checks) need the previous version.
 */
export const typescript = () => tool('typescript-7', at(), 'tsc');

/** Compiles and type-checks every package, including tests. */
export const compileAll = () => must(typescript(), ['-b'], 'The sources do not compile; the errors stand above.');

/** The inputs of a package's compilation. */
const partsOf = {
  core: ['core'],
  server: ['core', 'fixtures', 'server'],
  cli: ['core', 'fixtures', 'cli'],
  knowledge: ['core', 'knowledge'],
  'static-styles': ['static-styles'],
};

/** Compiles a package and its dependencies if any input changed. */
export function compile(name) {
  const parts = partsOf[name];
  const files = parts.flatMap((part) => [...packageFiles(part), ...sources(part)]).filter((path) => !isTest(path));
  const hash = hashOf([...configs(), ...files, at('pnpm-lock.yaml')]);
  const outputs = parts.map((part) => at('packages', part, 'dist'));
  return step(name, `Compiling ${name}`, hash, outputs, () =>
    must(typescript(), ['-b', `packages/${name}`], `${name} does not compile; the errors stand above.`),
  );
}

/** Bundles the compiled server if any input changed. */
export const bundleServer = () => bundle('bundle', 'signa-server', []);

/** Bundles the command line if any input changed, compiling it first. */
export async function bundleCli() {
  await compile('cli');
  const files = ['core', 'cli']
    .flatMap((part) => [...packageFiles(part), ...sources(part)])
    .filter((path) => !isTest(path));
  const hash = hashOf([...configs(), ...files, at('pnpm-lock.yaml'), at('scripts/bundle-cli.mjs')]);
  await step('bundle-cli', 'Putting the command line together', hash, [commandLine], () =>
    must(at('scripts/bundle-cli.mjs'), [], 'The command line could not be put together; the errors stand above.'),
  );
}

/** Bundles the program that the journeys start, which keeps sign-ins in a real PostgreSQL. */
export const bundleSample = () => bundle('bundle-sample', 'signa-sample', ['sample']);

function bundle(name, output, args) {
  const files = partsOf.server
    .flatMap((part) => [...packageFiles(part), ...sources(part)])
    .filter((path) => !isTest(path));
  const hash = hashOf([...configs(), ...files, at('pnpm-lock.yaml'), at('scripts/bundle-server.mjs')]);
  return step(name, 'Putting the server together', hash, [at(`packages/server/dist/${output}.js`)], () =>
    must(at('scripts/bundle-server.mjs'), args, 'The server could not be put together; the errors stand above.'),
  );
}

/** Builds the web portal if it, core, or a dependency changed. */
export async function buildWeb() {
  await compile('static-styles');
  const web = sourceFiles(at('packages/web')).filter((path) => !isTest(path) && !path.endsWith('.tsbuildinfo'));
  const others = ['core', 'static-styles'].flatMap(sources).filter((path) => !isTest(path));
  const hash = hashOf([...web, ...others, at('pnpm-lock.yaml')]);
  const outputs = [at('packages/web/dist/portal/index.html')];
  return step('web', 'Building the portal', hash, outputs, viteBuild);
}

const viteBuild = () =>
  must(
    tool('vite', at('packages/web')),
    ['build', '--logLevel', 'warn'],
    'The portal could not be built; the errors stand above.',
    {
      cwd: at('packages/web'),
      env: { NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    },
  );

/** Builds everything that the server needs, if it changed. */
export async function ensureBuilt() {
  await checkContract();
  await compile('server');
  await bundleServer();
  await bundleCli();
  await buildWeb();
}

if (startedDirectly(import.meta.url)) await ensureInstalled().then(ensureBuilt).catch(fail);

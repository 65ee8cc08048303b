/**
 * `npm run check:image`: builds the container image with docker, podman or buildah, and checks that it runs without
 * root and can't change its program (docker and podman: on a read-only root file system, without capabilities). Prints
 * that nothing was checked where no engine runs. NODE_IMAGE names another base image, as for deploy/Dockerfile;
 * IMAGE_ENGINE_OPTIONS are global options of the engine.
 */
import { run } from './child.mjs';
import { buildParameters, engines, runParameters } from './deploy/image.mjs';

const options = (process.env.IMAGE_ENGINE_OPTIONS ?? '').split(' ').filter((one) => one !== '');
const image = 'localhost/signa-check';
const container = 'signa-check';

/** Runs the engine. @throws Error with its output, unless it succeeds */
async function must(engine, parameters) {
  const { code, output } = await run(engine, [...options, ...parameters]);
  if (code !== 0) throw new Error(`${engine} ${parameters.join(' ')}\n${output.trim()}`);
  return output;
}

async function check(engine) {
  await must(engine, buildParameters(engine, image, process.env.NODE_IMAGE));
  if (engine === 'buildah') await must(engine, ['from', '--name', container, image]);
  try {
    const inside = (...command) => must(engine, runParameters(engine, { image, container }, command));
    const user = (await inside('node', '-e', 'console.log(process.getuid())')).trim();
    if (user === '0' || !/^\d+$/.test(user)) throw new Error(`The image runs as user ${user}.`);
    const write = `try { require('fs').writeFileSync('/signa/x', '') } catch ({ code }) { console.log(code) }`;
    const refusal = (await inside('node', '-e', write)).trim();
    if (refusal !== 'EROFS' && refusal !== 'EACCES') throw new Error(`The image can change its program. ${refusal}`);
    const findings = await inside('node', '/signa/packages/server/dist/signa-server.js', 'check');
    console.log(
      `${findings}\nThe image was built with ${engine}. It runs as user ${user} and can't change its program.`,
    );
  } finally {
    if (engine === 'buildah') await run(engine, [...options, 'rm', container]);
  }
}

async function runningEngine() {
  for (const [engine, parameters] of engines) if ((await run(engine, parameters)).code === 0) return engine;
  return undefined;
}

try {
  const engine = await runningEngine();
  if (engine === undefined) console.log('The image was not built: neither docker, podman nor buildah runs here.');
  else await check(engine);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

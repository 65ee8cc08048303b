/**
 * `npm start`: installs and builds what changed, then runs the server in the foreground.
 * This file loads on any Node since 14, so that a too old one is told so instead of failing at a syntax.
 */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 20)) {
  console.error(
    `Signa needs Node 20.20 or newer; this is ${process.version}. Install one from https://nodejs.org and run npm start again.`,
  );
  process.exit(1);
}

const { fail } = await import('./child.mjs');
const { ensureInstalled } = await import('./install.mjs');
const { ensureBuilt } = await import('./build.mjs');
const { foreground } = await import('./foreground.mjs');
const { at } = await import('./place.mjs');

try {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await foreground([at('packages/server/dist/signa-server.js'), ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}

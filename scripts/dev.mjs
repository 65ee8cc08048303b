/**
 * `npm run dev`: compiles changed files, restarts the server, and serves the portal from its sources. The portal's
 * development server proxies everything except its own files to port 4000; users and the sample sign-in use its
 * address.
 */
import { spawn } from 'node:child_process';
import { compile, typescript } from './build.mjs';
import { fail } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { at, root, tool } from './place.mjs';

const children = [];
let ending = false;

/** If one process stops, all stop: a partial development setup is confusing. */
function endAll(code) {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}

function begin(parameters, { cwd = root, env = {} } = {}) {
  const child = spawn(process.execPath, parameters, { cwd, stdio: 'inherit', env: { ...env, ...process.env } });
  child.on('close', (code) => endAll(code ?? 1));
  children.push(child);
}

try {
  await ensureInstalled();
  await compile('server');
  await compile('static-styles');
  begin([typescript(), '-b', 'packages/server', '--watch', '--preserveWatchOutput']);
  begin(['--watch', '--watch-preserve-output', at('packages/server/dist/development/main.js')], {
    env: { SIGNA_PUBLIC_URL: 'http://localhost:5173' },
  });
  begin([tool('vite', at('packages/web'))], { cwd: at('packages/web') });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(0));
} catch (error) {
  fail(error);
}

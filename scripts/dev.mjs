/**
 * `npm run dev`: compiles changed files, restarts the server, and serves the portal from its sources. The portal's
 * development server, on PORTAL_PORT, proxies everything except its own files to the server, on PORT. Users and the
 * sample sign-in use the portal's address.
 */
import { compile, typescript } from './build.mjs';
import { fail, Stop } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { at, root, tool } from './place.mjs';
import { runTogether } from './run-together.mjs';

/** The proxy has to know the port before the server starts, so 0 is not accepted. */
function portIn(name, usual) {
  const text = process.env[name]?.trim() || usual;
  if (/^[1-9]\d{0,4}$/.test(text) && Number(text) < 65_536) return text;
  throw new Stop(`${name} must be a port from 1 to 65535 for npm run dev, not '${text}'.`);
}

try {
  const [port, portal] = [portIn('PORT', '4000'), portIn('PORTAL_PORT', '5173')];
  await ensureInstalled();
  await compile('server');
  await compile('static-styles');
  const program = (parameters, more = {}) => ({ command: process.execPath, parameters, cwd: root, ...more });
  process.exitCode = await runTogether([
    program([typescript(), '-b', 'packages/server', '--watch', '--preserveWatchOutput']),
    program(['--watch', '--watch-preserve-output', at('packages/server/dist/development/main.js')], {
      env: { PORT: port, SIGNA_PUBLIC_URL: process.env.SIGNA_PUBLIC_URL ?? `http://localhost:${portal}` },
    }),
    program([tool('vite', at('packages/web')), '--port', portal], { cwd: at('packages/web'), env: { PORT: port } }),
  ]);
} catch (error) {
  fail(error);
}

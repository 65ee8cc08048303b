import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startsServers } from '../testing/test-timeouts.js';
import { temporaryFolder } from './server-database.testing.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The status of an address; null where nothing listens. */
const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => null,
  );

it(
  'A-557 npm run dev serves the portal with its own server, on the given ports, and leaves nothing behind',
  startsServers,
  async () => {
    const [port, portal] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...{ PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'] },
        ...{ PORT: String(port), PORTAL_PORT: String(portal), SIGNA_DATA_DIR: await temporaryFolder() },
      },
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const both = () =>
      Promise.all([
        statusOf(`http://localhost:${portal}/config.json`),
        statusOf(`http://127.0.0.1:${port}/health/live`),
      ]);
    try {
      await expect.poll(both, { timeout: 240_000, interval: 500, message: output }).toEqual([200, 200]);
      expect(await statusOf(`http://localhost:${portal}/`)).toBe(200);
      expect(output).toContain(`Signa is ready: http://localhost:${portal}`);
    } finally {
      child.kill('SIGTERM');
    }
    // 128 plus the number of SIGTERM, as a shell reports it. The output closes once every program has ended.
    expect(await ended).toBe(143);
    expect(await both()).toEqual([null, null]);
  },
);

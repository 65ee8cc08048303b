import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { ResolveHost } from './guard-address.js';
import { type Outgoing, openOutgoing, type OutgoingRequest } from './outgoing.js';

const opened: Server[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const toLoopback = openOutgoing({ privateHosts: ['127.0.0.1'] });

function get(url: string, options: Partial<OutgoingRequest> = {}, outgoing: Outgoing = toLoopback) {
  return outgoing({ method: 'GET', url: new URL(url), timeout: 60_000, maxBytes: 1_000_000, ...options });
}

/** An event that a test waits for. */
function signal() {
  let fire: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (fire = resolve));
  return { done, fire: () => fire() };
}

/** Resolves every name to these addresses, in turn. */
function resolving(...addresses: readonly string[]): ResolveHost {
  const rest = [...addresses];
  return (_, done) => done(null, [{ address: rest.shift() ?? '', family: 4 }]);
}

describe('responses of other systems', () => {
  it('A-435 an endless response is aborted at the byte limit, and its connection closed', async () => {
    let sent = 0;
    const closed = signal();
    const port = await serve((_, answer) => {
      const chunk = Buffer.alloc(65_536, 32);
      const push = () => {
        while (!answer.destroyed && answer.write(chunk)) sent += chunk.length;
      };
      answer.on('drain', push).on('close', () => closed.fire());
      push();
    });
    await expect(get(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      kind: 'too-large',
      message: `127.0.0.1:${port} responded with more than 1000 kB`,
    });
    await closed.done;
    expect(sent).toBeLessThan(50_000_000);
  });

  it('A-435 a slow response is aborted at its deadline, and its connection closed', async () => {
    const closed = signal();
    const port = await serve((_, answer) => {
      const dripping = setInterval(() => answer.write(' '), 5);
      answer.on('close', () => {
        clearInterval(dripping);
        closed.fire();
      });
    });
    await expect(get(`http://127.0.0.1:${port}/`, { timeout: 200 })).rejects.toMatchObject({
      kind: 'late',
      problem: 'did not respond in time',
    });
    await closed.done;
  });

  it('A-435 a call without a response is aborted, and one whose name is never resolved', async () => {
    const port = await serve(() => undefined);
    await expect(get(`http://127.0.0.1:${port}/`, { timeout: 50 })).rejects.toMatchObject({ kind: 'late' });
    const silent = openOutgoing({ privateHosts: [], resolve: () => undefined });
    await expect(get('http://partner.example/', { timeout: 50 }, silent)).rejects.toMatchObject({ kind: 'late' });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('A-435 the bytes of %s count after decompression', async (encoding, compress) => {
    const bodies: Record<string, Buffer> = {
      '/small': compress('{"a":1}'),
      '/bomb': compress(Buffer.alloc(50_000_000)),
    };
    expect(bodies['/bomb']?.length).toBeLessThan(100_000);
    const port = await serve((request, answer) =>
      answer.writeHead(200, { 'content-encoding': encoding }).end(bodies[request.url ?? '']),
    );
    expect((await get(`http://127.0.0.1:${port}/small`)).body.toString()).toBe('{"a":1}');
    await expect(get(`http://127.0.0.1:${port}/bomb`)).rejects.toMatchObject({ kind: 'too-large' });
  });

  it.each(['gzip, gzip', 'zstd', 'constructor'])('A-435 a body compressed by %s is not read', async (encoding) => {
    const port = await serve((_, answer) => answer.writeHead(200, { 'content-encoding': encoding }).end('x'));
    await expect(get(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('A-435 a truncated body or one with invalid compression fails', async () => {
    const port = await serve((request, answer) => {
      if (request.url === '/gzip') return void answer.writeHead(200, { 'content-encoding': 'gzip' }).end('plain');
      answer.writeHead(200, { 'content-length': 100 }).write('half');
      answer.destroy();
    });
    await expect(get(`http://127.0.0.1:${port}/gzip`)).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(get(`http://127.0.0.1:${port}/cut`)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('A-435 a redirect is not followed', async () => {
    const asked: string[] = [];
    const port = await serve((request, answer) => {
      asked.push(request.url ?? '');
      answer.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await get(`http://127.0.0.1:${port}/here`)).toMatchObject({ status: 302 });
    expect(asked).toEqual(['/here']);
  });

  it('A-435 requests are sent unchanged, and a read is repeated when a shared connection had just closed', async () => {
    const got: string[] = [];
    const port = await serve((request, answer) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        got.push(`${request.method} ${String(request.headers['x-key'])} ${Buffer.concat(chunks).toString()}`);
        answer.end('ok', () => setImmediate(() => request.socket.destroy()));
      });
    });
    const headers = { 'x-key': 'k' };
    await get(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: 'what' });
    await get(`http://127.0.0.1:${port}/`, { headers });
    await get(`http://127.0.0.1:${port}/`, { headers });
    expect(got).toEqual(['POST k what', 'GET k ', 'GET k ']);
  });
});

describe('allowed addresses', () => {
  it.each(['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '[::1]', '[fd12::1]', '[::ffff:127.0.0.1]'])(
    'A-436 exclude the private address %s unless it is configured',
    async (host) => {
      await expect(get(`http://${host}:9/`, {}, openOutgoing({ privateHosts: [] }))).rejects.toMatchObject({
        kind: 'private-address',
        problem: expect.stringMatching(/is at the private address .*, which PRIVATE_HOSTS does not allow/),
      });
    },
  );

  it.each(['169.254.169.254', '0.0.0.0', '[fe80::1]', '[fd00:ec2::254]', '[::ffff:a9fe:a9fe]', '224.0.0.1', '[::]'])(
    'A-436 exclude %s, where no external system can be, in any form',
    async (host) => {
      const named = openOutgoing({ privateHosts: ['partner.example'], resolve: resolving(host.replace(/[[\]]/g, '')) });
      await expect(get(`http://${host}/`, {}, named)).rejects.toMatchObject({ kind: 'private-address' });
      await expect(get('http://partner.example/', {}, named)).rejects.toMatchObject({ kind: 'private-address' });
    },
  );

  it("A-436 are checked on each connection's address", async () => {
    const port = await serve((_, answer) => answer.end());
    const rebinding = openOutgoing({ privateHosts: [], resolve: resolving('127.0.0.1', '10.0.0.1') });
    const problem = (address: string) => `is at the private address ${address}, which PRIVATE_HOSTS does not allow`;
    const url = `http://partner.example:${port}/`;
    await expect(get(url, {}, rebinding)).rejects.toMatchObject({ problem: problem('127.0.0.1') });
    await expect(get(url, {}, rebinding)).rejects.toMatchObject({ problem: problem('10.0.0.1') });
  });

  it('A-436 include a private address whose name, or name and port, is configured', async () => {
    const port = await serve((_, answer) => answer.end('here'));
    const resolve: ResolveHost = (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
    const url = `http://partner.example:${port}/`;
    for (const privateHosts of [['Partner.example'], [`partner.example:${port}`]])
      expect(await get(url, {}, openOutgoing({ privateHosts, resolve }))).toMatchObject({ status: 200 });
    for (const privateHosts of [['other.example'], [`partner.example:${port + 1}`]])
      await expect(get(url, {}, openOutgoing({ privateHosts, resolve }))).rejects.toMatchObject({
        kind: 'private-address',
      });
  });

  it('A-436 include only the public ones of several addresses', async () => {
    const mixed: ResolveHost = (_, done) =>
      done(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '169.254.169.254', family: 4 },
      ]);
    const port = await serve((_, answer) => answer.end('here'));
    const outgoing = openOutgoing({ privateHosts: ['partner.example'], resolve: mixed });
    expect((await get(`http://partner.example:${port}/`, {}, outgoing)).body.toString()).toBe('here');
  });

  it('A-436 include http and https only', async () => {
    await expect(get('file:///etc/passwd')).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

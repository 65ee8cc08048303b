import { once } from 'node:events';
import { type Server, createServer, request } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerJson } from './answer.js';
import { discardBody } from './discard-body.js';
import { isDeeperThan } from './nesting.js';
import { BodyError, parseJson, readJson } from './read-body.js';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
const bytes = (text: string) => Buffer.from(text);

describe('JSON text', () => {
  it('A-201 has its nesting depth, whatever its strings contain', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 6, stringUnit: fc.constantFrom('a', '{', '}', '[', ']', '"', '\\', 'é', '😀') }),
        (value) => {
          const depth = depthOf(value);
          const text = bytes(JSON.stringify(value));
          expect([isDeeperThan(text, depth), depth === 0 || isDeeperThan(text, depth - 1)]).toEqual([false, true]);
        },
      ),
    );
  });

  it('A-201 is rejected before parsing when it nests deeper than 16', () => {
    const nested = (depth: number) => bytes('['.repeat(depth) + ']'.repeat(depth));
    expect(parseJson(nested(16))).toHaveLength(1);
    expect(() => parseJson(nested(17))).toThrow(/deeper than 16/);
    expect(() => parseJson(bytes('{"a":'.repeat(100_000)))).toThrow(/deeper than 16/);
  });

  it.each([['no json'], ['{"a":1} trailing'], ['']])('A-201 must be valid JSON: %j', (text) => {
    expect(() => parseJson(bytes(text))).toThrow(new BodyError(400, 'The body is not JSON.'));
  });

  it('A-201 must be UTF-8', () => {
    expect(() => parseJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow(new BodyError(400, 'The body is not JSON.'));
  });
});

describe('request body', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer((incoming, response) => {
      response.once('prefinish', () => discardBody(incoming));
      if (incoming.url === '/refused') return answerJson(response, 401, {});
      readJson(incoming, 1_000).then(
        (body) => answerJson(response, 200, body),
        (error: unknown) => answerJson(response, error instanceof BodyError ? error.status : 500, {}),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body }).then(({ status }) => status);

  it('A-201 is application/json, with any parameters', async () => {
    expect(await post('{}', { 'content-type': 'Application/JSON; charset=utf-8' })).toBe(200);
    for (const type of ['text/plain', 'application/jsonx', 'multipart/form-data; boundary=application/json'])
      expect(await post('{}', { 'content-type': type })).toBe(415);
  });

  it('A-201 is rejected before it arrives when its declared length is too long', async () => {
    const call = request({
      port,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 1_001 },
    });
    call.flushHeaders();
    const [answer] = (await once(call, 'response')) as [{ statusCode: number }];
    expect(answer.statusCode).toBe(413);
    call.on('error', () => undefined).destroy();
  });

  it('A-201 is counted when no length is declared', async () => {
    const call = request({ port, method: 'POST', headers: { 'content-type': 'application/json' } });
    for (let part = 0; part < 11; part += 1) call.write('x'.repeat(100));
    const [answer] = (await once(call, 'response')) as [{ statusCode: number }];
    expect(answer.statusCode).toBe(413);
    call.on('error', () => undefined).destroy();
  });

  it('A-201 of a rejected caller is discarded, and the connection stays usable if little was left', async () => {
    const socket = connect(port, '127.0.0.1');
    const heard: string[] = [];
    socket.on('data', (chunk: Buffer) => heard.push(chunk.toString()));
    socket.write(`POST /refused HTTP/1.1\r\nhost: x\r\ncontent-length: 70000\r\n\r\n${'x'.repeat(70_000)}`);
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n[]');
    while (!heard.join('').includes('200 OK')) await once(socket, 'data');
    expect(heard.join('')).toContain('401 Unauthorized');
    socket.destroy();
  });

  it('A-201 of a rejected caller who keeps sending closes the connection', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('POST /refused HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const flood = setInterval(() => void socket.write(chunk), 1);
    await closed;
    clearInterval(flood);
    expect(socket.bytesWritten).toBeLessThan(8 * 1024 * 1024);
  });
});

import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { networkFault } from './network-fault.js';
import { proxyFor } from './proxy.js';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});
const listen = async (server: Server): Promise<number> => {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const faultAt = async (address: string) =>
  networkFault(await fetch(address).catch((cause: unknown) => cause), address, null);
const causedBy = (code: string, message = 'It failed') =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });

describe('a network fault', () => {
  it('A-526 says that the connection was refused, on each address of the name', async () => {
    const port = await listen(createTcpServer());
    open.splice(0).forEach((server) => server.close());
    for (const host of ['127.0.0.1', 'localhost'])
      expect(await faultAt(`http://${host}:${port}`)).toBe(
        `Could not reach a Signa server at http://${host}:${port}: the connection was refused.\nCheck that the server is running and that the port is right.`,
      );
  });

  it('A-526 says when https is used at a port of http', async () => {
    const port = await listen(createServer((_request, response) => response.end()));
    expect(await faultAt(`https://127.0.0.1:${port}`)).toContain('it does not use https at this port.');
  });

  it('A-526 says when the connection is closed, and suggests https for an address of http', async () => {
    const port = await listen(createTcpServer((socket) => socket.destroy()));
    expect(await faultAt(`http://127.0.0.1:${port}`)).toMatch(/: (it closed the connection|the connection was inter)/);
    const closed = causedBy('UND_ERR_SOCKET');
    expect(networkFault(closed, 'http://signa.test', null)).toContain('use its address with https://');
    expect(networkFault(closed, 'https://signa.test', null)).not.toContain('https://.');
  });

  it.each([
    ['ENOTFOUND', 'its name was not found.'],
    ['EAI_AGAIN', 'its name could not be looked up.'],
    ['UND_ERR_CONNECT_TIMEOUT', 'it did not respond in time.'],
    ['CERT_HAS_EXPIRED', 'its certificate has expired.'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another name.'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is not from an authority that this machine trusts.'],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'NODE_EXTRA_CA_CERTS'],
    ['SOMETHING_NEW', 'It failed.'],
  ])('A-526 explains %s', (code, text) => {
    expect(networkFault(causedBy(code), 'https://signa.test', null)).toContain(text);
  });

  it('A-526 names the proxy, except for a fault of the server certificate', () => {
    const proxy = proxyFor('https://signa.test', { HTTPS_PROXY: 'http://me:secret@proxy.test:3128' });
    const text = networkFault(causedBy('ECONNREFUSED'), 'https://signa.test', proxy);
    expect(text).toBe(
      "Could not reach a Signa server at https://signa.test through the proxy proxy.test:3128: the connection was refused.\nCheck HTTPS_PROXY, or add the server's name to NO_PROXY for a direct connection.",
    );
    const cancelled = causedBy('0', 'Request was cancelled.');
    expect(networkFault(cancelled, 'https://signa.test', proxy)).toContain('It may require a name and password.');
    expect(networkFault(causedBy('CERT_HAS_EXPIRED'), 'https://signa.test', proxy)).not.toContain('proxy');
  });
});

describe('the proxy of an address', () => {
  const environment = {
    HTTPS_PROXY: 'http://one.test:1',
    http_proxy: 'http://two.test:2',
    HTTP_PROXY: 'http://x.test',
  };
  it.each([
    ['https://signa.test', undefined, 'one.test:1'],
    ['http://signa.test', undefined, 'two.test:2'],
    ['https://signa.test', 'other.test,signa.test', undefined],
    ['https://a.signa.test', '.signa.test', undefined],
    ['https://signa.test', '*', undefined],
    ['https://mysigna.test', 'signa.test', 'one.test:1'],
  ])('A-526 of %s with NO_PROXY %s is %s', (address, exempt, expected) => {
    expect(proxyFor(address, { ...environment, NO_PROXY: exempt })?.address).toBe(expected);
  });

  it('A-526 is none without a variable', () => {
    expect(proxyFor('https://signa.test', { HTTPS_PROXY: ' ' })).toBeNull();
  });
});

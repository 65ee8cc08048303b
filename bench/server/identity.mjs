/** An identity provider that only publishes its keys, and the tokens it would have issued. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const { SignJWT, exportJWK, generateKeyPair } = await import(
  createRequire(new URL('../../packages/server/package.json', import.meta.url)).resolve('jose')
);

/** The application the tokens were issued to. */
export const clientId = 'signa';

export async function openIdentity() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'ES256', use: 'sig' }] };
  const server = createServer((request, response) => {
    const issuer = `http://127.0.0.1:${server.address().port}`;
    const body = request.url?.startsWith('/.well-known/') ? { issuer, jwks_uri: `${issuer}/jwks` } : keys;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${server.address().port}`;
  return {
    issuer,
    audience: 'urn:signa:bench',
    token: (email) =>
      new SignJWT({ email, client_id: clientId })
        .setProtectedHeader({ alg: 'ES256', kid: 'bench' })
        .setIssuer(issuer)
        .setAudience('urn:signa:bench')
        .setSubject(email)
        .setIssuedAt()
        .setExpirationTime('2h')
        .sign(privateKey),
    close: () => server.close(),
  };
}

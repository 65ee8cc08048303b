/** ID tokens that every client must reject (OpenID Connect Core 3.1.3.7), derived from a valid one. */
import { partsOf, signed } from './provider.mjs';

const past = (seconds) => Math.floor(Date.now() / 1000) - seconds;

/** @returns what makes each of them, by what is wrong with it */
export function wrongIdTokens({ key, otherKey, kid }) {
  const right = { alg: 'RS256', kid, typ: 'JWT' };
  const withPayload = (change) => (token) => {
    const [, payload] = partsOf(token);
    return signed(right, change(payload), key);
  };
  const withHeader =
    (header, by = key) =>
    (token) =>
      signed(header, partsOf(token)[1], by);
  const without = (name) => withPayload((payload) => ({ ...payload, [name]: undefined }));
  return {
    'another nonce': withPayload((payload) => ({ ...payload, nonce: 'another' })),
    'no nonce': without('nonce'),
    'another issuer': withPayload((payload) => ({ ...payload, iss: 'https://elsewhere.example' })),
    'no issuer': without('iss'),
    'another audience': withPayload((payload) => ({ ...payload, aud: 'another' })),
    'a foreign authorized party': withPayload((payload) => ({ ...payload, azp: 'another' })),
    'several audiences and no authorized party': withPayload((payload) => ({
      ...payload,
      aud: [payload.aud, 'another'],
    })),
    'a time that is over': withPayload((payload) => ({ ...payload, iat: past(7200), exp: past(3600) })),
    'no end': without('exp'),
    'no subject': without('sub'),
    'no signature (alg none)': withHeader({ alg: 'none', typ: 'JWT' }),
    'a signature by the public key (HS256)': withHeader({ ...right, alg: 'HS256' }),
    'a key that nobody knows': withHeader({ ...right, kid: 'unknown' }, otherKey),
    'the name of a known key and another one': withHeader(right, otherKey),
    'claims changed after signing': (token) => {
      const [header, payload] = partsOf(token);
      const [, , signature] = token.split('.');
      const [, body] = signed({ ...header, alg: 'none' }, { ...payload, email: 'admin@signa.test' }, key).split('.');
      return [Buffer.from(JSON.stringify(header)).toString('base64url'), body, signature].join('.');
    },
  };
}

/**
 * Tests Standard Webhooks in both directions: the libraries' test vector; Signa's signatures are verified by the
 * package `standardwebhooks` and by an independent implementation on Node's crypto; both sign for Signa; and the events
 * endpoint accepts and rejects as specified.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { at } from '../place.mjs';
import { onServer } from './stage/server.mjs';

export const counterpart = 'standardwebhooks';
export const argued = {};

const written = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const plain = 'a secret of plain text';
const keyOf = (secret) => (secret === written ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret);

/** The scheme as specified: HMAC-SHA256 over id, seconds and body, joined by dots. */
const bySpecification = (secret, id, seconds, body) =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`;
const byLibrary = (secret) => (secret === written ? new Webhook(secret) : new Webhook(secret, { format: 'raw' }));

const headersOf = (id, seconds, signature) => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': signature,
});
const secondsNow = () => Math.floor(Date.now() / 1000);

const messages = () =>
  fc.sample(
    fc.record({
      id: fc.stringMatching(/^[\w-]{1,80}$/),
      body: fc.oneof(fc.json(), fc.string({ unit: 'binary', minLength: 1, maxLength: 200 })),
    }),
    { numRuns: 500, seed: 62 },
  );

export async function run() {
  const module = pathToFileURL(at('packages/server/dist/integration/verify-signature.js')).href;
  const signa = await import(module);
  return [vector(signa), ...[written, plain].flatMap((secret) => signBothWays(signa, secret)), ...(await door())];
}

function vector({ signatureHeaders }) {
  const { 'webhook-signature': signature } = signatureHeaders(
    written,
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    new Date(1_614_265_330_000),
    '{"test": 2432232314}',
  );
  const right = signature === 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=' || `it signs ${signature}`;
  return check('vector', 'the vector of the libraries', right);
}

function signBothWays({ signatureHeaders, verifySignature }, secret) {
  const name = secret === written ? 'a written secret' : 'a secret of plain text';
  const library = byLibrary(secret);
  const time = new Date();
  const seconds = Math.floor(time.getTime() / 1000);
  const isTaken = ({ id, body }) => {
    const headers = signatureHeaders(secret, id, time, body);
    library.verify(body, headers, { jsonParse: false });
    return headers['webhook-signature'] === bySpecification(secret, id, seconds, body);
  };
  const takes = ({ id, body }) =>
    [library.sign(id, time, body), bySpecification(secret, id, seconds, body)].every(
      (signature) => verifySignature(secret, headersOf(id, seconds, signature), body)?.body === body,
    );
  const refuses = ({ id, body }) =>
    verifySignature(secret, headersOf(id, seconds, library.sign(id, time, body)), `${body} `) === null;
  return [
    check(`signs by ${name}`, '500 messages of Signa are taken', forEach(isTaken)),
    check(`takes by ${name}`, '500 messages signed outside are taken by Signa', forEach(takes)),
    check(`refuses by ${name}`, '500 messages that were changed are refused', forEach(refuses)),
  ];
}

function forEach(holds) {
  for (const message of messages()) {
    try {
      if (!holds(message)) return `not for ${JSON.stringify(message)}`;
    } catch (error) {
      return `${error.message} for ${JSON.stringify(message)}`;
    }
  }
  return true;
}

/** A signed body that is not an event is refused with the reason (400), an invalid signature without one (401). */
const [taken, refused] = [400, 401];

function door() {
  const settings = {
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'signa-portal',
    OIDC_AUDIENCE: 'signa-api',
    STOREFRONT_INBOUND_SECRET: written,
    PHARMACY_INBOUND_SECRET: plain,
  };
  return onServer(settings, async (url) => {
    const storefront = await asked(`${url}/inbound/storefront`, written);
    const pharmacy = await asked(`${url}/inbound/pharmacy`, plain);
    return [...storefront, ...pharmacy];
  });
}

async function asked(address, secret) {
  const body = '{"type":"no.event"}';
  const id = `msg_${randomUUID()}`;
  const now = secondsNow();
  const signature = bySpecification(secret, id, now, body);
  const right = headersOf(id, now, signature);
  const of = (seconds) => headersOf(id, seconds, bySpecification(secret, id, seconds, body));
  const without = (name) => Object.fromEntries(Object.entries(right).filter(([given]) => given !== name));
  const cases = [
    ['a right signature', right, taken],
    ['several, of which one is right', { ...right, 'webhook-signature': `v1,AAAA v1a,BBBB ${signature}` }, taken],
    [
      'names of headers in capitals',
      { 'Webhook-Id': id, 'Webhook-Timestamp': `${now}`, 'WEBHOOK-SIGNATURE': signature },
      taken,
    ],
    ['four minutes old', of(now - 240), taken],
    ['four minutes ahead', of(now + 240), taken],
    ['six minutes old', of(now - 360), refused],
    ['six minutes ahead', of(now + 360), refused],
    ['a version that there is not', { ...right, 'webhook-signature': signature.replace('v1,', 'v2,') }, refused],
    ['the signature without its version', { ...right, 'webhook-signature': signature.slice(3) }, refused],
    ['another id', { ...right, 'webhook-id': `${id}x` }, refused],
    ['another time', { ...right, 'webhook-timestamp': `${now - 1}` }, refused],
    ['another secret', headersOf(id, now, bySpecification(`${secret}x`, id, now, body)), refused],
    ...Object.keys(right).map((name) => [`without ${name}`, without(name), refused]),
  ];
  const path = new URL(address).pathname;
  return Promise.all(
    cases.map(async ([title, headers, status]) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      const isRight = answer.status === status || `it answers ${answer.status} and not ${status}`;
      return check(`${path}: ${title}`, status === taken ? 'is taken' : 'is refused', isRight);
    }),
  );
}

/** @param result - true, or what is wrong */
const check = (id, title, result) => ({ id, title, fault: result === true ? null : result });

import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { mayBeSigned, signatureHeaders, verifySignature } from './verify-signature.js';

const at = new Date('2021-02-25T15:02:10Z');
const body = '{"test": 2432232314}';

it('A-381 signs by a secret as Standard Webhooks writes it: the bytes behind whsec_, which are base64', () => {
  const headers = signatureHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, body);
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  expect(signed('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).not.toBeNull();
});

it('A-381 signs by any other secret as the text that it is, in UTF-8', () => {
  const secret = 'Žluťoučký kůň';
  const expected = createHmac('sha256', secret)
    .update(`id.${at.getTime() / 1000}.${body}`)
    .digest('base64');
  expect(signatureHeaders(secret, 'id', at, body)['webhook-signature']).toBe(`v1,${expected}`);
  expect(signed(secret)).toEqual({ id: 'id', body });
});

/** What a message of this moment is taken for. */
const signed = (secret: string) => verifySignature(secret, signatureHeaders(secret, 'id', new Date(), body), body);

it('A-381 may be signed with all three headers and a time within five minutes and a second of now, before or after', () => {
  const headers = signatureHeaders('secret', 'id', at, body);
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  for (const seconds of [0, 299, 301, -299, -301])
    expect(mayBeSigned(headers, after(seconds)), `${seconds}`).toBe(true);
  for (const seconds of [301.5, -301.5, 3600]) expect(mayBeSigned(headers, after(seconds)), `${seconds}`).toBe(false);
  for (const name of Object.keys(headers)) {
    expect(mayBeSigned({ ...headers, [name]: '' }, at), name).toBe(false);
    expect(mayBeSigned({ ...headers, [name]: undefined }, at), name).toBe(false);
  }
  expect(mayBeSigned({ ...headers, 'webhook-timestamp': 'now' }, at)).toBe(false);
});

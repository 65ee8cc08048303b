import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { mayBeSigned, signatureHeaders, verifySignature } from './verify-signature.js';

const at = new Date('2021-02-25T15:02:10Z');
const body = '{"test": 2432232314}';

it('A-381 uses a secret in Standard Webhooks format as the base64 bytes after whsec_', () => {
  const headers = signatureHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, body);
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  expect(signed('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).not.toBeNull();
});

it('A-381 uses any other secret as UTF-8 text', () => {
  const secret = 'Žluťoučký kůň';
  const expected = createHmac('sha256', secret)
    .update(`id.${at.getTime() / 1000}.${body}`)
    .digest('base64');
  expect(signatureHeaders(secret, 'id', at, body)['webhook-signature']).toBe(`v1,${expected}`);
  expect(signed(secret)).toEqual({ id: 'id', body });
});

/** Verification result of a message sent now. */
const signed = (secret: string) => verifySignature(secret, signatureHeaders(secret, 'id', new Date(), body), body);

it('A-381 accepts only headers that are complete, with a time within five minutes and a second of now, before or after', () => {
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

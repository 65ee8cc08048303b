import type { IncomingMessage } from 'node:http';
import { applicationHeader } from '@signa/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../failure/failure.js';
import { openAddressOf } from '../http/address.js';
import { openLog } from '../observe/log.js';
import { type TestTokens, testTokens } from '../testing/tokens.js';
import { type Admit, openAdmission } from './admit.js';
import { openBearer } from './bearer.js';
import { openLimits } from './limits.js';

let admit: Admit;
let tokens: TestTokens;
beforeEach(async () => {
  tokens = await testTokens();
  admit = openAdmission({
    bearer: openBearer([tokens.reader]),
    clock: { now: () => new Date().toISOString() },
    limits: openLimits(
      { callsPerSecond: 2, queriesAtOnce: 1, refusalsPerMinute: 30, programCallsPerMinute: 1 },
      openLog('silent'),
    ),
    addressOf: openAddressOf(0),
  });
});

const from = (token: string, remoteAddress: string) =>
  ({
    headers: { authorization: `Bearer ${token}`, [applicationHeader.name]: applicationHeader.value },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

async function codes(count: number, token: string, address: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (let call = 0; call < count; call += 1) {
    const code = await admit(from(token, address)).then(
      () => 'admitted',
      (error: unknown) => (error instanceof Failure ? error.code : 'other'),
    );
    found[code] = (found[code] ?? 0) + 1;
  }
  return found;
}

describe('rate limits', () => {
  it('A-207 apply per user: another user at the same address is not delayed', async () => {
    const [busy, calm] = [await tokens.token('busy@signa.test'), await tokens.token('calm@signa.test')];
    expect(await codes(25, busy, '10.0.0.1')).toEqual({ admitted: 20, TOO_MANY_CALLS: 5 });
    expect(await codes(20, calm, '10.0.0.1')).toEqual({ admitted: 20 });
    const refused = await admit(from(busy, '10.0.0.1')).catch((error: unknown) => error as Failure);
    expect(refused).toMatchObject({
      data: { retryAfter: 1 },
      message: /Wait a second and try again. Nothing you typed is lost/,
    });
    expect(await codes(1, await tokens.token('Busy@Signa.test', { jti: 'another' }), '10.0.0.2')).toEqual({
      TOO_MANY_CALLS: 1,
    });
  });

  it('A-207 apply to rejected calls per address: known users there and other addresses are not delayed', async () => {
    const known = await tokens.token('vet@signa.test');
    expect(await codes(1, known, '10.0.0.1')).toEqual({ admitted: 1 });
    expect(await codes(40, 'nonsense', '10.0.0.1')).toEqual({ UNAUTHENTICATED: 30, TOO_MANY_CALLS: 10 });
    expect(await codes(5, known, '10.0.0.1')).toEqual({ admitted: 5 });
    expect(await codes(1, 'nonsense', '10.0.0.2')).toEqual({ UNAUTHENTICATED: 1 });
  });

  it('A-207 do not affect fifty users who work behind one address', async () => {
    for (let person = 0; person < 50; person += 1)
      expect(await codes(20, await tokens.token(`person.${person}@signa.test`), '10.0.0.1')).toEqual({ admitted: 20 });
  });
});

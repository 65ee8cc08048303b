import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal.js';

const call = {
  ...{ number: 'K7QX-2M9R-4DTB', at: '2026-11-20T18:00:00.000Z', milliseconds: 12 },
  ...{ variables: {}, username: 'vet@signa.test', actor: null },
};
const failed = (code: 'FORBIDDEN' | 'UNAVAILABLE') => ({ message: 'It failed', extensions: { code } });

describe('a refused call', () => {
  it('A-423 is not stored if the portal only asked whether the user is support', () => {
    expect(refusalOf({ ...call, operation: 'GetSupportUser' }, failed('FORBIDDEN'))).toBeNull();
  });

  it('A-423 is stored if that question failed for another reason', () => {
    expect(refusalOf({ ...call, operation: 'GetSupportUser' }, failed('UNAVAILABLE'))).toMatchObject({
      number: call.number,
      code: 'UNAVAILABLE',
    });
  });
});

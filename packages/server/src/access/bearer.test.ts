import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../failure/failure.js';
import { type Principal, openBearer, type TokenReader } from './bearer.js';

const now = new Date('2026-11-26T12:00:00Z');
const holder: Principal = { username: 'maya@wren.example', sessionId: '7', expiresAt: now.getTime() + 60_000 };
const pages: TokenReader = (token) => (token.startsWith('signa_') ? Promise.resolve(holder) : null);

describe('token readers', () => {
  it('A-011 of later kinds never see a token of an earlier kind', async () => {
    const provider = vi.fn<TokenReader>(() => Promise.reject(new Failure('UNAUTHENTICATED')));
    const bearer = openBearer([pages, provider]);
    expect(await bearer.holder('Bearer signa_1', now)).toBe(holder);
    expect(provider).not.toHaveBeenCalled();
    await expect(bearer.holder('Bearer eyJ', now)).rejects.toThrow(Failure);
    expect(provider).toHaveBeenCalledExactlyOnceWith('eyJ', now);
  });

  it('A-011 reject a token of an unknown kind', async () => {
    await expect(openBearer([pages]).holder('Bearer eyJ', now)).rejects.toThrow(Failure);
    await expect(openBearer([pages]).holder('Basic signa_1', now)).rejects.toThrow(Failure);
    await expect(openBearer([pages]).holder(undefined, now)).rejects.toThrow(Failure);
  });
});

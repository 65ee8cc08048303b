import { hash, timingSafeEqual } from 'node:crypto';
import type { CdsKey } from '../start/config.js';

/** A shorter key could be guessed, whatever its hash is. */
const minKeyLength = 32;

/** The key in an Authorization header; `null` for none, and for an unknown one. Every key takes the same time. */
export function findCdsKey(keys: readonly CdsKey[], authorization: string | undefined): CdsKey | null {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  if (token.length < minKeyLength) return null;
  const sent = Buffer.from(hash('sha256', token, 'hex'));
  const matching = keys.filter(({ sha256 }) => timingSafeEqual(sent, Buffer.from(sha256)));
  return matching[0] ?? null;
}

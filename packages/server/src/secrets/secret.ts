import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, encoded for transport. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Stored hash of a secret: it identifies the secret and cannot be reversed. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

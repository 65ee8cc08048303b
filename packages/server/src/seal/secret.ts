import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses, as they travel. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: it tells the secret again and cannot be turned back into it. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

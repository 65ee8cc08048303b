import { randomBytes } from 'node:crypto';
import type { FirstPageWord } from '@signa/core/operation';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

/** Whose page a browser asks for, as the portal left word of it. */
export interface PageKey extends FirstPageWord {
  readonly username: string;
  /** Milliseconds since 1970: when the token ends with which the word was left. */
  readonly expiresAt: number;
}

/** Seals what a browser keeps until it asks for its next page, so that nobody else reads it or makes one. */
export interface PageKeys {
  seal(key: PageKey): Promise<string>;
  /** Null for what was not sealed here, was changed, or is over. */
  open(sealed: string, now: Date): Promise<PageKey | null>;
}

/** Only what is sealed for this use opens here. */
const audience = 'first-page';
const content = z.object({ sub: z.string(), exp: z.number(), at: z.string(), narrow: z.boolean() });

/**
 * @param secret - shared by all servers of one address; without one each has its own, and a page that another server
 *   answers comes without its first content
 */
export function openPageKeys(secret: Uint8Array = randomBytes(32)): PageKeys {
  return {
    seal: ({ username, expiresAt, locationId, isNarrow }) =>
      new EncryptJWT({ at: locationId, narrow: isNarrow })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setSubject(username)
        .setAudience(audience)
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .encrypt(secret),
    async open(sealed, now) {
      try {
        const { payload } = await jwtDecrypt(sealed, secret, {
          audience,
          currentDate: now,
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        const { sub, exp, at, narrow } = content.parse(payload);
        return { username: sub, expiresAt: exp * 1000, locationId: at, isNarrow: narrow };
      } catch {
        return null;
      }
    },
  };
}

import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** A key that secrets at rest are encrypted with. */
export interface SealKey {
  /** Stands in clear before what is encrypted with it, so that a later server finds the key again. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/** Encrypts what the database keeps and must not know. */
export interface Seals {
  /**
   * @param place - what it belongs to: it opens there and nowhere else
   * @throws NoSealKey without a key
   */
  seal(secret: string, place: string): Buffer;
  /** @throws SealError for what was changed, moved to another place, or sealed with a key that is not here */
  open(sealed: Uint8Array, place: string): string;
  /** Whether it is sealed with the key that writes now. */
  isCurrent(sealed: Uint8Array): boolean;
  /** What tells a secret again and cannot be turned back into it without the key. @throws NoSealKey */
  markOf(secret: string): string;
}

/** The configuration has no key to encrypt with. */
export class NoSealKey extends Error {
  override readonly name = 'NoSealKey';
}

/** A secret at rest that cannot be read. It names the key, never what is sealed. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

const format = 1;
const [nonceLength, tagLength] = [12, 16];

/**
 * AES-256-GCM with a fresh nonce each time. A sealed secret is: the format, the length of the key's id, the id, the
 * nonce, the tag, the encrypted text.
 *
 * @param keys - the first one writes, all of them read
 */
export function openSeals(keys: readonly SealKey[]): Seals {
  const [first] = keys;
  const writing = (): SealKey => {
    if (!first) throw new NoSealKey('No key to encrypt secrets with is configured');
    return first;
  };
  return {
    seal(secret, place) {
      const { id, key } = writing();
      const head = headOf(id);
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
      cipher.setAAD(boundTo(head, place));
      const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([head, nonce, cipher.getAuthTag(), encrypted]);
    },
    open(sealed, place) {
      const { id, head, rest } = partsOf(Buffer.from(sealed));
      const known = keys.find((one) => one.id === id);
      if (!known) throw new SealError(`A secret is sealed with the key ${id}, which is not configured`);
      const nonce = rest.subarray(0, nonceLength);
      const decipher = createDecipheriv('aes-256-gcm', known.key, nonce, { authTagLength: tagLength });
      decipher.setAAD(boundTo(head, place));
      decipher.setAuthTag(rest.subarray(nonceLength, nonceLength + tagLength));
      try {
        const text = decipher.update(rest.subarray(nonceLength + tagLength));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        throw new SealError(`A secret that is sealed with the key ${id} was changed or is not of this place`);
      }
    },
    isCurrent: (sealed) => first !== undefined && Buffer.from(sealed).indexOf(headOf(first.id)) === 0,
    markOf: (secret) => createHmac('sha256', writing().key).update(secret).digest('base64url'),
  };
}

const headOf = (id: string) => Buffer.concat([Buffer.from([format, Buffer.byteLength(id)]), Buffer.from(id)]);
const boundTo = (head: Buffer, place: string) => Buffer.concat([head, Buffer.from(place)]);

function partsOf(sealed: Buffer): { readonly id: string; readonly head: Buffer; readonly rest: Buffer } {
  const end = 2 + (sealed[1] ?? 0);
  if (sealed[0] !== format || sealed.length < end + nonceLength + tagLength)
    throw new SealError('A secret at rest is not in the form that this server writes');
  return { id: sealed.toString('utf8', 2, end), head: sealed.subarray(0, end), rest: sealed.subarray(end) };
}

/** Where what is kept of a connection on its way stands. */
export const connectionStepOf = (locationId: string, hash: Buffer): string =>
  `location/${locationId}/pims-connection/${hash.toString('hex')}`;

/** Where the secret of a location's account stands. */
export const accountSecretOf = (locationId: string): string => `location/${locationId}/pims-account-secret`;

import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** A key that encrypts secrets at rest. */
export interface EncryptionKey {
  /** Stored unencrypted with the ciphertext, so that a later server finds the key. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/** Encrypts secrets that the database stores but must not reveal. */
export interface SecretCipher {
  /**
   * @param place - what the secret belongs to: it can be decrypted only there
   * @throws NoEncryptionKey without a key
   */
  encrypt(secret: string, place: string): Buffer;
  /** @throws DecryptionError for a secret that was altered, moved to another place, or encrypted with an unknown key */
  decrypt(encrypted: Uint8Array, place: string): string;
  /** Whether it is encrypted with the current key. */
  isCurrent(encrypted: Uint8Array): boolean;
  /** Fingerprint that identifies a secret and cannot be reversed without the key. @throws NoEncryptionKey */
  fingerprintOf(secret: string): string;
}

/** The configuration has no encryption key. */
export class NoEncryptionKey extends Error {
  override readonly name = 'NoEncryptionKey';
}

/** A stored secret that cannot be decrypted. The message names the key, never the content. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';
}

const format = 1;
const [nonceLength, tagLength] = [12, 16];

/**
 * AES-256-GCM with a fresh nonce each time. Format: version, length of the key id, key id, nonce, tag, ciphertext.
 *
 * @param keys - the first encrypts, all of them decrypt
 */
export function openSecretCipher(keys: readonly EncryptionKey[]): SecretCipher {
  const [first] = keys;
  const writing = (): EncryptionKey => {
    if (!first) throw new NoEncryptionKey('No encryption key is configured');
    return first;
  };
  return {
    encrypt(secret, place) {
      const { id, key } = writing();
      const head = headOf(id);
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
      cipher.setAAD(boundTo(head, place));
      const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([head, nonce, cipher.getAuthTag(), ciphertext]);
    },
    decrypt(encrypted, place) {
      const { id, head, rest } = partsOf(Buffer.from(encrypted));
      const known = keys.find((one) => one.id === id);
      if (!known) throw new DecryptionError(`A secret is encrypted with the key ${id}, which is not configured`);
      const nonce = rest.subarray(0, nonceLength);
      const decipher = createDecipheriv('aes-256-gcm', known.key, nonce, { authTagLength: tagLength });
      decipher.setAAD(boundTo(head, place));
      decipher.setAuthTag(rest.subarray(nonceLength, nonceLength + tagLength));
      try {
        const text = decipher.update(rest.subarray(nonceLength + tagLength));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        throw new DecryptionError(`A secret encrypted with the key ${id} was altered or belongs to another place`);
      }
    },
    isCurrent: (encrypted) => first !== undefined && Buffer.from(encrypted).indexOf(headOf(first.id)) === 0,
    fingerprintOf: (secret) => createHmac('sha256', writing().key).update(secret).digest('base64url'),
  };
}

const headOf = (id: string) => Buffer.concat([Buffer.from([format, Buffer.byteLength(id)]), Buffer.from(id)]);
const boundTo = (head: Buffer, place: string) => Buffer.concat([head, Buffer.from(place)]);

function partsOf(encrypted: Buffer): { readonly id: string; readonly head: Buffer; readonly rest: Buffer } {
  const end = 2 + (encrypted[1] ?? 0);
  if (encrypted[0] !== format || encrypted.length < end + nonceLength + tagLength)
    throw new DecryptionError('A stored secret has an unknown format');
  return { id: encrypted.toString('utf8', 2, end), head: encrypted.subarray(0, end), rest: encrypted.subarray(end) };
}

/** Place of a connection in progress. */
export const connectionStepOf = (locationId: string, hash: Buffer): string =>
  `location/${locationId}/pims-connection/${hash.toString('hex')}`;

/** Place of the secret of a location's account. */
export const accountSecretOf = (locationId: string): string => `location/${locationId}/pims-account-secret`;

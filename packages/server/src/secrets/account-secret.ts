import { accountSecretOf, type SecretCipher } from './secret-cipher.js';

/** The secret of a location's account for its PIMS; `null` without one. */
export function accountSecret(
  secretCipher: SecretCipher,
  { id, encryptedSecret }: { readonly id: string; readonly encryptedSecret: Uint8Array | null },
): string | null {
  return encryptedSecret === null ? null : secretCipher.decrypt(encryptedSecret, accountSecretOf(id));
}

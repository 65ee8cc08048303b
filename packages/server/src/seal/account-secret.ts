import { accountSecretOf, type Seals } from './seals.js';

/** The secret of a location's account for its PIMS; `null` without one. */
export function accountSecret(
  seals: Seals,
  { id, sealedSecret }: { readonly id: string; readonly sealedSecret: Uint8Array | null },
): string | null {
  return sealedSecret === null ? null : seals.open(sealedSecret, accountSecretOf(id));
}

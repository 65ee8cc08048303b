import { accountSecretOf, type Seals } from './seals.js';

/** The secret of a location's account as its practice system asks for it; `null` where the location has none. */
export function accountSecret(
  seals: Seals,
  { id, sealedSecret }: { readonly id: string; readonly sealedSecret: Uint8Array | null },
): string | null {
  return sealedSecret === null ? null : seals.open(sealedSecret, accountSecretOf(id));
}

import type { UserEntry } from '@signa/core/practice';
import { requireCurrentAccess } from '../../../database/scope.js';
import {
  type AccountProvider,
  AccountProviderError,
  type KnownAccount,
  type ProviderAccount,
} from '../../../integration/account/account-provider.js';
import { Failure } from '../../../failure/failure.js';
import type { Work } from '../../work.js';

const texts = {
  unreachable: "We couldn't reach the identity provider. Nothing was saved. Try again in a moment.",
  refused: 'The identity provider rejected this account. Nothing was saved. Contact Signa support.',
} as const;

/** The part of an account that the identity provider has too. */
export const providerAccountOf = ({
  email: username,
  firstName,
  lastName,
  isEnabledInOkta: isEnabled,
}: Pick<UserEntry, 'email' | 'firstName' | 'lastName' | 'isEnabledInOkta'>): ProviderAccount => ({
  ...{ username, firstName, lastName, isEnabled },
});

/**
 * Sends an account to the identity provider after all other checks and before anything is stored.
 *
 * @returns the provider's id of the account
 * @throws Failure PARTNER_UNREACHABLE, and then nothing is stored
 */
export async function tellProvider(
  { tx, actor }: Pick<Work, 'tx' | 'actor'>,
  accounts: AccountProvider,
  known: KnownAccount | null,
  account: ProviderAccount,
): Promise<string | null> {
  await requireCurrentAccess(tx, actor.accessVersion);
  try {
    return known === null ? await accounts.create(account) : await accounts.change(known, account);
  } catch (error) {
    if (!(error instanceof AccountProviderError)) throw error;
    const isRefused = error.status !== null && error.status >= 400 && error.status < 500 && error.status !== 429;
    throw new Failure('PARTNER_UNREACHABLE', isRefused ? texts.refused : texts.unreachable);
  }
}

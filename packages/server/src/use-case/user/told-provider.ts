import { requireCurrentAccess } from '../../database/scope.js';
import {
  type AccountProvider,
  AccountProviderError,
  type KnownAccount,
  type ProviderAccount,
} from '../../outside/account/account-provider.js';
import { Failure } from '../../failure/failure.js';
import type { Work } from '../work.js';

const texts = {
  unreachable: 'The identity provider does not answer. Nothing was saved; please try again in a moment.',
  refused: 'The identity provider refused this account. Nothing was saved; please ask Signa support.',
} as const;

/**
 * Tells the identity provider of an account before anything of it is saved, and after everything else was asked.
 *
 * @returns what the provider calls it
 * @throws Failure PARTNER_UNREACHABLE, by which nothing is saved here
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

/** What the identity provider holds of a person. */
export interface ProviderAccount {
  /** The e-mail address, by which the person signs in. */
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isEnabled: boolean;
}

/** An account that is there: by its id at the provider where it is known, else by its username. */
export interface KnownAccount {
  readonly providerId: string | null;
  readonly username: string;
}

/**
 * Where the accounts of people are made and changed; each answers the provider's id of the account.
 *
 * @throws AccountProviderError where that failed: then nothing may be saved here either
 */
export interface AccountProvider {
  /** An account of that username which is there already is taken, and made to say the same. */
  create(account: ProviderAccount): Promise<string | null>;
  /** One that is not there is made. */
  change(known: KnownAccount, account: ProviderAccount): Promise<string | null>;
}

/** The identity provider could not be asked, or refused. Its words are left out: they may speak of people. */
export class AccountProviderError extends Error {
  override readonly name = 'AccountProviderError';

  constructor(
    message: string,
    /** What it answered, where it answered. */
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** For an installation whose accounts are kept by somebody else: the provider is told nothing (decision 50). */
export const noAccountProvider: AccountProvider = {
  create: () => Promise.resolve(null),
  change: ({ providerId }) => Promise.resolve(providerId),
};

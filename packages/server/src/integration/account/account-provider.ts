/** A user's data at the identity provider. */
export interface ProviderAccount {
  /** Email address, which is the sign-in name. */
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isEnabled: boolean;
}

/** An existing account: by the provider's id if known, else by its username. */
export interface KnownAccount {
  readonly providerId: string | null;
  readonly username: string;
}

/**
 * Creates and changes users' accounts; each method returns the provider's id of the account.
 *
 * @throws AccountProviderError on failure: then nothing must be stored here either
 */
export interface AccountProvider {
  /** Updates an existing account of that username instead of creating one. */
  create(account: ProviderAccount): Promise<string | null>;
  /** Creates a missing account. */
  change(known: KnownAccount, account: ProviderAccount): Promise<string | null>;
}

/**
 * The identity provider could not be reached or rejected the call. Its message is omitted, because it can contain
 * personal data.
 */
export class AccountProviderError extends Error {
  override readonly name = 'AccountProviderError';

  constructor(
    message: string,
    /** Status of the response, if any. */
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** For an installation whose accounts are managed elsewhere: nothing is sent to the provider (decision 50). */
export const noAccountProvider: AccountProvider = {
  create: () => Promise.resolve(null),
  change: ({ providerId }) => Promise.resolve(providerId),
};

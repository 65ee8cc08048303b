import { trimmed } from '../../base/text/index.js';

/** What the rules read of a client; field names as they travel (C-194). */
export interface ClientFacts {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly isActive: boolean;
  readonly isOfficeUse: boolean;
  readonly pimsId: string | null;
  readonly pimsProviderId: string | null;
}

/**
 * How a client is called: 'first last'. An inactive client may have no name (C-020); then the e-mail stands for it.
 *
 * @returns never empty: a client that cannot be named could not be clicked either
 */
export function clientName(
  client: Pick<ClientFacts, 'firstName' | 'lastName'> & Partial<Pick<ClientFacts, 'email'>>,
): string {
  const name = [client.firstName, client.lastName].map(trimmed).filter(Boolean).join(' ');
  return name || trimmed(client.email) || 'Unnamed client';
}

import { trimmed } from '../../base/text/index.js';

/** The fields of a client that rules need. Field names are those of the API (C-194). */
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
 * The display name of a client: 'first last'. An inactive client may have no name (C-020) and is then shown by email.
 *
 * @returns never empty, because a client without a name could not be clicked
 */
export function clientName(
  client: Pick<ClientFacts, 'firstName' | 'lastName'> & Partial<Pick<ClientFacts, 'email'>>,
): string {
  const name = [client.firstName, client.lastName].map(trimmed).filter(Boolean).join(' ');
  return name || trimmed(client.email) || 'Unnamed client';
}

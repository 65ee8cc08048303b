import type { Outgoing } from '../../outgoing/outgoing.js';
import { problemOf } from '../../outgoing/outgoing-error.js';
import type { ScimSettings } from '../../start/config.js';
import { type AccountProvider, AccountProviderError, type ProviderAccount } from './account-provider.js';

const schemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
} as const;

/** Milliseconds that a user waits for a response. */
const usualTimeout = 6_000;
/** One account, or two results of a search. */
const maxBytes = 1_000_000;

/** Accounts through SCIM 2.0 (RFC 7643, RFC 7644), with a bearer token. */
export function openScimAccounts(
  { url, token }: ScimSettings,
  outgoing: Outgoing,
  timeout = usualTimeout,
): AccountProvider {
  async function send(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<Answer> {
    const answer = await outgoing({
      method,
      url: new URL(url + path),
      headers: {
        accept: 'application/scim+json',
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      timeout,
      maxBytes,
    }).catch((cause: unknown) => broken(cause));
    return { status: answer.status, resource: parsed(answer.body.toString()) };
  }

  /** The account with a username, ignoring case like the provider. */
  async function findId(username: string): Promise<string | null> {
    const filter = `userName eq ${JSON.stringify(username)}`;
    const { resource } = good(await send('GET', `/Users?filter=${encodeURIComponent(filter)}&count=2`));
    const found = Array.isArray(resource?.['Resources']) ? (resource['Resources'] as unknown[]) : [];
    if (found.length > 1)
      throw new AccountProviderError('The identity provider has two accounts with one username', null);
    return found.length === 0 ? null : idOf(found[0]);
  }

  /** Null for an unknown account. */
  async function patch(id: string, account: ProviderAccount): Promise<string | null> {
    const operation = { op: 'replace', value: resourceOf(account) };
    const answer = await send('PATCH', `/Users/${encodeURIComponent(id)}`, {
      schemas: [schemas.patch],
      Operations: [operation],
    });
    if (answer.status === 404) return null;
    good(answer);
    return id;
  }

  async function create(account: ProviderAccount): Promise<string> {
    const answer = await send('POST', '/Users', { schemas: [schemas.user], ...resourceOf(account) });
    if (answer.status !== 409) return idOf(good(answer).resource);
    const id = await findId(account.username);
    const taken = id === null ? null : await patch(id, account);
    if (taken === null) throw new AccountProviderError('The identity provider rejected an unused username', 409);
    return taken;
  }

  return {
    create,
    async change({ providerId, username }, account) {
      const known = providerId === null ? null : await patch(providerId, account);
      if (known !== null) return known;
      const id = await findId(username);
      return (id === null ? null : await patch(id, account)) ?? (await create(account));
    },
  };
}

interface Answer {
  readonly status: number;
  readonly resource: Readonly<Record<string, unknown>> | null;
}

function resourceOf({ username, firstName, lastName, isEnabled }: ProviderAccount) {
  return {
    userName: username,
    name: { givenName: firstName, familyName: lastName },
    displayName: `${firstName} ${lastName}`,
    emails: [{ value: username, type: 'work', primary: true }],
    active: isEnabled,
  };
}

function good(answer: Answer): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new AccountProviderError(`The identity provider responded ${answer.status}`, answer.status);
}

function idOf(resource: unknown): string {
  const id = (resource as { id?: unknown } | null)?.id;
  if (typeof id === 'string' && id !== '') return id;
  throw new AccountProviderError('The identity provider returned no account', null);
}

function parsed(text: string): Answer['resource'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Answer['resource']) : null;
  } catch {
    return null;
  }
}

function broken(cause: unknown): never {
  throw new AccountProviderError(`The identity provider ${problemOf(cause)}`, null, { cause });
}

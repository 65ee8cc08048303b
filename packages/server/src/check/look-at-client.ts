import { z } from 'zod';
import type { IdentitySettings } from '../start/config.js';
import type { Ask } from './ask.js';
import { type Finding, fault, ok, warning, wordsOf } from './finding.js';

const page = 'docs/identity-providers.md';

/** A client of the provider, and the settings that name it. */
interface Client {
  readonly setting: string;
  readonly id: string;
  readonly secret: string | null;
}

const errorShape = z.object({ error: z.string(), error_description: z.string().optional() });

/** Errors of RFC 6749, 5.2, that are about the client itself. */
const aboutClient: Readonly<Record<string, string>> = {
  invalid_client: 'Register the client at the provider, or correct',
  unauthorized_client: 'Register the client at the provider and allow it the authorization code flow, or correct',
};

/**
 * Whether the provider knows the clients that users sign in with. OpenID Connect has no request for that, so a code that
 * was never issued is redeemed for each client: a provider rejects the code of a client that it knows (`invalid_grant`),
 * and otherwise the client (A-553).
 *
 * @param callback - the address that users return to after they signed in
 */
export async function checkClients(
  { clientId, clientSecret, commandLineClientId }: IdentitySettings,
  tokenEndpoint: string,
  { ask, callback }: { readonly ask: Ask; readonly callback: string },
): Promise<readonly Finding[]> {
  const clients: Client[] = [{ setting: 'OIDC_CLIENT_ID', id: clientId, secret: clientSecret }];
  if (commandLineClientId !== clientId)
    clients.push({ setting: 'OIDC_COMMAND_LINE_CLIENT_ID', id: commandLineClientId, secret: null });
  return await Promise.all(clients.map((client) => checkClient(client, redeeming(client, callback))));

  async function checkClient({ setting, id, secret }: Client, form: URLSearchParams): Promise<Finding> {
    const about = setting === 'OIDC_CLIENT_ID' ? 'client' : 'command line';
    const answer = await ask(tokenEndpoint, { form }).catch((error: unknown) => wordsOf(error));
    if (typeof answer === 'string')
      return warning(about, `Can't reach ${tokenEndpoint}: ${answer}`, 'Allow this machine to reach that address.');
    const reported = errorOf(answer.body);
    const settings = secret === null ? setting : `${setting} and OIDC_CLIENT_SECRET`;
    if (reported?.error === 'invalid_grant')
      return ok(about, `the provider knows ${id}${secret === null ? '' : ' and its secret'}`);
    const advice = reported && aboutClient[reported.error];
    if (reported && advice !== undefined)
      return fault(
        about,
        `the provider rejects ${id}: ${[reported.error, reported.error_description].filter(Boolean).join(', ')}`,
        `${advice} ${settings}. See ${page}.`,
      );
    return warning(
      about,
      `can't tell whether the provider knows ${id}: it answered ${answer.status}${reported ? ` ${reported.error}` : ''}`,
      `Check ${settings} by signing in. See ${page}.`,
    );
  }
}

/** A request for a token with a code that no provider issues. */
function redeeming({ id, secret }: Client, callback: string): URLSearchParams {
  return new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'signa-check',
    redirect_uri: callback,
    client_id: id,
    ...(secret !== null && { client_secret: secret }),
    code_verifier: 'signa-check'.padEnd(43, '-'),
  });
}

function errorOf(body: string): z.infer<typeof errorShape> | null {
  try {
    return errorShape.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

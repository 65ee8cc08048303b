import { z } from 'zod';
import type { IdentitySettings, ScimSettings } from '../start/config.js';
import type { Ask } from './ask.js';
import { type Finding, fault, ok, warning, wordsOf } from './finding.js';
import { checkClients } from './look-at-client.js';
import { checkClock } from './look-at-clock.js';

const page = 'docs/identity-providers.md';

const names = z.array(z.string()).optional();

/** The part of the provider's metadata that a sign-in needs. */
const discoveryShape = z.object({
  issuer: z.string().optional(),
  authorization_endpoint: z.string().optional(),
  token_endpoint: z.string().optional(),
  jwks_uri: z.string().optional(),
  end_session_endpoint: z.string().optional(),
  code_challenge_methods_supported: names,
  scopes_supported: names,
  claims_supported: names,
});
type Discovery = z.infer<typeof discoveryShape>;

const keysShape = z.object({ keys: z.array(z.unknown()) });

/**
 * Whether the identity provider is reachable, is the intended one, knows Signa, and supports what a sign-in needs.
 *
 * @param callback - the address that users return to after they signed in
 */
export async function checkProvider(
  settings: IdentitySettings,
  { ask, callback }: { readonly ask: Ask; readonly callback: string },
): Promise<readonly Finding[]> {
  const address = `${settings.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await ask(address).catch((error: unknown) => wordsOf(error));
  if (typeof answer === 'string')
    return [
      fault(
        'provider',
        `Can't reach ${address}: ${answer}`,
        "Check OIDC_ISSUER, DNS, and this machine's outbound network.",
      ),
    ];
  const discovery = answer.status === 200 ? read(discoveryShape, answer.body) : null;
  if (discovery === null)
    return [
      fault(
        'provider',
        `${address} responded ${answer.status} without a discovery document`,
        `OIDC_ISSUER must be the issuer URL of the provider. See ${page}.`,
      ),
    ];
  return [
    checkDocument(settings, discovery),
    ...(await checkKeys(discovery, ask)),
    ...(discovery.token_endpoint ? await checkClients(settings, discovery.token_endpoint, { ask, callback }) : []),
    ...checkClaims(settings, discovery),
    ...(discovery.end_session_endpoint
      ? []
      : [
          warning(
            'sign-out',
            'the provider has no end_session_endpoint',
            'Users who sign out of Signa stay signed in at the provider. Enable its logout if it has one.',
          ),
        ]),
    ...(answer.at === null ? [] : [checkClock('the provider', answer.at, Date.now())]),
    ...(settings.scim === null ? [] : [await checkScim(settings.scim, ask)]),
  ];
}

function checkDocument({ issuer }: IdentitySettings, discovery: Discovery): Finding {
  if (discovery.issuer !== issuer)
    return fault(
      'provider',
      `its issuer is ${String(discovery.issuer)}, but OIDC_ISSUER is ${issuer}`,
      'Set OIDC_ISSUER to exactly the issuer that the provider reports. Every token is checked against it.',
    );
  const missing = (['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const).filter(
    (name) => !discovery[name],
  );
  if (missing.length > 0)
    return fault(
      'provider',
      `its discovery document lacks ${missing.join(', ')}`,
      `Signa needs the authorization code flow of OpenID Connect. See ${page}.`,
    );
  const methods = discovery.code_challenge_methods_supported;
  if (methods && !methods.includes('S256'))
    return fault('provider', "it doesn't list PKCE with S256", `Enable PKCE for the portal there. See ${page}.`);
  return ok('provider', `${issuer} answers`);
}

async function checkKeys({ jwks_uri: address }: Discovery, ask: Ask): Promise<readonly Finding[]> {
  if (!address) return [];
  const body = await ask(address).then(
    ({ body }) => body,
    () => '',
  );
  const count = read(keysShape, body)?.keys.length ?? 0;
  return count > 0
    ? [ok('keys', `the provider publishes ${count}`)]
    : [
        fault(
          'keys',
          `${address} has no key of the provider`,
          "Tokens can't be verified without it. Allow this machine to reach that address.",
        ),
      ];
}

/** Providers may omit capabilities; only what they list is checked. */
function checkClaims({ usernameClaim }: IdentitySettings, discovery: Discovery): readonly Finding[] {
  const { claims_supported: claims, scopes_supported: scopes } = discovery;
  const missing = scopes ? ['openid', 'profile', 'email'].filter((scope) => !scopes.includes(scope)) : [];
  return [
    ...(missing.length === 0
      ? []
      : [
          fault(
            'claims',
            `the provider doesn't list the scope ${missing.join(', ')}`,
            `Signa requests openid, profile, and email. See ${page}.`,
          ),
        ]),
    ...(claims && !claims.includes(usernameClaim)
      ? [
          warning(
            'claims',
            `the provider doesn't list the claim ${usernameClaim}, which Signa uses as username`,
            `Have it put the email address into that claim of both tokens, or set OIDC_USERNAME_CLAIM to another claim. See ${page}.`,
          ),
        ]
      : []),
  ];
}

async function checkScim({ url, token }: ScimSettings, ask: Ask): Promise<Finding> {
  const address = `${url}/Users?count=1`;
  const answer = await ask(address, { token }).catch((error: unknown) => wordsOf(error));
  if (typeof answer === 'string')
    return fault(
      'accounts',
      `Can't reach ${url}: ${answer}`,
      "Check SCIM_URL. Without it, accounts can't be created or changed.",
    );
  if (answer.status === 200) return ok('accounts', `${url} accepts the token`);
  return fault(
    'accounts',
    `${url} answers ${answer.status}`,
    answer.status === 401 || answer.status === 403
      ? "SCIM_TOKEN isn't a valid token of the provider. Create a new one there."
      : 'SCIM_URL must be the address that contains /Users.',
  );
}

/** Parses a document; null for another shape. */
function read<Shape extends z.ZodType>(shape: Shape, body: string): z.infer<Shape> | null {
  try {
    return shape.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

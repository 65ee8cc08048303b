import { z } from 'zod';
import type { IdentitySettings, ScimSettings } from '../start/config.js';
import type { Ask } from './ask.js';
import { type Finding, fault, ok, warning, wordsOf } from './finding.js';
import { lookAtClock } from './look-at-clock.js';

const page = 'docs/identity-providers.md';

const names = z.array(z.string()).optional();

/** What the provider says of itself, as far as a sign-in needs it. */
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

/** Whether the identity provider is there, is the one that is meant, and can do what a sign-in asks of it. */
export async function lookAtProvider(settings: IdentitySettings, ask: Ask): Promise<readonly Finding[]> {
  const address = `${settings.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await ask(address).catch((error: unknown) => wordsOf(error));
  if (typeof answer === 'string')
    return [
      fault(
        'provider',
        `${address} cannot be reached: ${answer}`,
        'Check OIDC_ISSUER, the name server and the way out of this machine.',
      ),
    ];
  const discovery = answer.status === 200 ? read(discoveryShape, answer.body) : null;
  if (discovery === null)
    return [
      fault(
        'provider',
        `${address} answers ${answer.status} and no discovery document`,
        `OIDC_ISSUER is the address that the provider calls its issuer: ${page}.`,
      ),
    ];
  return [
    lookAtDocument(settings, discovery),
    ...(await lookAtKeys(discovery, ask)),
    ...lookAtClaims(settings, discovery),
    ...(discovery.end_session_endpoint
      ? []
      : [
          warning(
            'sign-out',
            'the provider names no end_session_endpoint',
            'Who signs out of Signa stays signed in at the provider; switch its logout on where it has one.',
          ),
        ]),
    ...(answer.at === null ? [] : [lookAtClock('the provider', answer.at, Date.now())]),
    ...(settings.scim === null ? [] : [await lookAtScim(settings.scim, ask)]),
  ];
}

function lookAtDocument({ issuer }: IdentitySettings, discovery: Discovery): Finding {
  if (discovery.issuer !== issuer)
    return fault(
      'provider',
      `it calls itself ${String(discovery.issuer)}, OIDC_ISSUER says ${issuer}`,
      'Set OIDC_ISSUER to its own name for itself, letter by letter: every token is checked against it.',
    );
  const missing = (['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const).filter(
    (name) => !discovery[name],
  );
  if (missing.length > 0)
    return fault(
      'provider',
      `its discovery document lacks ${missing.join(', ')}`,
      `Signa needs the code flow of OpenID Connect: ${page}.`,
    );
  const methods = discovery.code_challenge_methods_supported;
  if (methods && !methods.includes('S256'))
    return fault(
      'provider',
      'it does not say that it takes PKCE by S256',
      `Switch PKCE on for the portal there: ${page}.`,
    );
  return ok('provider', `${issuer} answers`);
}

async function lookAtKeys({ jwks_uri: address }: Discovery, ask: Ask): Promise<readonly Finding[]> {
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
          'No token can be checked without it: let this machine reach that address.',
        ),
      ];
}

/** A provider may leave out what it can do; what it lists is believed. */
function lookAtClaims({ usernameClaim }: IdentitySettings, discovery: Discovery): readonly Finding[] {
  const { claims_supported: claims, scopes_supported: scopes } = discovery;
  const missing = scopes ? ['openid', 'profile', 'email'].filter((scope) => !scopes.includes(scope)) : [];
  return [
    ...(missing.length === 0
      ? []
      : [
          fault(
            'claims',
            `the provider does not know the scope ${missing.join(', ')}`,
            `Signa asks for openid, profile and email: ${page}.`,
          ),
        ]),
    ...(claims && !claims.includes(usernameClaim)
      ? [
          warning(
            'claims',
            `the provider does not list the claim ${usernameClaim}, by which Signa knows people`,
            `Let it put the e-mail address into that claim of both tokens, or name another one in OIDC_USERNAME_CLAIM: ${page}.`,
          ),
        ]
      : []),
  ];
}

async function lookAtScim({ url, token }: ScimSettings, ask: Ask): Promise<Finding> {
  const address = `${url}/Users?count=1`;
  const answer = await ask(address, token).catch((error: unknown) => wordsOf(error));
  if (typeof answer === 'string')
    return fault(
      'accounts',
      `${url} cannot be reached: ${answer}`,
      'Check SCIM_URL: without it no account can be made or changed.',
    );
  if (answer.status === 200) return ok('accounts', `${url} takes the token`);
  return fault(
    'accounts',
    `${url} answers ${answer.status}`,
    answer.status === 401 || answer.status === 403
      ? 'SCIM_TOKEN is not, or no longer, one of the provider: make a new one there.'
      : 'SCIM_URL has to be the address that /Users stands below.',
  );
}

/** What a document says; null for one of another shape. */
function read<Shape extends z.ZodType>(shape: Shape, body: string): z.infer<Shape> | null {
  try {
    return shape.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

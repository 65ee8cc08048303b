import { isWebAddress } from '@signa/core/orders';
import { readClinics, type ReportedClinic } from '@signa/core/pims';
import * as openid from 'openid-client';
import type { DigitailSettings } from '../../start/config.js';
import type { Outgoing } from '../../outgoing/outgoing.js';
import { fetchThrough } from '../../outgoing/outgoing-fetch.js';
import { partnerCalls } from './call-partner.js';
import { fieldOf, idIn, isRow, type Row } from './every-row.js';
import type { StartedConnection, GrantedToken, Connecting } from './practice-system.js';
import { PracticeSystemError } from './practice-system-error.js';

/** Printable ASCII, because it travels in a header. */
const tokenShape = /^[\x21-\x7e]{1,8000}$/;

/** DIGITAIL's sign-in for a practice: authorization code with PKCE and state, then the signed-in user. */
export function digitailConnect(settings: DigitailSettings, timeout: number, outgoing: Outgoing): Connecting {
  const callPartner = partnerCalls(outgoing);
  const { url, clientId, clientSecret } = settings;
  const server = {
    issuer: url,
    authorization_endpoint: `${url}/oauth/authorize`,
    token_endpoint: `${url}/oauth/token`,
  };
  const configuration = new openid.Configuration(server, clientId, clientSecret);
  configuration.timeout = timeout / 1000;
  configuration[openid.customFetch] = fetchThrough(outgoing, timeout);
  // The settings allow plain http on localhost only.
  if (url.startsWith('http:')) openid.allowInsecureRequests(configuration);
  return {
    async address({ state, verifier, redirectUri }) {
      const parameters = {
        redirect_uri: redirectUri,
        state,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      };
      const { href } = openid.buildAuthorizationUrl(configuration, parameters);
      if (!isWebAddress(href)) throw new Error('The address of DIGITAIL in the settings is not a web address');
      return href;
    },
    async complete(cameBackTo, asked): Promise<GrantedToken> {
      const token = await exchanged(configuration, cameBackTo, asked);
      const me = await callPartner({
        method: 'GET',
        url: new URL(`${url}/api/v1/auth/me`),
        headers: { authorization: `Bearer ${token}` },
        timeout,
      });
      return { token, clinics: readClinics(clinicsOf(fieldOf(me, 'data'))) };
    },
  };
}

/** The partner's message and the request are omitted from the error, because they can contain a code or token. */
async function exchanged(
  configuration: openid.Configuration,
  cameBackTo: URL,
  { state, verifier }: StartedConnection,
): Promise<string> {
  let token: string;
  try {
    const expected = { expectedState: state, pkceCodeVerifier: verifier };
    ({ access_token: token } = await openid.authorizationCodeGrant(configuration, cameBackTo, expected));
  } catch (error) {
    const name = error instanceof Error ? error.name : 'an error';
    throw new PracticeSystemError(`DIGITAIL returned no token for a code: ${name}`, false);
  }
  if (!tokenShape.test(token))
    throw new PracticeSystemError('DIGITAIL returned a token that is not a valid header value', false);
  return token;
}

/** Every practice of the user, or the current one. */
function clinicsOf(me: unknown): ReportedClinic[] {
  const listed = fieldOf(me, 'clinics');
  const rows: readonly unknown[] = Array.isArray(listed) ? (listed as unknown[]) : [fieldOf(me, 'clinic')];
  return rows.filter(isRow).map(clinicOf);
}

function clinicOf(row: Row): ReportedClinic {
  const parts = ['address', 'city', 'region'].map((field) => row[field]);
  const address = parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(', ');
  return { id: idIn(row, 'id'), name: row['name'], address };
}

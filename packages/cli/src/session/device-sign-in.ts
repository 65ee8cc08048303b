import * as openid from 'openid-client';
import { CommandError } from '../process/exit-code.js';
import type { Io } from '../process/io.js';
import { discover, type ProviderFacts, resourceOf, scope } from './provider.js';
import type { Session } from './session.js';
import { sessionFrom } from './tokens.js';

/** Signs in on another device, for a machine without a browser: the user enters a short code there. */
export async function deviceSignIn(io: Io, server: string, facts: ProviderFacts): Promise<Session> {
  try {
    const configuration = await discover(facts);
    const device = await openid.initiateDeviceAuthorization(configuration, { scope, ...resourceOf(facts) });
    io.err(`On any device, go to ${device.verification_uri} and enter the code ${device.user_code}`);
    if (device.verification_uri_complete)
      io.err(`Or open ${device.verification_uri_complete}, which includes the code.`);
    const tokens = await openid.pollDeviceAuthorizationGrant(configuration, device);
    return sessionFrom(tokens, server, 'device', io.now());
  } catch {
    throw new CommandError('Error Logging In. Please try again.');
  }
}

import type { IdentitySettings, PortalSettings } from '../start/config.js';

/** What the portal and the command line ask for before they start; all of it is public. */
export function portalConfig(identity: IdentitySettings, portal: PortalSettings): Readonly<Record<string, unknown>> {
  const { supportContacts, legalLinks, controlledMail, sessionReplay } = portal;
  const { issuer, clientId, commandLineClientId, audience } = identity;
  return {
    issuer,
    clientId,
    commandLineClientId,
    audience,
    supportContacts,
    legalLinks,
    controlledMail,
    endpoints: {},
    monitor: sessionReplay === null ? null : { dsn: sessionReplay },
  };
}

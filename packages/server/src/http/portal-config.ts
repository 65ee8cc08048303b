import type { IdentitySettings, PortalSettings } from '../start/config.js';

/** Public configuration that the portal and the command line load before they start. */
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

import type { PortalSettings } from '../config.js';

interface Identity {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
}

/** What the portal asks for before it starts; all of it is public. */
export function portalConfig({ issuer, clientId, audience }: Identity, portal: PortalSettings): Readonly<Record<string, unknown>> {
  const { supportContacts, legalLinks, controlledMail } = portal;
  return { issuer, clientId, audience, supportContacts, legalLinks, controlledMail, endpoints: {}, monitor: null };
}

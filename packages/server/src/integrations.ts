import { randomBytes } from 'node:crypto';
import type { Clock } from '@signa/core/base';
import type { Log } from './observe/log.js';
import { type CdsServices, openCdsServices } from './integration/cds/cds-services.js';
import type { Outgoing } from './outgoing/outgoing.js';
import type { SecretCipher } from './secrets/secret-cipher.js';
import type { CdsService, Integration, Integrations } from './start/config.js';
import type { Adapter, Adapters } from './integration/adapter.js';
import type { InboundDeps } from './integration/inbound-door.js';
import { feedbackAdapter } from './integration/cds/feedback-adapter.js';
import { pharmacyAdapter } from './integration/pharmacy-adapter.js';
import type { PracticeSystems } from './integration/pims/practice-system.js';
import { writeBackAdapter } from './integration/pims/write-back-adapter.js';
import { storefrontAdapter } from './integration/storefront-adapter.js';

/** How messages are sent. Messages to a system that is not configured wait in the outbox with that reason. */
export function adaptersOf(
  { pharmacy, storefront }: Integrations,
  practiceSystems: PracticeSystems,
  secretCipher: SecretCipher,
  outgoing: Outgoing,
  cdsServices: readonly CdsService[] = [],
): Adapters {
  const settings = { pharmacy: addressOf(pharmacy), storefront: addressOf(storefront), outgoing };
  return {
    'pharmacy-prescription': pharmacy.url === null ? waiting('PHARMACY_URL') : pharmacyAdapter(settings),
    'pims-write-back': writeBackAdapter(practiceSystems, secretCipher),
    'cds-feedback': feedbackAdapter(cdsServices, outgoing),
    'storefront-cancel-order': storefront.url === null ? waiting('STOREFRONT_URL') : storefrontAdapter(settings),
  };
}

/** The CDS services; each that does not check is logged, without what was sent. */
export const openLoggedCdsServices = (
  services: readonly CdsService[],
  { outgoing, clock, log }: { readonly outgoing: Outgoing; readonly clock: Clock; readonly log: Log },
): CdsServices =>
  openCdsServices(services, {
    outgoing,
    now: () => Date.parse(clock.now()),
    onNotAnswered: (service, reason) => log.warn({ service, reason }, 'a CDS service did not check'),
  });

/** The signing secrets of inbound events; without one, no signature is valid. */
export function inboundSecrets({
  pharmacy,
  storefront,
}: Pick<Integrations, 'pharmacy' | 'storefront'>): InboundDeps['secrets'] {
  return { pharmacy: inboundSecret(pharmacy), storefront: inboundSecret(storefront) };
}

function inboundSecret(integration: Integration): string {
  return integration.inboundSecret ?? randomBytes(32).toString('hex');
}

function addressOf({ url, secret }: Integration): { url: string; secret: string } {
  return { url: url ?? '', secret: secret ?? '' };
}

function waiting(setting: string): Adapter {
  return () => Promise.reject(new Error(`${setting} is not set`));
}

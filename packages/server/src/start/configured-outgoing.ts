import { openOutgoing, type Outgoing } from '../outgoing/outgoing.js';
import { namedAddresses } from '../outgoing/private-hosts.js';
import type { Config, IdentitySettings, Integrations } from './config.js';

/**
 * The HTTP client for the configuration. IP addresses and localhost in the settings are allowed as written.
 *
 * @param own - the server's own address, for a check that calls it
 */
export function openConfiguredOutgoing(
  privateHosts: readonly string[],
  identity: Pick<IdentitySettings, 'issuer' | 'scim'> | null,
  { pharmacy, storefront, pims, cdsServices }: Integrations & { readonly cdsServices?: Config['cdsServices'] },
  own?: string,
): Outgoing {
  const called = [
    own,
    identity?.issuer,
    identity?.scim?.url,
    pharmacy.url,
    storefront.url,
    pims.ezyvet?.url,
    pims.digitail?.url,
    pims.gateway?.url,
    ...(cdsServices ?? []).map(({ url }) => url),
  ];
  return openOutgoing({ privateHosts: [...privateHosts, ...namedAddresses(called)] });
}

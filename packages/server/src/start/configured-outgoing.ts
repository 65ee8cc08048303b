import { openOutgoing, type Outgoing } from '../outgoing/outgoing.js';
import { namedAddresses } from '../outgoing/private-hosts.js';
import type { IdentitySettings, Neighbours } from './config.js';

/**
 * The client for what is configured. Addresses in the settings that are an IP address or localhost may be called as they
 * are written.
 *
 * @param own - the server's own address, for a check that calls it
 */
export function openConfiguredOutgoing(
  privateHosts: readonly string[],
  identity: Pick<IdentitySettings, 'issuer' | 'scim'> | null,
  { pharmacy, storefront, pims }: Neighbours,
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
  ];
  return openOutgoing({ privateHosts: [...privateHosts, ...namedAddresses(called)] });
}

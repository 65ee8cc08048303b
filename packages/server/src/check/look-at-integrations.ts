import type { CdsService, Integrations } from '../start/config.js';
import type { Ask } from './ask.js';
import { type Finding, ok, warning, wordsOf } from './finding.js';

/** Checks whether each integration's address responds, without sending data or secrets. */
export async function checkIntegrations(
  { pharmacy, storefront, pims }: Integrations,
  ask: Ask,
  cdsServices: readonly CdsService[] = [],
): Promise<readonly Finding[]> {
  const asked = Object.entries({
    pharmacy: pharmacy.url,
    storefront: storefront.url,
    ezyVet: pims.ezyvet?.url,
    DIGITAIL: pims.digitail?.url,
    'PIMS gateway': pims.gateway?.url,
  }).flatMap(([about, url]) => (url ? [reach(about, url, ask)] : []));
  return [
    ...(pharmacy.url === null ? [waiting('pharmacy', 'PHARMACY_URL', "prescriptions aren't sent to a pharmacy")] : []),
    ...(storefront.url === null ? [waiting('storefront', 'STOREFRONT_URL', "order cancellations aren't sent")] : []),
    ...unheard({ pharmacy, storefront }),
    ...(await Promise.all([...asked, ...cdsServices.map((service) => reachService(service, ask))])),
  ];
}

const waiting = (about: string, setting: string, meanwhile: string): Finding =>
  warning(
    about,
    `${setting} isn't set: ${meanwhile}, and wait in the outbox`,
    `Set ${setting} and its secret once the other system is ready.`,
  );

function unheard({ pharmacy, storefront }: Pick<Integrations, 'pharmacy' | 'storefront'>): readonly Finding[] {
  return Object.entries({ PHARMACY: pharmacy, STOREFRONT: storefront }).flatMap(([name, { url, inboundSecret }]) =>
    url !== null && inboundSecret === null
      ? [
          warning(
            name.toLowerCase(),
            `${name}_INBOUND_SECRET isn't set, so all of its events are rejected`,
            `Agree on a secret with the other system and set ${name}_INBOUND_SECRET.`,
          ),
        ]
      : [],
  );
}

/** Any response will do, because nothing is specified for the base address itself. */
async function reach(about: string, url: string, ask: Ask): Promise<Finding> {
  try {
    const { status } = await ask(url);
    return status < 500
      ? ok(about, `${url} answers`)
      : warning(about, `${url} answers ${status}`, 'Outgoing messages wait until it recovers. Contact its operator.');
  } catch (error) {
    return warning(
      about,
      `Can't reach ${url}: ${wordsOf(error)}`,
      "Outgoing messages wait until it is reachable. Check the address and this machine's outbound network.",
    );
  }
}

/** The discovery of a CDS service, which needs no token. */
async function reachService({ name, url }: CdsService, ask: Ask): Promise<Finding> {
  const about = `CDS service ${name}`;
  const advice = "Prescriptions are marked as not checked by it until it answers. Contact the service's operator.";
  try {
    const { status } = await ask(`${url}/cds-services`);
    return status === 200
      ? ok(about, `${url}/cds-services answers`)
      : warning(about, `${url}/cds-services answers ${status}`, advice);
  } catch (error) {
    return warning(about, `Can't reach ${url}: ${wordsOf(error)}`, advice);
  }
}

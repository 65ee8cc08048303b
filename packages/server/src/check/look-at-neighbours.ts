import type { Neighbours } from '../start/config.js';
import type { Ask } from './ask.js';
import { type Finding, ok, warning, wordsOf } from './finding.js';

/** Whether somebody answers at each neighbour's address. It is asked for nothing, and given no secret. */
export async function lookAtNeighbours(
  { pharmacy, storefront, pims }: Neighbours,
  ask: Ask,
): Promise<readonly Finding[]> {
  const asked = Object.entries({
    pharmacy: pharmacy.url,
    storefront: storefront.url,
    ezyVet: pims.ezyvet?.url,
    DIGITAIL: pims.digitail?.url,
    'PIMS gateway': pims.gateway?.url,
  }).flatMap(([about, url]) => (url ? [reach(about, url, ask)] : []));
  return [
    ...(pharmacy.url === null ? [waiting('pharmacy', 'PHARMACY_URL', 'prescriptions reach no pharmacy')] : []),
    ...(storefront.url === null ? [waiting('storefront', 'STOREFRONT_URL', 'cancelled orders do not reach it')] : []),
    ...unheard({ pharmacy, storefront }),
    ...(await Promise.all(asked)),
  ];
}

const waiting = (about: string, setting: string, meanwhile: string): Finding =>
  warning(
    about,
    `${setting} is not set: ${meanwhile}, they wait in the outbox`,
    `Set ${setting} and its secret once the other side is there.`,
  );

function unheard({ pharmacy, storefront }: Pick<Neighbours, 'pharmacy' | 'storefront'>): readonly Finding[] {
  return Object.entries({ PHARMACY: pharmacy, STOREFRONT: storefront }).flatMap(([name, { url, inboundSecret }]) =>
    url !== null && inboundSecret === null
      ? [
          warning(
            name.toLowerCase(),
            `${name}_INBOUND_SECRET is not set: every event of it is refused`,
            `Agree a secret with the other side and set ${name}_INBOUND_SECRET.`,
          ),
        ]
      : [],
  );
}

/** Any answer will do: what stands at the address itself, nobody promised. */
async function reach(about: string, url: string, ask: Ask): Promise<Finding> {
  try {
    const { status } = await ask(url);
    return status < 500
      ? ok(about, `${url} answers`)
      : warning(about, `${url} answers ${status}`, 'What is to leave waits until it is well again; ask who runs it.');
  } catch (error) {
    return warning(
      about,
      `${url} cannot be reached: ${wordsOf(error)}`,
      'What is to leave waits until it is back; check the address and the way out of this machine.',
    );
  }
}

import { containsWords } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import type { Assignment } from '../platform/practice/practice';
import type { FakeServer } from './fake-server';
import { sampleAssignment, sampleLocation, sampleRole, sampleUser } from './sample-practice';

const kinds = ['Animal Hospital', 'Veterinary Clinic', 'Pet Care Center'];
const towns = ['Albany', 'Troy', 'Saratoga Springs', 'Hudson'];

/** Assignments of a manager at every location of a chain, with the first one as primary. */
export const chainOf = (count: number): readonly Assignment[] =>
  Array.from({ length: count }, (_, index) => {
    const [address] = sampleLocation().locationAddresses;
    return sampleAssignment({
      id: String(5_000 + index),
      locationId: String(1 + index),
      isPrimary: index === 0,
      role: sampleRole('ADMIN'),
      location: sampleLocation({
        id: String(1 + index),
        name: `Practice ${index + 1} ${kinds[index % 3]}`,
        locationAddresses: address ? [{ ...address, city: towns[index % 4] ?? '' }] : [],
      }),
    });
  });

type Page = Operations['OwnLocations']['data']['ownLocations'];

/** The page of a chain's locations that the server would return. */
export function ownLocations(
  chain: readonly Assignment[],
  { filter, among, skip, take }: Operations['OwnLocations']['variables'],
): Page {
  const found = chain.flatMap(({ id, roleId, location }) => {
    if (!location || (among && !among.includes(location.id))) return [];
    const text = [location.name, ...location.locationAddresses.map(({ city }) => city)].join(' ');
    return containsWords(text, filter ?? '') ? [{ id, roleId, location }] : [];
  });
  return { data: found.slice(skip ?? 0, (skip ?? 0) + (take ?? 500)), count: found.length };
}

/** Makes a fake server return the manager of a chain, with only the current assignment in full. */
export function answerChain(server: FakeServer, chain: readonly Assignment[]): void {
  server.answer('GetUserByUsername', ({ selectedLocationId }) => {
    const selected = chain.find(({ locationId }) => locationId === selectedLocationId) ?? chain[0];
    const whole = sampleUser({ locationsUsers: [...chain] });
    return { userByUsername: { ...whole, locationsUsers: selected ? [selected] : [] } };
  });
  server.answer('OwnLocations', (variables) => ({ ownLocations: ownLocations(chain, variables) }));
  server.answer('UpdateLocationUser', ({ id }) => ({
    updateLocationUser: chain.find((one) => one.id === id) ?? sampleAssignment(),
  }));
}

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { sampleProfile } from '../../testing/sample-person';
import { sampleAssignment, sampleLocation, samplePractice, sampleRole } from '../../testing/sample-practice';
import { settled } from '../../testing/settled';
import { SetUpList } from './set-up-list';

async function show(
  role: 'ADMIN' | 'STAFF',
  {
    vets,
    clients,
    over = {},
    licensedUntil = '2028-01-01',
  }: { vets: number; clients: number; over?: Parameters<typeof sampleLocation>[0]; licensedUntil?: string },
) {
  const server = createPracticeServer();
  server.answer('getLocationUsersThatCanAuthorize', {
    locationUsersThatCanAuthorize: Array.from({ length: vets }, () =>
      sampleProfile({ vetLicenseExpiration: licensedUntil }),
    ),
  });
  server.answer('LocationClientSearch', { locationClientSearch: { data: [], count: clients } });
  const assignment = sampleAssignment({ role: sampleRole(role), roleId: role, location: sampleLocation(over) });
  const rendered = renderScreen(<SetUpList />, { server, practice: samplePractice({ assignment }) });
  await settled(server);
  return { ...rendered, server };
}

const links = async () =>
  within(await screen.findByRole('region', { name: 'Finish setting up this location' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('A-006 lists what a new practice still needs, each with a link to the page where it is added', async () => {
  await show('ADMIN', { vets: 0, clients: 0, over: { locationPharmacies: [] } });
  expect(await links()).toEqual([
    ['Ask Signa support to assign a pharmacy', '/practicesettings'],
    ['Add a vet who can authorize prescriptions', '/usermanagement?add=user'],
    ['Add the first client', '/clientsearch'],
  ]);
});

it('A-006 shows nothing once setup is complete, or to users who do not manage users', async () => {
  const { server, unmount } = await show('ADMIN', {
    ...{ vets: 1, clients: 3 },
    over: { locationPharmacies: [{ code: 'RVP', name: 'Ridgeline', fax: null, isPrimary: true }] },
  });
  await waitFor(() => expect(server.calls('LocationClientSearch')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Finish setting up this location' })).toBeNull();
  unmount();
  const staff = await show('STAFF', { vets: 0, clients: 0 });
  expect(screen.queryByRole('region', { name: 'Finish setting up this location' })).toBeNull();
  expect(staff.server.calls()).toEqual([]);
});

it.each([
  ['2026-11-20', 0],
  ['2026-11-19', 1],
])(
  'A-006 a license that ends on %s leaves %d steps: it counts until it has expired',
  async (licensedUntil, missing) => {
    await show('ADMIN', {
      ...{ vets: 1, clients: 3, licensedUntil },
      over: { locationPharmacies: [{ code: 'RVP', name: 'Ridgeline', fax: null, isPrimary: true }] },
    });
    const region = screen.queryByRole('region', { name: 'Finish setting up this location' });
    expect(region ? within(region).getAllByRole('link') : []).toHaveLength(missing);
  },
);

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerChain, chainOf, ownLocations } from '../../testing/chain';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { samplePerson } from '../../testing/sample-person';

const chain = chainOf(1_000);

async function start(path = '/usermanagement') {
  const server = createPracticeServer();
  answerChain(server, chain);
  server.answer('LocationsUsers', {
    locationsUsers: {
      data: [samplePerson({ id: '21', locationId: '777' }), samplePerson({ id: '22', locationId: '778' })],
      count: 10_000,
    },
  });
  const rendered = renderApp(path, { server });
  await within(await screen.findByRole('region', { name: 'Users' })).findAllByRole('link');
  return { ...rendered, server };
}

const switcher = () => screen.getByRole('button', { name: /^Location .*, change$/ });
const list = () => within(screen.getByRole('listbox', { name: 'Locations' }));
const options = () => list().queryAllByRole('option');
const search = () => screen.getByRole('searchbox', { name: 'Search locations' });
const shown = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeDefined());

describe("a chain's users", () => {
  it('A-451 A-476 are listed without naming 1,000 locations, each with their locations', async () => {
    const { server } = await start();
    expect(server.lastVariables('LocationsUsers')).toEqual({ activeFilterType: 'active', take: 10, skip: 0 });
    const users = within(screen.getByRole('region', { name: 'Users' }));
    expect(await users.findByText('Practice 777 Pet Care Center')).toBeDefined();
    expect(users.getByText('Practice 778 Animal Hospital')).toBeDefined();
    expect(server.calls('OwnLocations').map(({ variables }) => variables)).toEqual([
      { among: ['777', '778'], skip: 0, take: 200 },
    ]);
  });

  it('A-451 A-476 are filtered by locations, which the server searches', async () => {
    const { user, server, path } = await start();
    await user.click(screen.getByRole('button', { name: /^Locations ?All 1000$/ }));
    const choices = within(await screen.findByRole('group', { name: 'Locations' }));
    await waitFor(() => expect(choices.getAllByRole('checkbox')).toHaveLength(50));
    await shown('50 of 1000 shown');
    await user.type(search(), 'clinic 776');
    await user.click(await choices.findByRole('checkbox', { name: 'Practice 776 Veterinary Clinic' }));
    await waitFor(() => expect(server.lastVariables('LocationsUsers')?.locationIds).toEqual(['776']));
    expect(path()).toBe('/usermanagement?locations=776');
    expect(await screen.findByRole('button', { name: /^Locations ?Practice 776 Veterinary Clinic$/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear Locations' }));
    await waitFor(() => expect(path()).toBe('/usermanagement'));
    expect(await screen.findByRole('button', { name: /^Locations ?All 1000$/ })).toBeDefined();
  });

  it("A-476 A-451 ignore locations in the address that are not the viewer's, and list selected ones first", async () => {
    const { user, server } = await start('/usermanagement?locations=990,777,123456');
    expect(server.lastVariables('LocationsUsers')?.locationIds).toEqual(['990', '777']);
    expect(server.calls('LocationsUsers')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Locations ?2$/ }));
    const choices = within(await screen.findByRole('group', { name: 'Locations' }));
    await waitFor(() => expect(choices.getAllByRole('checkbox')).toHaveLength(52));
    expect(screen.getByText('52 of 1000 shown')).toBeDefined();
    const ticked = choices.getAllByRole<HTMLInputElement>('checkbox').slice(0, 3);
    expect(ticked.map(({ checked }) => checked)).toEqual([true, true, false]);
  });
});

describe("a chain's location switch", () => {
  it('A-476 A-450 lists locations page by page, the current one first', async () => {
    const { user, server } = await start();
    await user.click(switcher());
    await shown('50 of 1000 shown');
    expect(options()).toHaveLength(50);
    expect(list().getByRole('option', { selected: true }).textContent).toBe('Practice 1 Animal HospitalAlbany, NY');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await shown('100 of 1000 shown');
    const names = options().map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(100);
    expect(names[99]).toBe('Practice 100 Animal HospitalHudson, NY');
    expect(server.lastVariables('OwnLocations')).toEqual({ skip: 50, take: 50 });
  });

  it('A-476 A-475 A-043 finds a location by name and city, and switches to it with data from the server', async () => {
    const { user, server, path } = await start();
    await user.click(switcher());
    await waitFor(() => expect(document.activeElement).toBe(search()));
    await user.keyboard('practice 999 saratoga');
    await waitFor(() => expect(options()).toHaveLength(1));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Practice 999 Pet Care Center');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.lastVariables('UpdateLocationUser')).toEqual({ id: '5998', input: {} }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(await screen.findByRole('button', { name: 'Location Practice 999 Pet Care Center, change' })).toBeDefined();
    expect(server.calls('GetUserByUsername').map(({ variables }) => variables)).toEqual([
      { username: 'maya.okafor@wren.example', most: 12 },
      { username: 'maya.okafor@wren.example', selectedLocationId: '999', most: 12 },
    ]);
  });

  it('A-476 reports when no location matches', async () => {
    const { user } = await start();
    await user.click(switcher());
    await user.type(search(), 'zzyzx');
    await shown('No matches. Check the spelling or shorten the search.');
    expect(options()).toEqual([]);
  });

  it('A-476 P-311 never selects from a stale search result', async () => {
    const { user, server } = await start();
    await user.click(switcher());
    await shown('50 of 1000 shown');
    const late = server.hold('OwnLocations', {
      ownLocations: ownLocations(chain, { filter: 'practice 41', take: 50 }),
    });
    await user.type(search(), 'practice 41');
    await waitFor(() => expect(server.lastVariables('OwnLocations')?.filter).toBe('practice 41'));
    await user.keyboard('{Enter}');
    expect(server.calls('UpdateLocationUser')).toEqual([]);
    server.answer('OwnLocations', (variables) => ({ ownLocations: ownLocations(chain, variables) }));
    await user.clear(search());
    await user.type(search(), 'practice 512');
    await waitFor(() => expect(options()).toHaveLength(1));
    late.release();
    await waitFor(() => expect(server.isIdle()).toBe(true));
    expect(options().map(({ textContent }) => textContent)).toEqual(['Practice 512 Veterinary ClinicHudson, NY']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.lastVariables('UpdateLocationUser')?.id).toBe('5511'));
  });

  it('A-476 reports a failed search and retries', async () => {
    const { user, server } = await start();
    server.fail('OwnLocations', 'CONFLICT', 'Not now.');
    await user.click(switcher());
    await shown('The search failed. Not now.');
    server.answer('OwnLocations', (variables) => ({ ownLocations: ownLocations(chain, variables) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shown('50 of 1000 shown');
  });

  it('A-044 A-476 keeps the current location if access to the new one was revoked', async () => {
    const { user, server, path } = await start();
    await user.click(switcher());
    await user.type(search(), 'practice 999');
    await waitFor(() => expect(options()).toHaveLength(1));
    server.fail('UpdateLocationUser', 'FORBIDDEN', 'Access to this location is revoked');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Access to this location is revoked')).toBeDefined();
    expect(path()).toBe('/usermanagement');
    expect(screen.getByRole('button', { name: 'Location Practice 1 Animal Hospital, change' })).toBeDefined();
  });
});

describe("a chain's palette", () => {
  it('A-476 P-295 finds one of 1,000 locations to switch to', async () => {
    const { user, server } = await start();
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog'));
    await user.keyboard('> switch to 512 clinic');
    await user.click(await palette.findByRole('option', { name: /Switch to Practice 512 Veterinary Clinic/ }));
    await waitFor(() => expect(server.lastVariables('UpdateLocationUser')).toEqual({ id: '5511', input: {} }));
  });
});

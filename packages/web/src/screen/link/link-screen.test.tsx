import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caretakerFound, patientThere } from '../../feature/clients/add-client/caretaker.test-data';
import { clientFound } from '../../feature/clients/client-search/client.test-data';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp, renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice } from '../../testing/sample-practice';
import { sampleListedPatient } from '../../testing/sample-listed-patient';
import { samplePrescription } from '../../testing/sample-prescription';
import { LinkScreen } from './link-screen';
import type { UnlinkedClient } from './use-link-list';
import { noClientIdentity } from '../../testing/sample-client-identity';
import { settled } from '../../testing/settled';

const account = { isPimsEnabled: true, pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET' as const };
const withPims = (over: Parameters<typeof sampleLocation>[0] = account) =>
  samplePractice({ assignment: sampleAssignment({ location: sampleLocation(over) }) });
const label = 'Search clients not linked to PIMS';
const numbered = (index: number) =>
  clientFound({ id: `${index}`, uuid: `client-${index}`, firstName: `Client ${index}`, lastName: 'Thibodeaux' });

/** A location with a given number of unlinked clients; linked ones leave the list. */
function createServer(count: number): FakeServer {
  const server = createPracticeServer();
  let left: UnlinkedClient[] = Array.from({ length: count }, (_, index) => numbered(index + 1));
  server.answer('GetUnlinkedLocationClients', ({ skip, take, filter }) => ({
    unlinkedLocationClients: filter === 'nobody' ? [] : left.slice(skip ?? 0, (skip ?? 0) + (take ?? 0)),
  }));
  server.answer('GetUnlinkedLocationClientsCount', ({ filter }) => ({
    unlinkedLocationClientsCount: filter === 'nobody' ? 0 : left.length,
  }));
  const { locationClient: known } = samplePrescription();
  if (!known) throw new Error('The sample prescription has a client');
  const patients = ['6', '7'].map((id) => ({
    ...{ locationPatientId: id, locationClientId: '5', isActive: true, isPrimary: true },
    locationPatient: sampleListedPatient(id, id === '6' ? 'Otis' : 'Juno'),
  }));
  const whole = (id: string) => ({
    ...known,
    ...noClientIdentity,
    id,
    firstName: `Client ${id}`,
    locationPatientClients: patients,
  });
  server.answer('GetLocationClient', ({ id }) => ({ locationClient: whole(id) }));
  const there = caretakerFound({ patients: [patientThere('9214', 'Otis'), patientThere('9215', 'Juno')] });
  server.answer('searchPimsCaretakers', { searchPimsCaretakers: [there] });
  server.answer('getPimsCaretakerById', { pimsCaretakerById: there });
  server.answer('GetLocationPatientByPimsId', { locationPatientByPimsId: null });
  server.answer('GetLocationClientByPimsId', { locationClientByPimsId: null });
  server.answer('UpdateLocationClient', ({ input }) => {
    left = left.filter(({ id }) => id !== input.id);
    return { updateLocationClient: whole(input.id) };
  });
  return server;
}

function show({ path = '/link', count = 3, practice = withPims() } = {}, server = createServer(count)) {
  return renderScreen(<LinkScreen />, { server, path, practice });
}
const region = () => screen.findByRole('region', { name: 'Clients not linked to PIMS' });
const ways = async () => within(await region()).findAllByRole('button', { name: /^Link / });
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: label });
const asked = (server: FakeServer) => server.lastVariables('GetUnlinkedLocationClients');

describe('unlinked clients', () => {
  it('C-125 A-031 have a menu page with the active ones, 10 per page, and the total', async () => {
    const server = createServer(23);
    renderApp('/link', { server });
    expect(await within(await region()).findAllByRole('link', { name: /^Client \d/ })).toHaveLength(10);
    expect(screen.getByRole('heading', { level: 1, name: 'Link' })).toBeDefined();
    const entry = screen.getAllByRole('link', { name: /^Link/ }).find((link) => link.closest('nav'));
    expect(entry?.getAttribute('aria-current')).toBe('page');
    expect(asked(server)).toEqual({ locationId: '1', activeRequestFilter: 'active', skip: 0, take: 10 });
    // The menu next to it shows the count too.
    expect(server.calls('GetUnlinkedLocationClientsCount').map(({ variables }) => variables)).toContainEqual({
      locationId: '1',
      activeRequestFilter: 'active',
    });
    expect(await screen.findByText('Clients 1 to 10 of 23')).toBeDefined();
  });

  it('C-125 are paged, and a page beyond the end redirects to the last one', async () => {
    const { user, server, path } = show({ count: 23 });
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(asked(server)).toMatchObject({ skip: 10, take: 10 }));
    expect(path()).toBe('/link?page=2');
    show({ path: '/link?page=9', count: 23 });
    await waitFor(() => expect(screen.getByText('Clients 21 to 23 of 23')).toBeDefined());
  });

  it('C-126 names in the address fill the search and are sent as one name of any length', async () => {
    const { user, server, path } = show({ path: '/link?firstName=Al&lastName=R%C3%BCd%20Jr' });
    await ways();
    expect(box().value).toBe('Al Rüd Jr');
    expect(asked(server)).toMatchObject({ nameFilter: 'Al Rüd Jr' });
    expect(asked(server)).not.toHaveProperty('filter');
    await waitFor(() =>
      expect(server.lastVariables('GetUnlinkedLocationClientsCount')).toMatchObject({ nameFilter: 'Al Rüd Jr' }),
    );
    await user.clear(box());
    await waitFor(() => expect(path()).toBe('/link'));
    await waitFor(() => expect(asked(server)).not.toHaveProperty('nameFilter'));
  });

  it('C-126 a name of 1 or 2 characters in the address is sent too, without a length hint', async () => {
    const { server } = show({ path: '/link?lastName=Ng' });
    await ways();
    expect(asked(server)).toMatchObject({ nameFilter: 'Ng' });
    expect(screen.queryByText(/^Type at least/)).toBeNull();
  });

  it('C-126 typed text is sent after a pause, from 3 to 50 characters, and replaces the names', async () => {
    const { user, server, path } = show({ path: '/link?lastName=Ng' });
    await ways();
    const before = server.calls('GetUnlinkedLocationClients').length;
    await user.clear(box());
    await user.type(box(), 'ot');
    expect(screen.getByText('Type at least 3 characters')).toBeDefined();
    await user.type(box(), 'is');
    await waitFor(() => expect(asked(server)).toMatchObject({ filter: 'otis', skip: 0 }));
    expect(asked(server)).not.toHaveProperty('nameFilter');
    expect(path()).toBe('/link?q=otis');
    expect(server.calls('GetUnlinkedLocationClients').length).toBeLessThanOrEqual(before + 2);
    await user.clear(box());
    await user.click(box());
    await user.paste('x'.repeat(60));
    expect(box().value).toBe('x'.repeat(50));
  });

  it('C-127 are reported as all linked, or a search as having no match', async () => {
    const { unmount } = show({ count: 0 });
    expect(await screen.findByText('All clients have been linked to PIMS!')).toBeDefined();
    unmount();
    show({ path: '/link?q=nobody' });
    expect(await screen.findByText('No data found')).toBeDefined();
    expect(screen.queryByText('All clients have been linked to PIMS!')).toBeNull();
  });

  it('P-227 are reported as failed to load, with a retry', async () => {
    const server = createServer(2);
    server.fail('GetUnlinkedLocationClients', 'CONFLICT', 'Not now');
    const { user } = show({}, server);
    expect(await screen.findByText('The clients could not be loaded.')).toBeDefined();
    server.answer('GetUnlinkedLocationClients', { unlinkedLocationClients: [numbered(1)] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await ways()).toHaveLength(1);
  });
});

describe('when the features are off', () => {
  const organization = { id: '1', name: 'Wren', isActive: true, isPIMSEnabled: false };
  it.each([
    ['its organization', { ...account, organization }],
    ['No PIMS account', { ...account, pimsAccountId: null }],
  ])(
    'C-084 C-125 the page lists clients without a Link button, and explains how to enable it: %s',
    async (text, over) => {
      show({ practice: withPims(over) });
      expect((await screen.findAllByRole('link', { name: /^Client \d/ })).length).toBe(3);
      expect(screen.queryByRole('button', { name: /^Link / })).toBeNull();
      const note = screen.getByRole('note', { name: 'PIMS features' });
      expect(note.textContent).toContain(text);
      expect(note.textContent).toContain('Ask support');
      expect(within(note).getByLabelText('Support')).toBeDefined();
    },
  );

  it('C-084 shows no message when they are on, and no Link button without permission', async () => {
    const practice = withPims();
    show({ practice: { ...practice, mayUse: (name) => name !== 'UpdateLocationClient' } });
    await screen.findAllByRole('link', { name: /^Client \d/ });
    expect(screen.queryByRole('note', { name: 'PIMS features' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Link / })).toBeNull();
  });
});

describe('linking in the list', () => {
  it('C-109 C-125 the keyboard opens the panel in place, and Escape closes it and returns to its row', async () => {
    const { user, server } = show();
    await ways();
    await settled(server);
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await screen.findByRole('form', { name: 'Link Client 2 Thibodeaux to PIMS' });
    const button = screen.getByRole('button', { name: 'Close Client 2 Thibodeaux' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.click(await screen.findByRole('textbox', { name: 'Last name' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Link Client 2 Thibodeaux' }));
  });

  it('C-125 C-116 a client leaves the list once linked with its patients; the next one gets focus', async () => {
    const server = createServer(3);
    const patient = samplePrescription().locationPatient;
    if (!patient) throw new Error('The sample prescription has a patient');
    const held = server.hold('UpdateLocationPatient', { updateLocationPatient: patient });
    const { user } = show({}, server);
    await user.click((await ways())[1]!);
    await user.click(await screen.findByRole('radio'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Otis in PIMS' }), '9214');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Client Successfully Linked');
    expect(screen.getByRole('form', { name: 'Link Client 2 Thibodeaux to PIMS' })).toBeDefined();
    held.release();
    await screen.findByText('Patient Successfully Linked');
    await waitFor(async () => expect(await ways()).toHaveLength(2));
    expect(screen.queryByRole('form')).toBeNull();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Link Client 3 Thibodeaux'));
    expect(await screen.findByText('Clients 1 to 2 of 2')).toBeDefined();
  });

  it('C-127 after the last one, the list shows that all are linked, and the search gets focus', async () => {
    const { user } = show({ count: 1 });
    await user.click((await ways())[0]!);
    await user.click(await screen.findByRole('radio'));
    await user.click(screen.getByRole('button', { name: /^Link client/ }));
    expect(await screen.findByText('All clients have been linked to PIMS!')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(box()));
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Operations } from '@signa/core/contract';
import { describe, expect, it } from 'vitest';
import { caretakerFound, patientThere } from '../../feature/clients/add-client/caretaker.test-data';
import { clientFound } from '../../feature/clients/client-search/client.test-data';
import { createFakeIdentity } from '../../testing/fake-identity';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer, createSupportServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleLocation } from '../../testing/sample-practice';
import { samplePrescription } from '../../testing/sample-prescription';

const connected = {
  isPimsEnabled: true,
  pimsAccountId: 'wren-street-01',
  pimsConnectionType: 'EZYVET',
  pimsWritebackLocationId: null,
} as const;
const wren = (changes: Parameters<typeof sampleLocation>[0] = {}) => sampleLocation({ ...connected, ...changes });
type LocalClient = NonNullable<Operations['GetLocationClientByPimsId']['data']['locationClientByPimsId']>;
const { locationClient, locationPatient } = samplePrescription();
if (!locationClient || !locationPatient) throw new Error('The sample prescription has a client and a patient');
const kenji: LocalClient = {
  ...locationClient,
  ...{ id: '12', firstName: 'Kenji', lastName: 'Kobayashi', email: 'old@mail.example', isActive: false },
  ...{ pimsId: '4188', pimsProviderId: null, pimsConnectionType: 'EZYVET' },
  locationPatientClients: [],
};
const nori: NonNullable<Operations['GetLocationPatientByPimsId']['data']['locationPatientByPimsId']> = {
  ...locationPatient,
  ...{ id: '31', name: 'Nori', gender: 'M', pimsId: '9214', pimsProviderId: null, pimsConnectionType: 'EZYVET' },
};

const lookingUp = {
  ...{ locationId: '1', reason: 'Ticket 4711' },
  ...{ openedAt: '2026-11-20T17:00:00.000Z', expiresAt: '2026-11-20T18:00:00.000Z' },
};

async function open(path: string, prepare: (server: FakeServer) => void = () => undefined) {
  const server = createSupportServer();
  server.answer('Locations', { locations: [wren()] });
  server.answer('LocationCount', { locationCount: 1 });
  server.answer('GetLocation', { location: wren() });
  server.answer('GetSupportAccess', { supportAccess: lookingUp });
  server.answer('GetSupportConsent', { supportConsent: { locationId: '1', isRequired: false, until: null } });
  server.answer('LocationClientSearch', {
    locationClientSearch: { data: [clientFound({ firstName: 'Kobayashi', isActive: false })], count: 1 },
  });
  server.answer('searchPimsCaretakers', { searchPimsCaretakers: [caretakerFound()] });
  server.answer('getPimsCaretakerById', { pimsCaretakerById: caretakerFound() });
  server.answer('GetLocationClientByPimsId', { locationClientByPimsId: kenji });
  server.answer('getPimsPatientList', { pimsPatientList: [patientThere('9214', 'Nori')] });
  server.answer('GetLocationPatientByPimsId', { locationPatientByPimsId: nori });
  prepare(server);
  const identity = createFakeIdentity({ current: { token: 'token-2', username: 'sam@signa.example' } });
  const rendered = renderApp(path, { server, identity });
  await screen.findByRole('heading', { level: 1, name: 'Pims Lookup' });
  return { ...rendered, server };
}
const box = (name: string) => screen.findByRole('textbox', { name });
const valuesOf = async (field: string) => {
  const head = await screen.findByRole('rowheader', { name: field });
  const row = head.closest('[role=row]');
  return [...(row?.querySelectorAll('[role=cell]') ?? [])].map((cell) => cell.textContent);
};
const side = async (name: RegExp) => (await screen.findByRole('columnheader', { name })).textContent;

describe('the support lookup', () => {
  it('C-128 is not available to practice staff', async () => {
    renderApp('/support/pims', { server: createPracticeServer() });
    expect(await screen.findByText("you can't access this link")).toBeDefined();
  });

  it('C-128 finds active and inactive locations from 3 characters on, ten per page, and selects one', async () => {
    const { user, server, path } = await open('/support/pims', (fake) => {
      fake.answer('Locations', { locations: [wren(), wren({ id: '9', name: 'Wren Old Town', isActive: false })] });
      fake.answer('LocationCount', { locationCount: 23 });
    });
    const search = await screen.findByRole('searchbox', { name: 'Find A Location' });
    await waitFor(() => expect(document.activeElement).toBe(search));
    await user.type(search, 'wr');
    expect(await screen.findByText('Type at least 3 characters')).toBeDefined();
    expect(server.calls('Locations')).toHaveLength(0);
    await user.type(search, 'en');
    const list = await screen.findByRole('region', { name: 'Locations' });
    await waitFor(() =>
      expect(server.lastVariables('Locations')).toEqual({
        ...{ filter: 'wren', activeFilterType: 'all', includeOrganization: true, skip: 0, take: 10 },
      }),
    );
    expect(within(list).getByRole('button', { name: /Wren Old Town.*Inactive/ })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(server.lastVariables('Locations')).toMatchObject({ skip: 10, take: 10 }));
    await user.click(within(list).getByRole('button', { name: /Wren Street Animal Hospital/ }));
    expect(path()).toBe('/support/pims?location=1');
    const head = await screen.findByRole('region', { name: 'Location' });
    expect(head.textContent).toContain('EZYVET');
    expect(head.textContent).toContain('wren-street-01');
    expect(head.textContent).toContain('organization on, location on');
    await user.click(screen.getByRole('button', { name: 'Find A Location' }));
    expect(await screen.findByRole('searchbox', { name: 'Find A Location' })).toBeDefined();
  });

  it('C-131 says that the chosen location is inactive', async () => {
    await open('/support/pims?location=1', (fake) =>
      fake.answer('GetLocation', { location: wren({ isActive: false }) }),
    );
    await waitFor(() => expect(screen.getByRole('region', { name: 'Location' }).textContent).toMatch(/inactive/));
  });

  it('C-128 reports no match, and an unknown location in the address', async () => {
    const { user } = await open('/support/pims?location=77', (fake) => {
      fake.answer('GetLocation', { location: null });
      fake.answer('Locations', { locations: [] });
      fake.answer('LocationCount', { locationCount: 0 });
    });
    expect(await screen.findByText('This location does not exist. Find another one.')).toBeDefined();
    await user.type(await screen.findByRole('searchbox', { name: 'Find A Location' }), 'nowhere');
    expect(await screen.findByText('No data found')).toBeDefined();
  });

  it('C-128 reports a failed location search', async () => {
    const { user } = await open('/support/pims', (fake) => fake.fail('Locations', 'PARTNER_UNREACHABLE', 'No answer'));
    await user.type(await screen.findByRole('searchbox', { name: 'Find A Location' }), 'wren');
    expect(await screen.findByText('The locations could not be searched.')).toBeDefined();
    expect(screen.queryByText('No data found')).toBeNull();
  });

  it('C-129 searches both sides by email, names, and patient, including inactive clients, but not by phone', async () => {
    const { user, server } = await open('/support/pims?location=1');
    expect((await screen.findAllByText('Type what you know')).length).toBe(2);
    expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual([
      ...['email', 'firstName', 'lastName', 'patientName', 'pimsId'],
    ]);
    await user.type(await box('Last name'), 'koba');
    await user.type(await box('Patient name'), 'nori{Enter}');
    const here = await screen.findByRole('radiogroup', { name: 'Clients In Signa' });
    expect(within(here).getByRole('radio', { name: /Kobayashi Thibodeaux.*Inactive.*Not linked/ })).toBeDefined();
    const there = await screen.findByRole('radiogroup', { name: 'Clients In PIMS' });
    expect(within(there).getByRole('radio', { name: /Kenji Kobayashi.*PIMS ID 4188/ })).toBeDefined();
    expect(server.lastVariables('LocationClientSearch')).toEqual({
      ...{ locationId: '1', filter: 'koba|nori', take: 50, activeFilterType: 'all' },
    });
    expect(server.lastVariables('searchPimsCaretakers')?.input).toEqual({
      ...{ pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET', checkIfPatientDeceased: true },
      ...{ lastName: 'koba', patientName: 'nori' },
    });
  });

  it('C-129 searches both sides after a pause in typing, not for each letter', async () => {
    const { server } = await open('/support/pims?location=1');
    const last = await box('Last name');
    for (const value of ['k', 'ko', 'kob', 'koba']) fireEvent.change(last, { target: { value } });
    await screen.findByRole('radiogroup', { name: 'Clients In Signa' });
    await screen.findByRole('radiogroup', { name: 'Clients In PIMS' });
    expect(server.calls('LocationClientSearch').map(({ variables }) => variables)).toMatchObject([{ filter: 'koba' }]);
    expect(server.calls('searchPimsCaretakers').map(({ variables }) => variables)).toMatchObject([
      { input: { lastName: 'koba' } },
    ]);
  });

  it('C-129 C-190 accepts 50 characters in client fields and 80 in an ID', async () => {
    const { user } = await open('/support/pims?location=1');
    const lengths: [string | null, number][] = [];
    for (const input of await screen.findAllByRole<HTMLInputElement>('textbox')) {
      await user.click(input);
      await user.paste('x'.repeat(90));
      lengths.push([input.getAttribute('name'), input.value.length]);
    }
    expect(lengths).toEqual([
      ...[
        ['email', 50],
        ['firstName', 50],
        ['lastName', 50],
        ['patientName', 50],
      ],
      ['pimsId', 80],
    ]);
  });

  it("C-129 C-189 shows the practice's data when the practice system is unavailable", async () => {
    const { user } = await open('/support/pims?location=1', (fake) =>
      fake.fail('searchPimsCaretakers', 'PARTNER_UNREACHABLE'),
    );
    await user.type(await box('Last name'), 'koba{Enter}');
    expect(await screen.findByText('The practice system is not responding.')).toBeDefined();
    expect(await screen.findByRole('radio', { name: /Kobayashi Thibodeaux/ })).toBeDefined();
  });

  it('C-130 compares the selected client of the practice system with the client linked to it', async () => {
    const { user, server } = await open('/support/pims?location=1');
    await user.type(await box('Last name'), 'koba{Enter}');
    await user.click(await screen.findByRole('radio', { name: /Kenji Kobayashi/ }));
    expect(await screen.findByRole('heading', { name: 'Kenji Kobayashi' })).toBeDefined();
    await waitFor(async () => expect(await side(/Signa, client 12/)).toBe('Signa, client 12'));
    expect(await side(/PIMS, ID 4188/)).toBe('PIMS, ID 4188');
    expect(await valuesOf('Email')).toEqual(['old@mail.example', 'kenji at mailkenji@mail.example', 'differs']);
    expect(await valuesOf('First name')).toEqual(['Kenji', 'Kenji', 'same']);
    expect(await valuesOf('Nori')).toEqual(['–', 'PIMS ID 9214', 'only in PIMS']);
    expect(screen.getByText(/^\d+ of \d+ fields agree$/)).toBeDefined();
    expect(server.lastVariables('GetLocationClientByPimsId')).toEqual({
      ...{ pimsAccountId: 'wren-street-01', pimsId: '4188', locationId: '1' },
    });
  });

  it('C-130 shows an unlinked client on its own', async () => {
    const { user, server } = await open('/support/pims?location=1');
    await user.type(await box('Last name'), 'koba{Enter}');
    await user.click(await screen.findByRole('radio', { name: /Kobayashi Thibodeaux/ }));
    expect(await side(/^PIMS/)).toBe('PIMSNo data found');
    expect(await valuesOf('Last name')).toEqual(['Thibodeaux', '–', '']);
    expect(screen.queryByText(/fields agree/)).toBeNull();
    expect(server.calls('getPimsCaretakerById')).toHaveLength(0);
  });

  it('C-130 looks up a client by PIMS ID, and reports for each side when it has none', async () => {
    const { user, server } = await open('/support/pims?location=1', (fake) => {
      fake.answer('getPimsCaretakerById', { pimsCaretakerById: null });
      fake.answer('GetLocationClientByPimsId', { locationClientByPimsId: null });
    });
    await user.type(await box('PIMS ID'), ' 4188 {Enter}');
    expect(await screen.findByRole('heading', { name: 'Client 4188' })).toBeDefined();
    await waitFor(async () => expect(await side(/^Signa/)).toBe('SignaNo data found'));
    await waitFor(async () => expect(await side(/^PIMS/)).toBe('PIMSNo data found'));
    expect(server.lastVariables('getPimsCaretakerById')?.input).toEqual({
      ...{ pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET', pimsId: '4188' },
    });
    expect(screen.queryByRole('rowheader')).toBeNull();
  });

  it('C-130 queries BITWERX by provider ID', async () => {
    const { user, server } = await open('/support/pims?location=1', (fake) =>
      fake.answer('GetLocation', { location: wren({ pimsConnectionType: 'BITWERX' }) }),
    );
    await user.type(await box('Provider ID'), 'p-7{Enter}');
    await waitFor(() =>
      expect(server.lastVariables('getPimsCaretakerById')?.input).toEqual({
        ...{ pimsAccountId: 'wren-street-01', pimsConnectionType: 'BITWERX', providerId: 'p-7' },
      }),
    );
  });

  it("C-130 C-092 C-189 shows the practice's data when the practice system cannot be reached, and retries", async () => {
    const { user, server } = await open('/support/pims?location=1', (fake) =>
      fake.fail('getPimsCaretakerById', 'PARTNER_UNREACHABLE'),
    );
    await user.type(await box('PIMS ID'), '4188{Enter}');
    expect(
      await screen.findByText('There was an error trying to connect to the partner. Please try again.', {
        exact: false,
      }),
    ).toBeDefined();
    expect(await valuesOf('First name')).toEqual(['Kenji', '–', '']);
    server.answer('getPimsCaretakerById', { pimsCaretakerById: caretakerFound() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await valuesOf('First name')).toEqual(['Kenji', 'Kenji', 'same']));
  });

  it('C-130 looks up a patient by PIMS ID', async () => {
    const { user, server } = await open('/support/pims?location=1');
    await user.click(await screen.findByRole('tab', { name: 'Patient' }));
    expect(screen.getByText("Enter the patient's ID")).toBeDefined();
    await user.type(await box('PIMS ID'), '9214{Enter}');
    expect(await screen.findByRole('heading', { name: 'Nori' })).toBeDefined();
    await waitFor(async () => expect(await valuesOf('Gender')).toEqual(['Male', 'Female Spayed', 'differs']));
    expect(server.lastVariables('getPimsPatientList')).toEqual({
      ...{ pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET', pimsIds: ['9214'] },
    });
    expect(server.lastVariables('GetLocationPatientByPimsId')).toEqual({
      ...{ pimsAccountId: 'wren-street-01', pimsId: '9214', locationId: '1' },
    });
  });

  it('C-130 C-211 shows which values of the record could not be read', async () => {
    const { user } = await open('/support/pims?location=1', (fake) =>
      fake.answer('getPimsCaretakerById', {
        pimsCaretakerById: caretakerFound({ leftOut: [{ field: 'emails', reason: 'It is no email.' }] }),
      }),
    );
    await user.type(await box('PIMS ID'), '4188{Enter}');
    const lines = within(await screen.findByRole('list', { name: 'Skipped values' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('It is no email.')]);
  });

  it('C-131 works when PIMS is switched off, changes nothing, and offers no import or link', async () => {
    const { user, server } = await open('/support/pims?location=1', (fake) => {
      fake.answer('GetLocation', {
        location: wren({
          isPimsEnabled: false,
          organization: { id: '1', name: 'Wren Street', isActive: true, isPIMSEnabled: false },
        }),
      });
    });
    expect((await screen.findByRole('region', { name: 'Location' })).textContent).toContain(
      'organization off, location off',
    );
    await user.type(await box('Last name'), 'koba{Enter}');
    await user.click(await screen.findByRole('radio', { name: /Kenji Kobayashi/ }));
    await valuesOf('First name');
    expect(screen.queryAllByRole('button', { name: /link|import|save|add/i })).toEqual([]);
    expect(server.calls().filter(({ name }) => /^(Add|Update|Upsert|Merge|Delete)/.test(name))).toEqual([]);
  });

  it.each([
    ['account', { pimsAccountId: null }],
    ['connection type', { pimsConnectionType: null }],
  ])('C-131 reports that there is nothing to look up at a location without %s', async (_, change) => {
    await open('/support/pims?location=1', (fake) => fake.answer('GetLocation', { location: wren(change) }));
    expect(
      await screen.findByText(
        'Wren Street Animal Hospital has no PIMS account and connection type, so there is nothing to look up.',
      ),
    ).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'PIMS ID' })).toBeNull();
  });
});

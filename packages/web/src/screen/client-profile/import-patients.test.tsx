import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caretakerFound, patientThere } from '../../feature/clients/add-client/caretaker.test-data';
import type { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice, sampleRole } from '../../testing/sample-practice';
import { settled } from '../../testing/settled';
import { client, createProfileServer, link, listed, patient } from './client-profile.test-data';
import { ClientProfileScreen } from './client-profile-screen';

const withPims = { isPimsEnabled: true, pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET' } as const;
const practiceAt = (features: string[] = ['pimsImport'], role = sampleRole('VET'), over = {}) =>
  samplePractice({
    assignment: sampleAssignment({ role, location: sampleLocation({ ...withPims, ...over }) }),
    features,
  });
const linked = client({ pimsId: '4188', pimsConnectionType: 'EZYVET' });
const already = 'Patient already imported from Pims. You have to update Patient details';

const theirs = caretakerFound({
  emails: [],
  phones: [],
  addresses: [],
  patients: [
    patientThere('9214', 'Nori', {
      leftOut: [{ field: 'currentWeight', reason: 'Skipped: its unit is unknown.' }],
    }),
    patientThere('9215', 'Soba', {
      normalizedSpecies: 'canine',
      breed: 'Shiba Inu',
      normalizedGender: 'Male Neutered',
    }),
    patientThere('9005', 'Pepper'),
    patientThere('9102', 'Yuzu', { isDeceased: true, dateOfDeath: '2026-06-14' }),
    patientThere('9103', 'Ghost', { isDeleted: true }),
  ],
});

interface Options {
  readonly given?: typeof linked;
  readonly practice?: ReturnType<typeof practiceAt>;
  readonly prepare?: (server: FakeServer) => void;
}

async function show({ given = linked, practice = practiceAt(), prepare = () => undefined }: Options = {}) {
  const server = createProfileServer(given);
  server.answer('getPimsCaretakerById', { pimsCaretakerById: theirs });
  server.answer('getPimsPatientById', { pimsPatientById: null });
  server.answer('GetLocationPatientByPimsId', ({ pimsId }) => ({
    locationPatientByPimsId: pimsId === '9005' ? patient({ id: '9' }) : null,
  }));
  server.answer('AddLocationPatient', ({ input }) => ({
    addLocationPatient: patient({ id: input.pimsId === '9214' ? '6' : '7' }),
  }));
  prepare(server);
  const rendered = renderScreen(<ClientProfileScreen />, { server, path: '/clients/profile/5', practice });
  await screen.findByRole('region', { name: 'Patients' });
  return { ...rendered, server };
}

async function open(options: Options = {}) {
  const shown = await show(options);
  await shown.user.click(await screen.findByRole('button', { name: 'Import' }));
  const element = await screen.findByRole('dialog', { name: 'Import Existing Patients' });
  const dialog = within(element);
  await settled(shown.server);
  const row = (name: string) => {
    const found = dialog.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(name));
    if (!found) throw new Error(`No row of ${name}`);
    return found;
  };
  return {
    ...shown,
    element,
    dialog,
    row,
    press: (name: string) => shown.user.click(dialog.getByRole('button', { name })),
    sent: () => shown.server.calls('AddLocationPatient').map(({ variables }) => variables),
  };
}

const inputOf = (pimsId: string) => ({
  input: {
    locationId: '1',
    pimsId,
    pimsProviderId: null,
    pimsConnectionType: 'EZYVET',
    isPIMSImport: true,
    locationPatientClients: [{ locationClientId: '5' }],
    pimsImportId: expect.any(String) as string,
  },
});

describe("a client's patients in the practice system", () => {
  it('C-117 C-118 C-122 are listed with Import buttons, without deleted ones; deceased or existing ones cannot be imported', async () => {
    const { dialog, row } = await open();
    await dialog.findByText(already);
    expect(within(dialog.getByRole('list', { name: 'Patients in PIMS' })).getAllByRole('listitem')).toContain(
      row('Nori'),
    );
    expect(row('Nori').textContent).toContain('Domestic Shorthair, Spayed, born 05-02-2021, 9.7 lbs');
    expect(row('Nori').textContent).toContain('PIMS ID 9214');
    expect(row('Soba').textContent).toContain('Shiba Inu, Neutered');
    expect(row('Pepper').textContent).toContain('Already imported');
    expect(within(row('Pepper')).queryByRole('button')).toBeNull();
    expect(row('Yuzu').textContent).toContain('died 06-14-2026');
    expect(row('Yuzu').textContent).toContain('Deceased patients cannot be imported.');
    const yuzu = within(row('Yuzu')).getByRole('button', { name: 'Import Yuzu' });
    expect(yuzu.getAttribute('aria-disabled')).toBe('true');
    expect(dialog.queryByText('Ghost')).toBeNull();
    for (const name of ['Nori', 'Soba']) expect(row(name).querySelector('button[aria-disabled]')).toBeNull();
  });

  it('C-211 show one line per skipped value', async () => {
    const { dialog } = await open();
    const lines = within(await dialog.findByRole('list', { name: 'Skipped for Nori' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['Weight. Skipped: its unit is unknown.']);
  });

  it('C-123 C-119 C-189 are imported one by one; the list stays, and the profile opens the last imported one', async () => {
    const opened = await open();
    await opened.press('Import Nori');
    expect(await screen.findByText('Patient Linked Successfully')).toBeDefined();
    expect(screen.getByText('Import Patient Profile')).toBeDefined();
    expect(opened.services.notices.read().all[0]?.stays).toBe(1500);
    await waitFor(() => expect(opened.row('Nori').textContent).toContain('Imported'));
    expect(opened.sent()).toEqual([inputOf('9214')]);
    // The pressed button is gone, so the next one gets focus.
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Import Soba'));
    await opened.press('Open client profile');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened.path()).toBe('/clients/profile/5');
    const rows = within(screen.getByRole('region', { name: 'Patients' })).getAllByRole('link');
    await waitFor(() =>
      expect(rows.find((one) => one.getAttribute('aria-current') === 'true')?.textContent).toContain('Otis'),
    );
  });

  it('C-123 are imported all at once, except deceased and existing ones', async () => {
    const opened = await open();
    await opened.dialog.findByText(already);
    await opened.press('Import all');
    await waitFor(() => expect(opened.sent()).toEqual([inputOf('9214'), inputOf('9215')]));
    await waitFor(() => expect(opened.dialog.getAllByText('Imported')).toHaveLength(2));
    expect(opened.dialog.queryByRole('button', { name: 'Import all' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Open client profile');
  });

  it('C-123 show why one import failed, and the others can still be imported', async () => {
    const opened = await open({ prepare: (server) => server.fail('AddLocationPatient', 'BAD_USER_INPUT', 'No name.') });
    await opened.press('Import Nori');
    expect(await screen.findByText('Error Linked Patient profile')).toBeDefined();
    await waitFor(() => expect(opened.row('Nori').textContent).toContain('No name.'));
    opened.server.answer('AddLocationPatient', { addLocationPatient: patient({ id: '7' }) });
    await opened.press('Import Soba');
    await waitFor(() => expect(opened.row('Soba').textContent).toContain('Imported'));
  });

  it('C-123 report that the practice system returned no patient', async () => {
    const opened = await open({
      prepare: (server) => server.fail('AddLocationPatient', 'NOT_FOUND', 'PIMS patient not found'),
    });
    await opened.press('Import Nori');
    expect(await screen.findByText('Error Importing PIMS Patient')).toBeDefined();
  });

  it('C-122 A-425 that were imported by another user are reported as news without a request ID, and no longer offered', async () => {
    const opened = await open({
      prepare: (server) => server.fail('AddLocationPatient', 'CONFLICT', already, 'K7QX-2M9R-4DTB'),
    });
    await opened.press('Import Nori');
    await waitFor(() => expect(opened.row('Nori').textContent).toContain('Already imported'));
    expect(screen.queryByText('Error Linked Patient profile')).toBeNull();
    expect(screen.getAllByText(already).length).toBeGreaterThan(1);
    expect(screen.queryByText(/K7QX/)).toBeNull();
  });

  it('C-092 stop being imported when the practice system is unavailable', async () => {
    const opened = await open({ prepare: (server) => server.fail('AddLocationPatient', 'PARTNER_UNREACHABLE') });
    await opened.press('Import all');
    await waitFor(() =>
      expect(opened.row('Nori').textContent).toContain(
        'There was an error trying to connect to the partner. Please try again.',
      ),
    );
    expect(opened.sent()).toHaveLength(1);
  });

  it('C-117 report when there are none', async () => {
    const { dialog } = await open({
      prepare: (server) => server.answer('getPimsCaretakerById', { pimsCaretakerById: { ...theirs, patients: [] } }),
    });
    expect(await dialog.findByText('No patients found in pims!')).toBeDefined();
  });

  it('C-092 report an unavailable practice system and retry', async () => {
    const { dialog, user, server } = await open({
      prepare: (one) => one.fail('getPimsCaretakerById', 'PARTNER_UNREACHABLE'),
    });
    expect(
      await dialog.findByText('There was an error trying to connect to the partner. Please try again.'),
    ).toBeDefined();
    server.answer('getPimsCaretakerById', { pimsCaretakerById: theirs });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Nori')).toBeDefined();
  });
});

describe('possible duplicates among them', () => {
  const feline = { code: 'feline', name: 'Feline', icon: 'cat' } as const;
  const withNori = client({
    ...{ pimsId: '4188', pimsConnectionType: 'EZYVET' },
    locationPatientClients: [
      link(listed('6', 'Nori', { species: feline, weight: null, weightUnit: null, gender: null })),
    ],
  });

  it('C-239 are shown with the reason and excluded from Import all', async () => {
    const opened = await open({ given: withNori });
    await opened.dialog.findByText(already);
    expect(opened.row('Nori').textContent).toContain(
      'May be Nori, who is in Signa but not linked: same name and species.',
    );
    expect(opened.row('Soba').textContent).not.toContain('May be');
    expect(opened.dialog.queryByRole('button', { name: 'Import all' })).toBeNull();
    await opened.press('Import Soba');
    await waitFor(() => expect(opened.row('Soba').textContent).toContain('Imported'));
    expect(opened.sent()).toEqual([inputOf('9215')]);
    await opened.press('Import Nori');
    await waitFor(() => expect(opened.sent()).toEqual([inputOf('9215'), inputOf('9214')]));
  });

  it('C-239 can be linked instead, without a second record', async () => {
    const opened = await open({ given: withNori });
    opened.server.answer('UpdateLocationPatient', { updateLocationPatient: patient({ id: '6', name: 'Nori' }) });
    await opened.press('Link Nori with Nori');
    await waitFor(() => expect(opened.row('Nori').textContent).toContain('Linked'));
    expect(await screen.findByText('Patient Successfully Linked')).toBeDefined();
    expect(opened.server.lastVariables('UpdateLocationPatient')).toEqual({
      updatePatientId: '6',
      input: {
        ...{ isActive: true, pimsId: '9214', pimsConnectionType: 'EZYVET' },
        ...{ weight: 9.7, weightUnit: 'lbs', gender: 'S' },
      },
    });
    expect(opened.sent()).toEqual([]);
    expect(opened.row('Nori').textContent).not.toContain('May be');
  });

  it('C-239 proposes a patient who was just linked for no second record', async () => {
    const twice = { ...theirs, patients: [patientThere('9214', 'Nori'), patientThere('9216', 'Norri')] };
    const opened = await open({
      given: withNori,
      prepare: (fake) => fake.answer('getPimsCaretakerById', { pimsCaretakerById: twice }),
    });
    expect(opened.row('Norri').textContent).toContain('May be Nori');
    opened.server.answer('UpdateLocationPatient', { updateLocationPatient: patient({ id: '6', name: 'Nori' }) });
    await opened.press('Link Nori with Nori');
    await screen.findByText('Patient Successfully Linked');
    await waitFor(() => expect(opened.row('Norri').textContent).not.toContain('May be'));
  });

  it('C-239 show why linking failed and keep both options', async () => {
    const opened = await open({ given: withNori });
    opened.server.fail('UpdateLocationPatient', 'CONFLICT', 'Linked elsewhere');
    await opened.press('Link Nori with Nori');
    await waitFor(() => expect(opened.row('Nori').textContent).toContain('Linked elsewhere'));
    expect(opened.dialog.getByRole('button', { name: 'Link Nori with Nori' })).toBeDefined();
    expect(opened.dialog.getByRole('button', { name: 'Import Nori' })).toBeDefined();
  });

  it.each([
    ['a different animal', link(listed('6', 'Nori'))],
    ['already linked', link(listed('6', 'Nori', { species: feline, pimsId: '1', pimsConnectionType: 'EZYVET' }))],
    ['inactive', link(listed('6', 'Nori', { species: feline, isActive: false }))],
  ])('C-239 do not include a patient who is %s', async (_, one) => {
    const { row } = await open({ given: { ...withNori, locationPatientClients: [one] } });
    expect(row('Nori').textContent).not.toContain('May be');
  });
});

describe('the Import button', () => {
  const { rolesModules, ...role } = sampleRole('VET');
  const looking = { ...role, rolesModules: rolesModules.map((module) => ({ ...module, canEdit: false })) };
  it.each([
    ['importing is off', { practice: practiceAt([]) }],
    ['PIMS is off', { practice: practiceAt(['pimsImport'], sampleRole('VET'), { isPimsEnabled: false }) }],
    ['the client is not linked', { given: client() }],
    ['the user cannot add patients', { practice: practiceAt(['pimsImport'], looking) }],
  ])('C-084 C-085 C-117 is hidden when %s', async (_, options) => {
    await show(options);
    await screen.findByRole('region', { name: 'Patient Profile' });
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });

  it('C-052 C-189 shows the reason for an inactive client', async () => {
    const { user, services } = await show({ given: { ...linked, isActive: false } });
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Client is not active')).toBeDefined();
    expect(services.notices.read().all[0]?.stays).toBe(1500);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

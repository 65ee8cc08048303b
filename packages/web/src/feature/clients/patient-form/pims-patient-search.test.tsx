import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server';
import { renderScreen } from '../../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice } from '../../../testing/sample-practice';
import { settled } from '../../../testing/settled';
import { patientThere } from '../add-client/caretaker.test-data';
import { PatientDialog } from './patient-dialog';
import { createPatientFormServer, otis } from './patient-form.test-data';

const withPims = { isPimsEnabled: true, pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET' } as const;
const practiceAt = (features: string[] = ['pimsImport', 'patientGender'], over = {}) =>
  samplePractice({ assignment: sampleAssignment({ location: sampleLocation({ ...withPims, ...over }) }), features });
const record = { pimsId: '7001', pimsProviderId: null, pimsConnectionType: 'EZYVET' } as const;

/** A bird without a birth date, whose sex and breed aren't among the bird options. */
const kiki = patientThere('9301', 'Kiki', {
  normalizedSpecies: 'avian',
  species: 'Parrot',
  breed: 'Moon parrot',
  dateOfBirth: null,
  normalizedGender: 'Male Neutered',
  currentWeightInPounds: 1.25,
  allergies: ['penicillin', 'Moon dust'],
});
const kimba = patientThere('9302', 'Kimba', { isDeceased: true });
const ghost = patientThere('9303', 'Kinetic Ghost', { isDeleted: true });

interface Options {
  readonly practice?: ReturnType<typeof practiceAt>;
  readonly linked?:
    | typeof record
    | { readonly pimsId: null; readonly pimsProviderId: null; readonly pimsConnectionType: null };
  readonly prepare?: (server: FakeServer) => void;
}

async function search({ practice = practiceAt(), linked = record, prepare = () => undefined }: Options = {}) {
  const server = createPatientFormServer();
  const saved: string[] = [];
  server.answer('GetLocationPatientsByFilter', { locationPatientsByFilter: [] });
  server.answer('searchPimsPatients', { searchPimsPatients: [kiki, kimba, ghost] });
  server.answer('GetLocationPatientByPimsId', { locationPatientByPimsId: null });
  server.answer('AddLocationPatient', { addLocationPatient: otis({ id: '77' }) });
  prepare(server);
  const rendered = renderScreen(
    <PatientDialog
      target={{ kind: 'new', clientId: '5', record: linked }}
      onSaved={(id) => saved.push(id)}
      onClose={() => undefined}
    />,
    { server, practice },
  );
  await rendered.user.type(screen.getByRole('combobox', { name: 'Patient name' }), 'kik');
  return {
    ...rendered,
    server,
    saved,
    option: (name: RegExp) => screen.findByRole('option', { name }),
    field: (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }),
  };
}

describe('PIMS patients of a linked client', () => {
  it('C-060 C-117 are found by name, below the patients in Signa; deleted ones are excluded', async () => {
    const { server, option } = await search();
    const found = await option(/Kiki/);
    expect(found.textContent).toContain('In PIMS');
    expect(found.textContent).toContain('PIMS ID 9301');
    expect(server.lastVariables('searchPimsPatients')).toEqual({
      input: { pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET', pimsCaretakerId: '7001', name: 'kik' },
    });
    expect(screen.queryByText(/Ghost/)).toBeNull();
    expect(screen.queryByText('No patient is available')).toBeNull();
  });

  it.each([
    ['the client is not linked', { linked: { pimsId: null, pimsProviderId: null, pimsConnectionType: null } }],
    ['nothing is imported', { practice: practiceAt([]) }],
    ['PIMS is off', { practice: practiceAt(['pimsImport'], { isPimsEnabled: false }) }],
  ])('C-060 C-084 C-085 are not queried if %s', async (_, options) => {
    const { server } = await search(options);
    expect(await screen.findByText('No patient is available')).toBeDefined();
    expect(server.calls('searchPimsPatients')).toEqual([]);
  });

  it('C-060 reports if neither Signa nor the PIMS has a match', async () => {
    await search({ prepare: (server) => server.answer('searchPimsPatients', { searchPimsPatients: [] }) });
    expect(await screen.findByText('No patient is available')).toBeDefined();
  });

  it('C-202 C-060 discards prefilled PIMS values without asking, and asks about typed changes', async () => {
    const opened = await search();
    await opened.user.click(await opened.option(/Kiki/));
    await waitFor(() => expect(opened.field('Name').value).toBe('Kiki'));
    const leave = () => opened.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await leave();
    expect(screen.queryByRole('dialog', { name: /^Discard/ })).toBeNull();
    await opened.user.type(opened.field('Name'), ' Two');
    await leave();
    expect(screen.getByRole('dialog', { name: /^Discard/ })).toBeDefined();
  });

  it('C-060 can be chosen again after Signa could not check whether the patient is here already', async () => {
    const opened = await search({ prepare: (fake) => fake.fail('GetLocationPatientByPimsId', 'UNAVAILABLE') });
    await opened.user.click(await opened.option(/Kiki/));
    expect(await screen.findByText(/Choose the patient again\.$/)).toBeDefined();
    opened.server.answer('GetLocationPatientByPimsId', { locationPatientByPimsId: null });
    await opened.user.click(await opened.option(/Kiki/));
    await waitFor(() => expect(opened.field('Name').value).toBe('Kiki'));
  });

  it('C-060 C-059 C-119 C-121 C-211 prefill the form when chosen, by keyboard too, and are stored as an import', async () => {
    const opened = await search();
    await opened.option(/Kiki/);
    await opened.user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(opened.field('Name').value).toBe('Kiki'));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Species' }).value).toBe('avian');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Gender' }).value).toBe('N');
    expect(opened.field('Birthdate').value).toBe('');
    expect(opened.field(/^Weight/).value).toBe('1.25');
    expect(screen.getByRole('list', { name: 'Skipped values' }).textContent).toContain(
      "'Moon parrot' is not a listed breed",
    );
    await opened.user.type(opened.field('Name'), ' Two');
    await settled(opened.server);
    await opened.user.click(screen.getByRole('button', { name: 'Add patient' }));
    await waitFor(() => expect(opened.saved).toEqual(['77']));
    expect(opened.server.lastVariables('AddLocationPatient')?.input).toEqual({
      locationId: '1',
      name: 'Kiki Two',
      speciesCode: 'avian',
      breedCode: null,
      gender: 'N',
      birthdate: null,
      weight: 1.25,
      weightUnit: 'lbs',
      isActive: true,
      allergies: [
        { code: 'penicillin', name: 'Penicillin' },
        { code: 'other', name: 'Moon dust' },
      ],
      healthConditions: [],
      currentMeds: [],
      prescVetLocationUserId: null,
      lastExamDate: null,
      pimsId: '9301',
      pimsProviderId: null,
      pimsConnectionType: 'EZYVET',
      isPIMSImport: true,
      locationPatientClients: [{ locationClientId: '5' }],
    });
  });

  it('C-060 are listed once if the search in Signa also finds them', async () => {
    const here = {
      ...otis({ name: 'Kiki', pimsId: '9301', pimsConnectionType: 'EZYVET' }),
      locationPatientClients: [],
    };
    const opened = await search({
      prepare: (server) => server.answer('GetLocationPatientsByFilter', { locationPatientsByFilter: [here] }),
    });
    await opened.option(/Kimba/);
    expect(await screen.findByText('1 found, 1 in PIMS')).toBeDefined();
    expect(screen.getAllByRole('option', { name: /Kiki/ })).toHaveLength(1);
  });

  it("C-118 don't prefill the form if deceased", async () => {
    const opened = await search();
    const died = await opened.option(/Kimba/);
    expect(died.getAttribute('aria-disabled')).toBe('true');
    await opened.user.click(died);
    expect(await screen.findByText('Deceased patients cannot be imported.')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  });

  it('C-122 C-189 are reported as already imported', async () => {
    const opened = await search({
      prepare: (server) => server.answer('GetLocationPatientByPimsId', { locationPatientByPimsId: otis() }),
    });
    await opened.user.click(await opened.option(/Kiki/));
    expect(
      await screen.findByText('Patient already imported from Pims. You have to update Patient details'),
    ).toBeDefined();
    expect(opened.services.notices.read().all[0]?.stays).toBe(1500);
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  });
});

describe('a PIMS that does not respond', () => {
  afterEach(() => vi.restoreAllMocks());

  it('C-189 C-060 is logged and shown as a muted note beside the patients in Signa', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const here = { ...otis({ name: 'Kiko' }), locationPatientClients: [] };
    const opened = await search({
      prepare: (server) => {
        server.answer('GetLocationPatientsByFilter', { locationPatientsByFilter: [here] });
        server.fail('searchPimsPatients', 'PARTNER_UNREACHABLE');
      },
    });
    expect(await opened.option(/Kiko/)).toBeDefined();
    expect(await screen.findByText(/The practice system is not responding/)).toBeDefined();
    expect(log).toHaveBeenCalledWith('searchPimsPatients could not be read: PARTNER_UNREACHABLE');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

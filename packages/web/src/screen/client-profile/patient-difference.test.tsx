import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SyncedField, unknownField } from '@signa/core/practice';
import { patientThere } from '../../feature/clients/add-client/caretaker.test-data';
import { createPatientFormServer, otis } from '../../feature/clients/patient-form/patient-form.test-data';
import type { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice, sampleRole } from '../../testing/sample-practice';
import { settled } from '../../testing/settled';
import { client, link, listed } from './client-profile.test-data';
import { ClientProfileScreen } from './client-profile-screen';

const withPims = { isPimsEnabled: true, pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET' } as const;
const practiceAt = (over: Parameters<typeof sampleLocation>[0] = {}, role = sampleRole('VET')) =>
  samplePractice({
    assignment: sampleAssignment({ role, location: sampleLocation({ ...withPims, ...over }) }),
    features: ['patientGender'],
  });

/** Otis, linked: a living beagle of 31 lbs, born 2019-06-01. */
const linked = otis({
  id: '6',
  pimsId: '9001',
  pimsConnectionType: 'EZYVET',
  breed: { code: 'beagle', name: 'Beagle' },
  gender: 'N',
  birthdate: '2019-06-01',
  weight: 31,
  weightUnit: 'lbs',
  deceasedDate: null,
});
const same = patientThere('9001', 'Otis', {
  dateOfBirth: '2019-06-01',
  normalizedGender: 'Male Neutered',
  breed: 'beagle',
  currentWeightInPounds: 31,
});
const newer = {
  ...same,
  currentWeightInPounds: 29.4,
  breed: 'Pug',
  dateOfBirth: '2019-06-11',
  dateOfDeath: '2026-11-19',
};

/** When the record was read, if the practice system responds. */
const asOf = { readAt: '2026-11-20T15:00:00.000Z', failingSince: null };

interface Options {
  readonly theirs?: typeof same | null;
  readonly patient?: typeof linked;
  readonly practice?: ReturnType<typeof practiceAt>;
  readonly prepare?: (server: FakeServer) => void;
}

async function show({
  theirs = newer,
  patient = linked,
  practice = practiceAt(),
  prepare = () => undefined,
}: Options = {}) {
  const server = createPatientFormServer();
  server.answer('GetLocationClient', {
    locationClient: client({ locationPatientClients: [link(listed('6', 'Otis'))] }),
  });
  server.answer('getLocationPatient', { locationPatient: patient });
  server.answer('GetPrescriptionTasks', { prescriptionTasks: [] });
  server.answer('GetPrescriptionTasksCount', { prescriptionTasksCount: 2 });
  server.answer('getPimsPatientById', { pimsPatientById: theirs });
  server.answer('UpdateLocationPatient', { updateLocationPatient: patient });
  prepare(server);
  const rendered = renderScreen(<ClientProfileScreen />, { server, path: '/clients/profile/5', practice });
  await screen.findByRole('region', { name: 'Patient Profile' });
  return { ...rendered, server };
}

async function open(options: Options = {}) {
  const shown = await show(options);
  await shown.user.click(await screen.findByRole('button', { name: /^PIMS Update Available/ }));
  const element = await screen.findByRole('dialog', { name: 'Update Patient' });
  const dialog = within(element);
  await dialog.findByRole('option', { name: 'Zoe Zimmer' });
  return {
    ...shown,
    element,
    dialog,
    field: (name: string | RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name }),
    rows: () =>
      within(dialog.getByRole('region', { name: 'PIMS update available' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    press: (name: string | RegExp) => shown.user.click(dialog.getByRole('button', { name })),
    save: () => shown.user.click(dialog.getByRole('button', { name: 'Save' })),
    sent: () => shown.server.calls('UpdateLocationPatient').map(({ variables }) => variables),
  };
}

const warning = 'All pending prescriptions will be declined automatically.';

describe('differences between a patient and the practice system', () => {
  it('C-057 C-101 are shown as a button with their number, and requested by PIMS ID', async () => {
    const { server } = await show();
    const button = await screen.findByRole('button', { name: /^PIMS Update Available/ });
    expect(button.textContent).toBe('PIMS Update Available4');
    expect(server.lastVariables('getPimsPatientById')).toEqual({
      pimsAccountId: 'wren-street-01',
      pimsConnectionType: 'EZYVET',
      pimsId: '9001',
    });
  });

  it.each([
    ['the records agree', { theirs: same }],
    ['there is no record', { theirs: null }],
  ])('C-057 are not shown when %s', async (_, options) => {
    const { server } = await show(options);
    await waitFor(() => expect(server.calls('getPimsPatientById')).toHaveLength(1));
    await screen.findByRole('button', { name: 'Update Patient' });
    expect(screen.queryByText('PIMS Update Available')).toBeNull();
  });

  it.each([
    ['PIMS is off', { practice: practiceAt({ isPimsEnabled: false }) }],
    ['the patient is not linked', { patient: otis({ id: '6', pimsId: null, pimsConnectionType: null }) }],
  ])('C-084 C-101 are not requested when %s', async (_, options) => {
    const { server } = await show(options);
    await screen.findByRole('button', { name: 'Update Patient' });
    expect(server.calls('getPimsPatientById')).toEqual([]);
  });

  it('C-057 A-171 are indicated to users who cannot change patients', async () => {
    const { rolesModules, ...role } = sampleRole('VET');
    const looking = { ...role, rolesModules: rolesModules.map((module) => ({ ...module, canEdit: false })) };
    await show({ practice: practiceAt({}, looking) });
    expect(await screen.findByText('PIMS Update Available')).toBeDefined();
    expect(screen.queryByRole('button', { name: /PIMS Update Available/ })).toBeNull();
  });
});

describe('an unavailable practice system', () => {
  afterEach(() => vi.restoreAllMocks());

  it('C-057 is logged and shows nothing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await show({ prepare: (server) => server.fail('getPimsPatientById', 'PARTNER_UNREACHABLE') });
    await waitFor(() => expect(log).toHaveBeenCalledWith('getPimsPatientById could not be read: PARTNER_UNREACHABLE'));
    expect(screen.queryByText('PIMS Update Available')).toBeNull();
  });
});

describe('the form of a patient with differences', () => {
  it('C-104 C-105 lists each difference with old and new value, fills it in, warns about a death, and saves all in one call', async () => {
    const opened = await open();
    expect(opened.rows()).toEqual([
      'Weight31 lbs29.4 lbsDifferent since it was linked',
      'BreedBeaglePugDifferent since it was linked',
      'Birthdate06-01-201906-11-2019Different since it was linked',
      'Date of DeathN/A11-19-2026New in PIMS',
    ]);
    expect(opened.element.textContent).toContain('Saving stores 4 of 4 differences.');
    expect(opened.field(/^Weight/).value).toBe('29.4');
    expect(opened.field('Birthdate').value).toBe('06-11-2019');
    expect(opened.field(/^Date of Death/).value).toBe('11-19-2026');
    expect(await opened.dialog.findByText(warning)).toBeDefined();
    await settled(opened.server);
    expect(opened.element.textContent).toContain('2 requests are pending. Decline reason: Patient is deceased.');
    expect(opened.sent()).toEqual([]);
    await opened.save();
    await waitFor(() => expect(opened.sent()).toHaveLength(1));
    expect(opened.sent()).toEqual([
      {
        input: {
          id: '6',
          weight: 29.4,
          weightUnit: 'lbs',
          breedCode: 'pug',
          birthdate: '2019-06-11',
          deceasedDate: '2026-11-19',
        },
      },
    ]);
  });

  it('C-104 C-105 C-189 the X keeps the current value and Undo reverts that; declined values are not sent, and a declined death shows no warning', async () => {
    const opened = await open();
    await opened.press('Keep Date of Death N/A');
    await opened.press('Keep Weight 31 lbs');
    await opened.press('Keep Breed Beagle');
    expect(opened.field(/^Weight/).value).toBe('31');
    expect(opened.field(/^Date of Death/).value).toBe('');
    expect(opened.dialog.queryByText(warning)).toBeNull();
    expect(opened.element.textContent).toContain('Saving stores 1 of 4 differences.');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Undo, take Breed Pug');
    await opened.press('Undo, take Breed Pug');
    await opened.save();
    await waitFor(() => expect(opened.sent()).toHaveLength(1));
    const declinedPimsValues = [
      { field: 'weight', value: '29.4 lbs' },
      { field: 'deceasedDate', value: '2026-11-19' },
    ];
    expect(opened.sent()).toEqual([
      { input: { id: '6', breedCode: 'pug', birthdate: '2019-06-11', declinedPimsValues } },
    ]);
    await waitFor(() => expect(opened.services.notices.read().all[0]?.stays).toBe(1500));
  });

  it('C-104 typing a different value declines the proposed one', async () => {
    const opened = await open();
    await opened.user.clear(opened.field(/^Weight/));
    await opened.user.type(opened.field(/^Weight/), '30');
    expect(opened.rows()[0]).toContain('Kept');
    expect(opened.element.textContent).toContain('Saving stores 3 of 4 differences.');
  });

  it('C-105 C-257 sends only the declined values when everything is declined', async () => {
    const opened = await open({ theirs: { ...same, currentWeightInPounds: 29.4 } });
    await opened.press('Keep Weight 31 lbs');
    await opened.save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const declinedPimsValues = [{ field: 'weight', value: '29.4 lbs' }];
    expect(opened.sent()).toEqual([{ input: { id: '6', declinedPimsValues } }]);
  });

  it('C-104 C-207 closes without a question if nothing was typed', async () => {
    const opened = await open();
    await opened.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opened.sent()).toEqual([]);
  });

  it('C-104 adds differences while the user types without touching their input', async () => {
    let release: () => void = () => undefined;
    const shown = await show({
      prepare: (server) => ({ release } = server.hold('getPimsPatientById', { pimsPatientById: newer })),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Update Patient' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Patient' }));
    await dialog.findByRole('option', { name: 'Zoe Zimmer' });
    const weight = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Weight/ });
    await shown.user.clear(weight);
    await shown.user.type(weight, '33');
    release();
    expect(
      await dialog.findByText('Saving stores 3 of 4 differences. Press the cross to keep your value.'),
    ).toBeDefined();
    expect(weight.value).toBe('33');
  });
});

describe('patient values that changed in Signa or in the practice system', () => {
  const agreedAt = '2026-11-01T15:00:00.000Z';
  const mine = { hereSince: '2026-11-20T15:00:00.000Z', hereBy: 'Dr. Reyes' };
  const kept = (field: string, over: Partial<SyncedField>): SyncedField => ({ ...unknownField(field), ...over });
  const withKept = (theirs: typeof same, ...fields: readonly SyncedField[]) => ({
    ...theirs,
    synced: [{ id: '6', ...asOf, fields: [...fields] }],
  });
  const weight = { there: '29.4 lbs', thereSince: '2026-11-19T15:00:00.000Z', agreedAt };

  it('C-256 show for each difference where it changed, since when, and by whom', async () => {
    const opened = await open({
      theirs: withKept(
        newer,
        kept('weight', { ...weight, ...mine, agreedHere: '30 lbs', agreedThere: '30 lbs' }),
        kept('breed', {
          there: 'pug',
          thereSince: weight.thereSince,
          agreedHere: 'beagle',
          agreedThere: 'beagle',
          agreedAt,
        }),
        kept('birthdate', { ...mine, agreedHere: '2019-06-11', agreedThere: '2019-06-11', agreedAt }),
      ),
    });
    expect(opened.rows()).toEqual([
      'Weight31 lbs29.4 lbsChanged in PIMS, seen 11-19-2026, and here by Dr. Reyes, 11-20-2026',
      'BreedBeaglePugChanged in PIMS, seen 11-19-2026',
      'Birthdate06-01-201906-11-2019Changed here by Dr. Reyes, 11-20-2026KeptUndo',
      'Date of DeathN/A11-19-2026New in PIMS',
    ]);
    // Values that changed only here are neither filled in nor declined on save.
    expect(opened.field('Birthdate').value).toBe('06-01-2019');
    await settled(opened.server);
    await opened.save();
    await waitFor(() => expect(opened.sent()).toHaveLength(1));
    expect(opened.sent()).toEqual([
      { input: { id: '6', breedCode: 'pug', weight: 29.4, weightUnit: 'lbs', deceasedDate: '2026-11-19' } },
    ]);
  });

  it('C-057 C-256 count changes in the practice system, not those that were declined or made here', async () => {
    await show({
      theirs: withKept(
        newer,
        kept('weight', { ...weight, declined: '29.4 lbs' }),
        kept('birthdate', { ...mine, agreedHere: '2019-06-11', agreedThere: '2019-06-11', agreedAt }),
      ),
    });
    const button = await screen.findByRole('button', { name: /^PIMS Update Available/ });
    expect(button.textContent).toBe('PIMS Update Available2');
  });

  it('C-258 show the source of each synced field while it is unchanged', async () => {
    const { user } = await show({
      theirs: withKept(
        same,
        kept('weight', { ...mine, isFromThere: true }),
        kept('breed', { agreedAt }),
        kept('birthdate', mine),
        kept('gender', { agreedAt }),
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Update Patient' }));
    const form = await screen.findByRole('dialog', { name: 'Update Patient' });
    const dialog = within(form);
    await dialog.findByRole('option', { name: 'Zoe Zimmer' });
    const describedBy = (element: HTMLElement) =>
      document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    const weightField = () => dialog.getByRole('textbox', { name: /^Weight/ });
    await waitFor(() => expect(describedBy(weightField())).toContain('From PIMS, taken over by Dr. Reyes, 11-20-2026'));
    expect(describedBy(dialog.getByRole('combobox', { name: /^Breed/ }))).toBe('As in PIMS, 11-01-2026');
    expect(describedBy(dialog.getByRole('combobox', { name: 'Gender' }))).toBe('As in PIMS, 11-01-2026');
    expect(describedBy(dialog.getByRole('textbox', { name: 'Birthdate' }))).toBe('Typed here by Dr. Reyes, 11-20-2026');
    await user.type(weightField(), '5');
    expect(form.textContent).not.toContain('From PIMS, taken over');
  });
});

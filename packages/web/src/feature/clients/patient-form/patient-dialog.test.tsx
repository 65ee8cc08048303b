import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { calendarDays } from '../../../testing/calendar-days';
import { backOfBrowser } from '../../../testing/press-back';
import { renderScreen } from '../../../testing/render';
import { samplePractice } from '../../../testing/sample-practice';
import { settled } from '../../../testing/settled';
import type { FormPatient } from './patient-draft';
import { PatientDialog } from './patient-dialog';
import { createPatientFormServer, otis } from './patient-form.test-data';
import type { PatientTarget } from './use-save-patient';

function Opened({ target }: { readonly target: PatientTarget }) {
  const [end, setEnd] = useState<string | null>(null);
  if (end !== null) return <p>{end}</p>;
  return <PatientDialog target={target} onSaved={(id) => setEnd(`Saved ${id}`)} onClose={() => setEnd('Closed')} />;
}

function open(target: PatientTarget, server = createPatientFormServer(), features = ['patientGender']) {
  const rendered = renderScreen(<Opened target={target} />, { server, practice: samplePractice({ features }) });
  const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const select = (name: string | RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  return { ...rendered, field, select };
}

const add = (server = createPatientFormServer(), features?: string[]) =>
  open({ kind: 'new', clientId: '5' }, server, features);
async function byHand(server = createPatientFormServer(), features?: string[]) {
  const opened = add(server, features);
  await opened.user.click(screen.getByRole('tab', { name: 'Add Manually' }));
  await screen.findByRole('option', { name: 'Canine' });
  await screen.findByRole('option', { name: 'Zoe Zimmer' });
  return opened;
}
async function edit(patient: FormPatient = otis(), server = createPatientFormServer(), features?: string[]) {
  const opened = open({ kind: 'stored', patient }, server, features);
  await screen.findByRole('option', { name: 'Zoe Zimmer' });
  await settled(server);
  return opened;
}
type Form = Awaited<ReturnType<typeof byHand>>;

async function fill({ user, field, select }: Form) {
  await user.type(field('Name'), ' Juno ');
  await user.selectOptions(select('Species'), 'Canine');
  await screen.findByRole('option', { name: 'Pug' });
  await user.selectOptions(select('Gender'), 'Spayed');
  await user.type(field('Birthdate'), '05-01-2020');
}
const press = (opened: Form, name: string) => opened.user.click(screen.getByRole('button', { name: new RegExp(name) }));
const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text).filter(Boolean);
const sent = (form: Form) => form.server.calls('AddLocationPatient')[0]?.variables;
const changes = (form: Form) => form.server.calls('UpdateLocationPatient')[0]?.variables;
const warning = 'All pending prescriptions will be declined automatically.';

describe('species', () => {
  it('C-069 shows a hint at breed and conditions until a species is chosen', async () => {
    const form = await byHand();
    const hint = 'Choose the species first.';
    const hinted = () => screen.queryAllByText(hint).length;
    expect(hinted()).toBe(2);
    await form.user.selectOptions(form.select('Species'), 'Canine');
    await screen.findByRole('option', { name: 'Pug' });
    expect(hinted()).toBe(0);
  });
});

describe('tabs', () => {
  it('C-059 appear while adding a patient, with the search first', () => {
    add();
    expect(screen.getByRole('dialog', { name: 'Add Patient' })).toBeDefined();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Search Patient', 'Add Manually']);
    expect(screen.getByRole('tab', { name: 'Search Patient' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByRole('textbox', { name: 'Birthdate' })).toBeNull();
  });

  it('C-059 are hidden while editing a patient, whose form opens directly', async () => {
    const { field } = await edit();
    expect(screen.getByRole('dialog', { name: 'Update Patient' })).toBeDefined();
    expect(screen.queryAllByRole('tab')).toEqual([]);
    expect(field('Name').value).toBe('Otis');
  });

  it('C-059 keep what was typed in each', async () => {
    const form = await byHand();
    await form.user.type(form.field('Name'), 'Juno');
    await form.user.click(screen.getByRole('tab', { name: 'Search Patient' }));
    await form.user.click(screen.getByRole('tab', { name: 'Add Manually' }));
    expect(form.field('Name').value).toBe('Juno');
  });
});

describe('patient search', () => {
  const found = (id: string, name: string, clients: string[]) => ({
    ...otis({ id, name }),
    locationPatientClients: clients.map((locationClientId) => ({
      locationPatientId: id,
      locationClientId,
      isActive: true,
      isPrimary: true,
      locationClient: {
        id: locationClientId,
        firstName: 'Marcus',
        lastName: 'Thibodeaux',
        email: null,
        isActive: true,
        phones: [],
      },
    })),
  });
  const searching = (rows: ReturnType<typeof found>[]) => {
    const server = createPatientFormServer();
    server.answer('GetLocationPatientsByFilter', { locationPatientsByFilter: rows });
    server.answer('UpsertLocationPatientClient', ({ locationPatientId, locationClientId }) => ({
      upsertLocationPatientClient: { locationPatientId, locationClientId, isActive: true, isPrimary: false },
    }));
    return add(server);
  };
  const box = () => screen.getByRole('combobox', { name: 'Patient name' });

  it('C-285 identifies each patient and its clients, and starts with what distinguishes namesakes', async () => {
    const facts = { breed: { code: 'collie', name: 'Collie' }, birthdate: '2019-10-20', weightUnit: 'lbs' as const };
    const { user } = searching([
      { ...found('8', 'Moose', ['9']), ...facts, weight: 66 },
      { ...found('7', 'Moose', ['9']), ...facts, weight: 12.5 },
      { ...found('6', 'Moonlight', []), ...facts, weight: 70 },
    ]);
    await user.type(box(), 'Moo');
    const rows = await screen.findAllByRole('option', { name: /^Moo/ });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Moose66 lbsMarcus Thibodeaux, Canine, Collie, 7 y 1 mo',
      'Moose12.5 lbsMarcus Thibodeaux, Canine, Collie, 7 y 1 mo',
      'MoonlightCanine, Collie, 7 y 1 mo, 70 lbs',
    ]);
  });

  it('C-060 C-190 searches the location from three letters on', async () => {
    const { user, server } = searching([found('8', 'Moose', ['9'])]);
    await user.type(box(), 'Moo');
    expect(await screen.findByRole('option', { name: /Moose/ })).toBeDefined();
    expect(server.calls('GetLocationPatientsByFilter').map(({ variables }) => variables)).toEqual([
      { locationPatientFilter: 'Moo', locationIds: ['1'] },
    ]);
  });

  it('C-060 C-163 C-185 links the chosen patient to the client, by keyboard too', async () => {
    const { user, server } = searching([found('8', 'Moose', ['9'])]);
    await user.type(box(), 'Moo');
    expect((await screen.findByRole('option', { name: /Moose/ })).textContent).toContain('Marcus Thibodeaux');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('Saved 8')).toBeDefined();
    expect(screen.getByText('Patient Linked Successfully')).toBeDefined();
    expect(server.calls('UpsertLocationPatientClient')[0]?.variables).toEqual({
      locationPatientId: '8',
      locationClientId: '5',
      isActive: true,
    });
  });

  it("C-060 doesn't link a patient again who already belongs to this client", async () => {
    const { user, server } = searching([found('8', 'Moose', ['5'])]);
    await user.type(box(), 'Moo');
    await user.click(await screen.findByRole('option', { name: /Moose.*Patient of this client/ }));
    expect(await screen.findByText('Moose is already a patient of this client.')).toBeDefined();
    expect(server.calls('UpsertLocationPatientClient')).toEqual([]);
  });

  it('C-060 reports no matches and copies the name to the form', async () => {
    const { user, field } = searching([]);
    await user.type(box(), 'Moose');
    expect(await screen.findByText('No patient is available')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add Manually' }));
    expect(field('Name').value).toBe('Moose');
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  });

  it('C-185 explains why a patient could not be linked, and stays open', async () => {
    const { user, server } = searching([found('8', 'Moose', ['9'])]);
    server.fail('UpsertLocationPatientClient', 'BAD_USER_INPUT', 'Client is not active');
    await user.type(box(), 'Moo');
    await user.click(await screen.findByRole('option', { name: /Moose/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('Error Linked Patient profileClient is not active');
  });
});

describe('adding a patient', () => {
  it('C-059 C-061 C-062 C-069 C-070 C-074 C-159 adds the patient to the client with the typed and chosen values', async () => {
    const form = await byHand();
    const { user, field, select, server } = form;
    server.answer('AddLocationPatient', { addLocationPatient: otis({ id: '77' }) });
    await fill(form);
    await user.selectOptions(select(/^Breed/), 'Pug');
    await user.type(field(/^Weight/), '18.5');
    await user.selectOptions(select('Unit'), 'kg');
    await user.selectOptions(select(/^Vet/), 'Ann Admin');
    await user.type(select(/^Allergies/), 'bee{Enter}');
    await user.type(select(/^Current medications/), 'carp{Enter}');
    await user.type(select(/^Health Conditions/), 'elbow{Enter}');
    await press(form, 'Add patient');
    expect(await screen.findByText('Saved 77')).toBeDefined();
    expect(screen.getByText('Patient Added Successfully')).toBeDefined();
    expect(sent(form)).toEqual({
      input: {
        locationId: '1',
        name: 'Juno',
        speciesCode: 'canine',
        breedCode: 'pug',
        gender: 'S',
        birthdate: '2020-05-01',
        weight: 18.5,
        weightUnit: 'kg',
        allergies: [{ code: 'beef', name: 'Beef' }],
        healthConditions: [{ code: 'elbow', name: 'Elbow dysplasia' }],
        currentMeds: [{ code: 'carprofen', name: 'Carprofen' }],
        prescVetLocationUserId: '32',
        lastExamDate: null,
        isActive: true,
        locationPatientClients: [{ locationClientId: '5' }],
      },
    });
  });

  it('C-061 C-062 C-065 C-207 shows missing values beside the fields, focuses the first, and sends nothing', async () => {
    const form = await byHand();
    await press(form, 'Add patient');
    for (const text of [
      'This field is required',
      'Select one of the listed species.',
      'Select a gender.',
      'Please select a birth date.',
    ])
      expect(await screen.findByText(text)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(form.field('Name')));
    expect(form.server.calls('AddLocationPatient')).toEqual([]);
  });

  it.each([
    ['Name', 'B@b', 'Should be alphabetical characters and Space'],
    ['Birthdate', '12-31-1899', 'The birthday cannot be before 1900.'],
    ['Birthdate', '01-01-2999', 'The birthday cannot be in the future.'],
    [/^Weight/, '10000', 'Weight must be between 0 and 9999.99'],
    [/^Weight/, 'heavy', 'Weight must be between 0 and 9999.99'],
  ])('C-061 C-065 C-067 rejects %s %s: %s', async (label, typed, text) => {
    const form = await byHand();
    await fill(form);
    await form.user.clear(form.field(label));
    await form.user.type(form.field(label), typed);
    await press(form, 'Add patient');
    expect(await screen.findByText(text)).toBeDefined();
    expect(form.server.calls('AddLocationPatient')).toEqual([]);
  });

  it('C-067 C-068 starts with lbs and active, without a date of death field', async () => {
    const { select } = await byHand();
    expect(select('Unit').value).toBe('lbs');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
    expect(screen.queryByRole('textbox', { name: /Date of Death/ })).toBeNull();
  });

  it('C-070 offers the vets of the location, by name', async () => {
    const { select } = await byHand();
    expect(optionsOf(select(/^Vet/))).toEqual(['None', 'Ann Admin', 'Zoe Zimmer']);
  });

  it("C-063 offers the species' genders if the location distinguishes them", async () => {
    const { user, select } = await byHand();
    await user.selectOptions(select('Species'), 'Canine');
    await waitFor(() => expect(optionsOf(select('Gender'))).toContain('Spayed'));
    expect(optionsOf(select('Gender'))).toEqual(['Choose', 'Male', 'Female', 'Neutered', 'Spayed', 'Unknown', 'Other']);
  });

  it("C-063 offers four genders if the location doesn't distinguish them", async () => {
    const { user, select } = await byHand(createPatientFormServer(), []);
    await user.selectOptions(select('Species'), 'Canine');
    expect(optionsOf(select('Gender'))).toEqual(['Choose', 'Male', 'Female', 'Unknown', 'Other']);
  });

  it("C-064 clears the gender, breed, and conditions that a newly chosen species doesn't offer", async () => {
    const form = await byHand();
    const { user, select } = form;
    await fill(form);
    await user.selectOptions(select(/^Breed/), 'Pug');
    await user.type(select(/^Health Conditions/), 'elbow{Enter}arth{Enter}');
    await user.selectOptions(select('Species'), 'Feline');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Elbow dysplasia' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Remove Arthritis' })).toBeDefined();
    expect([select(/^Breed/).value, select('Gender').value]).toEqual(['', 'S']);
    await user.selectOptions(select('Species'), 'Avian');
    await waitFor(() => expect(select('Gender').value).toBe(''));
    expect(screen.queryByRole('button', { name: 'Remove Arthritis' })).toBeNull();
  });

  it('C-074 C-207 explains a refused save, beside the field too, and keeps typed values', async () => {
    const form = await byHand();
    form.server.refuse('AddLocationPatient', [{ path: 'name', code: 'taken', message: 'The name is taken' }]);
    await fill(form);
    await press(form, 'Add patient');
    expect((await screen.findByRole('alert')).textContent).toBe('Error Added Patient profileThe name is taken');
    expect(screen.getAllByText('The name is taken')).toHaveLength(2);
    expect(form.field('Name').value).toBe(' Juno ');
  });

  it('C-074 stores the patient once if Save is pressed twice', async () => {
    const form = await byHand();
    const { release } = form.server.hold('AddLocationPatient', { addLocationPatient: otis({ id: '77' }) });
    await fill(form);
    await press(form, 'Add patient');
    await form.user.keyboard('{Control>}{Enter}{/Control}');
    release();
    expect(await screen.findByText('Saved 77')).toBeDefined();
    expect(form.server.calls('AddLocationPatient')).toHaveLength(1);
  });

  it('C-207 asks before Escape discards typed values, and only then', async () => {
    const form = await byHand();
    await form.user.type(form.field('Name'), 'J');
    await press(form, 'Cancel');
    await form.user.click(await screen.findByRole('button', { name: 'Keep typing' }));
    expect(form.field('Name').value).toBe('J');
    await form.user.clear(form.field('Name'));
    await press(form, 'Cancel');
    expect(await screen.findByText('Closed')).toBeDefined();
  });

  it.each([
    ['new', byHand, 'Discard the new patient?'],
    ['changed', () => edit(), 'Discard the changes to Otis?'],
  ])('C-280 asks before Back leaves the form of a %s patient', async (_, start, title) => {
    const back = backOfBrowser();
    const form = await start();
    await form.user.type(form.field('Name'), 'J');
    const typed = form.field('Name').value;
    back();
    const question = within(await screen.findByRole('dialog', { name: title }));
    await form.user.click(question.getByRole('button', { name: 'Keep typing' }));
    expect(form.field('Name').value).toBe(typed);
    await waitFor(() => expect(window.location.pathname).toBe('/here'));
  });
});

describe('editing a patient', () => {
  it('C-071 C-074 C-160 sends only what changed', async () => {
    const form = await edit();
    form.server.answer('UpdateLocationPatient', { updateLocationPatient: otis() });
    await form.user.clear(form.field(/^Weight/));
    await form.user.type(form.field(/^Weight/), '14');
    await press(form, 'Save');
    expect(await screen.findByText('Saved 6')).toBeDefined();
    expect(screen.getByText('Patient Edited Successfully')).toBeDefined();
    expect(changes(form)).toEqual({ input: { id: '6', weight: 14, weightUnit: 'lbs' } });
  });

  it('C-074 explains a refused save', async () => {
    const form = await edit();
    form.server.fail('UpdateLocationPatient', 'CONFLICT', 'Not now');
    await form.user.type(form.field('Name'), 's');
    await press(form, 'Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Error update Patient profileNot now');
  });

  it('C-068 accepts a date of death that is not in the future, and clears it', async () => {
    const form = await edit(otis({ isDeceased: true, deceasedDate: '2026-11-01' }));
    const death = form.field(/Date of Death/);
    expect(calendarDays(death)).toEqual(['', '2026-11-20']);
    expect(calendarDays(form.field('Birthdate'))).toEqual(['1900-01-01', '2026-11-20']);
    await form.user.clear(death);
    await form.user.type(death, '01-01-2999');
    await press(form, 'Save');
    expect(await screen.findByText('The deceased date cannot be in the future.')).toBeDefined();
    form.server.answer('UpdateLocationPatient', { updateLocationPatient: otis() });
    await form.user.clear(death);
    await press(form, 'Save');
    expect(await screen.findByText('Saved 6')).toBeDefined();
    expect(changes(form)).toEqual({ input: { id: '6', deceasedDate: null } });
  });

  it("C-064 C-069 C-208 keeps stored breed, gender, and text that the lists don't offer, until the user changes them", async () => {
    const form = await edit(
      otis({
        breed: { code: 'wolf', name: 'Wolf' },
        gender: 'N',
        allergies: [{ code: 'other', name: 'Grass of the park', kind: 'other', ingredients: null }],
        currentMeds: [],
      }),
      createPatientFormServer(),
      [],
    );
    expect(optionsOf(form.select(/^Breed/))).toContain('Wolf');
    expect(form.select('Gender').selectedOptions[0]?.text).toBe('Neutered');
    const chip = screen.getByRole('button', { name: 'Remove Grass of the park, not listed' });
    form.server.answer('UpdateLocationPatient', { updateLocationPatient: otis() });
    chip.focus();
    await form.user.keyboard('{Delete}');
    expect(document.activeElement).toBe(form.select(/^Allergies/));
    await press(form, 'Save');
    expect(await screen.findByText('Saved 6')).toBeDefined();
    expect(changes(form)).toEqual({ input: { id: '6', allergies: [] } });
  });

  it('C-206 shows when the weight was recorded, and marks a weight older than a year', async () => {
    await edit();
    expect(screen.getByText('Recorded 02-20-2026 by Ann Lee.')).toBeDefined();
  });

  it('C-206 marks an old weight until the user changes it', async () => {
    const form = await edit(otis({ weightRecorded: { at: '2025-11-02T15:00:00.000Z', by: null } }));
    expect(screen.getByText('Recorded 11-02-2025, more than a year ago.')).toBeDefined();
    await form.user.type(form.field(/^Weight/), '1');
    expect(screen.queryByText(/more than a year ago/)).toBeNull();
  });
});

describe('automatic decline warning', () => {
  const waiting = (count: number) => {
    const server = createPatientFormServer();
    server.answer('GetPrescriptionTasksCount', { prescriptionTasksCount: count });
    return server;
  };

  it('C-079 appears for a patient with pending requests who is set inactive or given a date of death', async () => {
    const { user, field, server } = await edit(otis(), waiting(2));
    expect(screen.queryByText(warning)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(await screen.findByText(warning)).toBeDefined();
    expect(screen.getByText('2 requests are pending. Decline reason: Patient is not active.')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.queryByText(warning)).toBeNull();
    await user.type(field(/Date of Death/), '11-01-2026');
    expect(screen.getByText('2 requests are pending. Decline reason: Patient is deceased.')).toBeDefined();
    expect(server.calls('GetPrescriptionTasksCount')[0]?.variables).toEqual({
      locationId: '1',
      locationPatientId: '6',
      status: 'pending',
    });
  });

  it('C-079 is hidden if no requests are pending', async () => {
    const { user } = await edit(otis(), waiting(0));
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('C-079 appears if the check fails', async () => {
    const server = createPatientFormServer();
    server.fail('GetPrescriptionTasksCount', 'CONFLICT', 'Not now');
    const { user } = await edit(otis(), server);
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(await screen.findByText(warning)).toBeDefined();
  });
});

describe('multi-select fields', () => {
  it('C-069 filter as the user types, hide chosen entries, and clear with Backspace', async () => {
    const { user, select } = await byHand();
    const box = select(/^Allergies/);
    await user.click(box);
    const list = within(screen.getByRole('listbox', { name: 'Allergies/Hypersensitivities' }));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Beef', 'Penicillin']);
    // Pressing an option must not blur the combobox, which would close the list.
    expect(fireEvent.pointerDown(list.getByRole('option', { name: 'Penicillin' }))).toBe(false);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: /^Remove Penicillin/ })).toBeDefined();
    await user.keyboard('{Backspace}');
    await user.type(box, 'PEN');
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Penicillin']);
    await user.keyboard('{Enter}');
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Beef']);
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('button', { name: 'Remove Penicillin' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Add Patient' })).toBeDefined();
  });

  it("C-069 show that no entry matches, as a row that can't be chosen", async () => {
    const { user, select } = await byHand();
    const box = select(/^Allergies/);
    await user.click(box);
    await user.type(box, 'zzz');
    const [nothing, ...others] = screen.getAllByRole('option', { name: 'No matches' });
    expect([nothing?.textContent, others]).toEqual(['No matches', []]);
    expect(nothing?.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    await user.click(nothing!);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('C-069 C-200 offer the conditions of the chosen species, and explain that it must be chosen first', async () => {
    const { user, select } = await byHand();
    await user.selectOptions(select('Species'), 'Feline');
    await user.click(select(/^Health Conditions/));
    await waitFor(() =>
      expect(screen.getAllByRole('option', { selected: false }).map(({ textContent }) => textContent)).toContain(
        'Hyperthyroidism',
      ),
    );
    expect(screen.queryByRole('option', { name: 'Elbow dysplasia' })).toBeNull();
  });
});

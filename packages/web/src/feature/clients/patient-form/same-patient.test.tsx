import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render';
import { noClientIdentity } from '../../../testing/sample-client-identity';
import { sampleListedPatient } from '../../../testing/sample-listed-patient';
import type { SampleListedPatient } from '../../../testing/sample-listed-patient';
import { samplePractice } from '../../../testing/sample-practice';
import { samplePrescription } from '../../../testing/sample-prescription';
import { PatientDialog } from './patient-dialog';
import { createPatientFormServer } from './patient-form.test-data';

/** The form for a new patient of a client who already has these patients. */
async function open(patients: readonly SampleListedPatient[], name: string) {
  const server = createPatientFormServer();
  const { locationClient: known } = samplePrescription();
  if (!known) throw new Error('The sample prescription has a client');
  server.answer('GetLocationClient', {
    locationClient: {
      ...known,
      ...noClientIdentity,
      phones: [],
      addresses: [],
      locationPatientClients: patients.map((locationPatient) => ({
        locationPatientId: locationPatient.id,
        locationClientId: '5',
        isActive: true,
        isPrimary: true,
        locationPatient,
      })),
    },
  });
  server.fail('AddLocationPatient', 'CONFLICT', 'Counted, and not stored');
  const dialog = (
    <PatientDialog target={{ kind: 'new', clientId: '5' }} onSaved={() => undefined} onClose={() => undefined} />
  );
  const { user } = renderScreen(dialog, { server, practice: samplePractice({ features: ['patientGender'] }) });
  await user.click(screen.getByRole('tab', { name: 'Add Manually' }));
  await screen.findByRole('option', { name: 'Canine' });
  await screen.findByRole('option', { name: 'Zoe Zimmer' });
  const field = (label: string | RegExp) => screen.getByRole('textbox', { name: label });
  const select = (label: string) => screen.getByRole('combobox', { name: label });
  await user.type(field('Name'), name);
  await user.selectOptions(select('Species'), 'Canine');
  await screen.findByRole('option', { name: 'Pug' });
  await user.selectOptions(select('Gender'), 'Spayed');
  await user.type(field('Birthdate'), '05-01-2020');
  await user.type(field(/^Weight/), '20');
  const press = (label: string | RegExp) => user.click(screen.getByRole('button', { name: label }));
  const added = () => server.calls('AddLocationPatient').length;
  return { press, added };
}

const otis = sampleListedPatient('6', 'Otis', { weight: 31, weightUnit: 'lbs' });
const cat = sampleListedPatient('7', 'Juno', { species: { code: 'feline', name: 'Feline', icon: 'cat' } });

describe('a new patient whom the client may already have', () => {
  it('C-301 is listed as a duplicate, blocks Add patient, and is created by Create anyway', async () => {
    const { press, added } = await open([otis, cat], 'otis');
    const note = within(await screen.findByRole('list', { name: 'Possible patients' }));
    expect(note.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Otis.*Canine.*31 lbs/),
    ]);
    await press(/^Add patient/);
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was created.');
    expect(added()).toBe(0);
    await press('Create anyway');
    await waitFor(() => expect(added()).toBe(1));
  });

  it('C-301 is a possible duplicate if the name has a typo', async () => {
    const { press, added } = await open([otis], 'Ottis');
    await press(/^Add patient/);
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was created.');
    expect(added()).toBe(0);
  });

  it('C-301 is not blocked by another species or another name', async () => {
    const { press, added } = await open([otis, cat], 'Juno');
    expect(screen.queryByText('This patient may already exist.')).toBeNull();
    await press(/^Add patient/);
    await waitFor(() => expect(added()).toBe(1));
  });
});

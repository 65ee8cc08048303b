import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createPracticeServer } from '../../../../testing/practice-server';
import { renderScreen } from '../../../../testing/render';
import { sampleListedPatient } from '../../../../testing/sample-listed-patient';
import { samplePrescription } from '../../../../testing/sample-prescription';
import { noClientIdentity } from '../../../../testing/sample-client-identity';
import { PatientStep } from './patient-step';

const { locationClient } = samplePrescription();
if (!locationClient) throw new Error('The sample prescription has a client');
const known = locationClient;

function show(...patients: readonly ReturnType<typeof sampleListedPatient>[]) {
  const onChoose = vi.fn();
  const client = {
    ...known,
    ...noClientIdentity,
    locationPatientClients: patients.map((locationPatient) => ({
      ...{ locationPatientId: locationPatient.id, locationClientId: known.id, isActive: true, isPrimary: true },
      locationPatient,
    })),
  };
  const { user } = renderScreen(<PatientStep client={client} searched="" onChoose={onChoose} />, {
    server: createPracticeServer(),
  });
  const rows = within(screen.getByRole('listbox', { name: 'Patients' })).getAllByRole('option');
  return { user, rows, onChoose };
}
const collie = {
  breed: { code: 'collie', name: 'Collie' },
  birthdate: '2019-10-20',
  weight: 66,
  weightUnit: 'lbs' as const,
};

describe('patient selection step', () => {
  it('P-340 shows the species, breed, age, and weight of each patient', () => {
    const { rows } = show(
      sampleListedPatient('6', 'Agatha', collie),
      sampleListedPatient('7', 'Otis', { weight: null }),
    );
    expect(rows[0]?.textContent).toContain('Agatha');
    expect(rows[0]?.textContent).toContain('Collie, 7 y 1 mo, 66 lbs');
    expect(rows[1]?.textContent).not.toContain('lbs');
  });

  it('P-341 starts with what distinguishes two namesakes, and selects the pressed one', async () => {
    const { rows, user, onChoose } = show(
      sampleListedPatient('6', 'Agatha', collie),
      sampleListedPatient('7', 'Agatha', { ...collie, weight: 8.8, weightUnit: 'kg' }),
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Agatha66 lbsCanine, Collie, 7 y 1 mo/),
      expect.stringMatching(/^Agatha8\.8 kgCanine, Collie, 7 y 1 mo/),
    ]);
    const [, second] = rows;
    if (second) await user.click(second);
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '7' }));
  });
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render';
import { samplePractice } from '../../../testing/sample-practice';
import { settled } from '../../../testing/settled';
import { PatientDialog } from './patient-dialog';
import { createPatientFormServer, otis } from './patient-form.test-data';

it('P-337 shows a field error if the date of death is before the birth date', async () => {
  const server = createPatientFormServer();
  const patient = otis({ birthdate: '2020-05-06', isDeceased: true, deceasedDate: '2026-11-01' });
  const target = { kind: 'stored', patient } as const;
  const dialog = <PatientDialog target={target} onSaved={() => undefined} onClose={() => undefined} />;
  const { user } = renderScreen(dialog, { server, practice: samplePractice({ features: ['patientGender'] }) });
  await screen.findByRole('option', { name: 'Zoe Zimmer' });
  await settled(server);
  const death = screen.getByRole<HTMLInputElement>('textbox', { name: /Date of Death/ });
  await user.clear(death);
  await user.type(death, '05-05-2020');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  expect(await screen.findByText('The deceased date cannot be before the birth date.')).toBeDefined();
  expect(server.calls('UpdateLocationPatient')).toEqual([]);
});

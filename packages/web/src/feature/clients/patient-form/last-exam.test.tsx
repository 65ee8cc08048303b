import { lastExamTexts } from '@signa/core/clients';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render';
import { samplePractice } from '../../../testing/sample-practice';
import { settled } from '../../../testing/settled';
import { PatientDialog } from './patient-dialog';
import { createPatientFormServer, otis } from './patient-form.test-data';

const recorded = {
  lastExamDate: '2026-05-07',
  lastExamRecorded: { at: '2026-05-08T15:00:00.000Z', by: 'Luis Ferreira' },
};

async function edit() {
  const server = createPatientFormServer();
  const target = { kind: 'stored', patient: otis(recorded) } as const;
  const practice = samplePractice({ features: ['patientGender'] });
  const rendered = renderScreen(<PatientDialog target={target} onSaved={() => undefined} onClose={() => undefined} />, {
    server,
    practice,
  });
  await screen.findByRole('option', { name: 'Zoe Zimmer' });
  await settled(server);
  return { ...rendered, server, field: screen.getByRole<HTMLInputElement>('textbox', { name: /^Last exam/ }) };
}

it('C-350 C-351 the form shows the date with who entered it, and sends a changed one', async () => {
  const { user, server, field } = await edit();
  expect(field.value).toBe('05-07-2026');
  expect(screen.getByText('Entered by Luis Ferreira on 05-08-2026')).toBeDefined();
  await user.clear(field);
  await user.type(field, '09-10-2026');
  expect(screen.queryByText('Entered by Luis Ferreira on 05-08-2026')).toBeNull();
  server.answer('UpdateLocationPatient', { updateLocationPatient: otis({ lastExamDate: '2026-09-10' }) });
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await settled(server);
  expect(server.calls('UpdateLocationPatient')[0]?.variables).toMatchObject({ input: { lastExamDate: '2026-09-10' } });
});

it('C-350 the form refuses a day in the future', async () => {
  const { user, server, field } = await edit();
  await user.clear(field);
  await user.type(field, '01-01-2099');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText(lastExamTexts.future)).toBeDefined();
  expect(server.calls('UpdateLocationPatient')).toHaveLength(0);
});

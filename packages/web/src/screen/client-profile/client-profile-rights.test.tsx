import type { OperationName } from '@signa/core/contract';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { createProfileServer } from './client-profile.test-data';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice } from '../../testing/sample-practice';
import { settled } from '../../testing/settled';
import { ClientProfileScreen } from './client-profile-screen';

function OnItsPath() {
  return useLocation().pathname.startsWith('/clients/') ? <ClientProfileScreen /> : null;
}

const account = { isPimsEnabled: true, pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET' as const };

/** Parts of the profile that depend on a permission, by heading or button, in page order. */
const parts = [
  'Add Product for Juno',
  'Update Client',
  'Link',
  'Merge…',
  'Add Patient',
  'Update Patient',
  'Merge Patient…',
  'Requests',
  'Prescription History',
  'Copy Galliprant Tablets 60 mg for Otis',
  'Order History',
];

/** Renders Marcus's profile for a user who can call every operation except one. */
async function show(missing: OperationName | null) {
  const server = createProfileServer();
  server.answer('GetOrdersByLocationPatientIds', { ordersByLocationPatientIds: [] });
  const practice = samplePractice({ assignment: sampleAssignment({ location: sampleLocation(account) }) });
  const rights = { features: new Set(['orderHistory'] as const), mayUse: (name: string) => name !== missing };
  renderScreen(<OnItsPath />, { server, path: '/clients/profile/5', practice: { ...practice, ...rights } });
  await screen.findByRole('heading', { level: 2, name: 'Marcus Thibodeaux' });
  if (missing !== 'GetPrescriptionHistory') await screen.findByText(/^Prescriptions 1 to 1 of 1/);
  if (missing !== 'GetOrdersByLocationPatientIds') await screen.findByText('Order History');
  await settled(server);
  const words = [...document.querySelectorAll('h2, a, button')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent,
  );
  return { server, shown: parts.filter((part) => words.includes(part)) };
}

it('A-171 the profile shows everything to a user with all permissions', async () => {
  expect((await show(null)).shown).toEqual(parts);
});

const rights: readonly (readonly [OperationName, readonly string[], readonly OperationName[]])[] = [
  [
    'GetPrescriptionHistory',
    ['Prescription History', 'Copy Galliprant Tablets 60 mg for Otis'],
    ['GetPrescriptionHistory', 'GetPrescriptionCount'],
  ],
  ['GetPrescriptionTasks', ['Requests'], ['GetPrescriptionTasks', 'GetPrescriptionTasksCount']],
  ['GetOrdersByLocationPatientIds', ['Order History'], ['GetOrdersByLocationPatientIds']],
  ['AddPrescription', ['Add Product for Juno', 'Copy Galliprant Tablets 60 mg for Otis'], []],
  ['UpdateLocationClient', ['Update Client', 'Link'], []],
  ['searchPimsCaretakers', ['Link'], []],
  ['MergeRecords', ['Merge…', 'Merge Patient…'], []],
  ['AddLocationPatient', ['Add Patient', 'Update Patient'], []],
];

it.each(rights)('A-171 C-050 without %s, the profile omits what needs it', async (missing, gone, unasked) => {
  const { server, shown } = await show(missing);
  expect(parts.filter((part) => !shown.includes(part))).toEqual(gone);
  for (const name of unasked) expect(server.calls(name)).toEqual([]);
});

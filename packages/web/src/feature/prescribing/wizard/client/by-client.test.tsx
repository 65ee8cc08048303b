import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPracticeServer } from '../../../../testing/practice-server';
import { renderScreen } from '../../../../testing/render';
import { samplePrescription } from '../../../../testing/sample-prescription';
import { ByClient } from './by-client';

const { locationClient: known } = samplePrescription();

it("C-007 C-017 C-201 adds a client that the search on the create home doesn't find, and opens the wizard for them", async () => {
  if (!known) throw new Error('The sample prescription has a client');
  const server = createPracticeServer();
  server.answer('LocationClientSearch', { locationClientSearch: { data: [], count: 0 } });
  server.answer('AddLocationClient', { addLocationClient: { ...known, id: '77' } });
  const { user, path } = renderScreen(<ByClient />, { server, path: '/create?createBy=client' });
  await user.type(screen.getByLabelText('Search by client name, phone, email or patient'), 'kenji kobayashi');
  await user.click(await screen.findByRole('button', { name: 'Add New Client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Client' }));
  const field = (name: string | RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name });
  expect([field('First name').value, field('Last name').value]).toEqual(['Kenji', 'Kobayashi']);
  await user.type(field('Phone number'), '5185550131');
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Keep typing' }));
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  await user.keyboard('5 Excelsior Park{Enter}{Enter}Reno');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'NV');
  await user.type(screen.getByRole('textbox', { name: 'Zip code' }), '89501{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/create/prescription/client/77'));
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientFound } from '../../feature/clients/client-search/client.test-data';
import type { FoundClient } from '../../feature/clients/client-search/use-found-clients';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleUser } from '../../testing/sample-practice';

const [link] = clientFound().locationPatientClients;
const patient = (id: string, over: object): FoundClient['locationPatientClients'][number] => {
  if (!link?.locationPatient) throw new Error('Marcus has Otis');
  const collie = { name: 'Agatha', breed: { code: 'collie', name: 'Collie' }, birthdate: '2019-10-20' };
  const locationPatient = { ...link.locationPatient, ...collie, weight: 66, weightUnit: 'lbs' as const, ...over, id };
  return { ...link, locationPatientId: id, locationPatient };
};
const owner = (id: string, firstName: string, lastName: string, ...patients: FoundClient['locationPatientClients']) =>
  clientFound({ id, firstName, lastName, email: `${id}@mail.example`, locationPatientClients: patients });

async function typed(text: string, ...found: FoundClient[]) {
  const server = createPracticeServer();
  server.answer('LocationClientSearch', { locationClientSearch: { data: found, count: found.length } });
  server.answer('GetPrescriptionHistory', { prescriptionHistory: [] });
  server.answer('ProductFamilies', { productFamilies: [], productFamiliesCount: 0 });
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [sampleAssignment()] }) });
  server.answer('GetOrdersByLocationId', { ordersByLocationId: [] });
  server.answer('GetOrdersCount', { ordersCount: 0 });
  server.answer('GetOrderStatus', { orderStatus: [] });
  const { user, path } = renderApp('/orders', { server });
  await user.click(await screen.findByRole('button', { name: 'Search and commands' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
  await user.type(dialog.getByRole('combobox'), text);
  await waitFor(() => expect(dialog.getAllByRole('option', { name: /^Create Rx for/ })).toHaveLength(2));
  const wordsOf = (group: string) =>
    within(dialog.getByRole('group', { name: group }))
      .getAllByRole('option')
      .map((row) => {
        const copy = row.cloneNode(true) as Element;
        copy.querySelectorAll('[aria-hidden=true]').forEach((part) => part.remove());
        return copy.textContent.replace(/Enteropen.*$/, '');
      });
  return { user, path, dialog, wordsOf };
}

describe('two patients with the same name in the palette', () => {
  it('P-340 P-341 show what distinguishes them, both when opened and when starting a prescription', async () => {
    const { wordsOf } = await typed(
      'agatha',
      owner('50', 'Ngozi', 'Adeyemi', patient('60', {})),
      owner('51', 'Gwendolyn', 'Fitzsimmons', patient('61', { weight: 12.5 })),
    );
    const first = 'Ngozi Adeyemi, 66 lbsCanine, Collie, 7 y 1 mo';
    const second = 'Gwendolyn Fitzsimmons, 12.5 lbsCanine, Collie, 7 y 1 mo';
    expect(wordsOf('Patients')).toEqual([`Agatha${first}`, `Agatha${second}`]);
    expect(wordsOf('Do')).toEqual([`Create Rx for Agatha${first}`, `Create Rx for Agatha${second}`]);
  });

  it('P-340 P-341 show one row per client of a patient; arrow keys reach each row, and each has its own link', async () => {
    const { user, dialog, path } = await typed(
      'agatha',
      owner('50', 'Ngozi', 'Adeyemi', patient('60', {})),
      owner('51', 'Gwendolyn', 'Fitzsimmons', patient('60', {})),
    );
    const chosen = () => dialog.getByRole('option', { selected: true }).textContent;
    expect(chosen()).toMatch(/^AgathaNgozi Adeyemi/);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toMatch(/^AgathaGwendolyn Fitzsimmons/);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toMatch(/^Create Rx for AgathaGwendolyn Fitzsimmons/);
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(path()).toMatch(/^\/clients\/profile\/51\?/));
  });
});

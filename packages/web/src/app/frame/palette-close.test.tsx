import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sameClient } from '../../feature/clients/same-client/same-client.test-data';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleUser } from '../../testing/sample-practice';

async function typed(text: string) {
  const server = createPracticeServer();
  server.answer('LocationClientSearch', { locationClientSearch: { data: [], count: 0 } });
  server.answer('GetSameClientCandidates', {
    sameClientCandidates: [
      sameClient({ client: { firstName: 'Rosalind', lastName: 'Hobkin' }, sameness: 'different' }),
    ],
  });
  server.answer('GetPrescriptionHistory', { prescriptionHistory: [] });
  server.answer('ProductFamilies', { productFamilies: [], productFamiliesCount: 0 });
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [sampleAssignment()] }) });
  server.answer('GetOrdersByLocationId', { ordersByLocationId: [] });
  server.answer('GetOrdersCount', { ordersCount: 0 });
  server.answer('GetOrderStatus', { orderStatus: [] });
  const { user } = renderApp('/orders', { server });
  await user.click(await screen.findByRole('button', { name: 'Search and commands' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
  await user.type(dialog.getByRole('combobox'), text);
  await waitFor(() => expect(server.lastVariables('GetPrescriptionHistory')?.search).toBe(text));
  return { dialog, server };
}

describe('palette results when nothing matches exactly', () => {
  it('C-305 shows the client and patient as close matches and offers no prescription for them', async () => {
    const { dialog } = await typed('hankin otis');
    const rowsOf = async (group: string) =>
      within(await dialog.findByRole('group', { name: group }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(await rowsOf('Clients')).toEqual([expect.stringMatching(/Rosalind Hobkin.*Close match/)]);
    expect(await rowsOf('Patients')).toEqual([expect.stringMatching(/^Otis.*Close match/)]);
    expect(dialog.queryByRole('option', { name: /^Create Rx for/ })).toBeNull();
  });

  it('C-305 treats a single word as a page or product name', async () => {
    const { dialog, server } = await typed('hankin');
    await waitFor(() => expect(dialog.getByRole('status').textContent).not.toBe(''));
    expect(server.calls('GetSameClientCandidates')).toHaveLength(0);
    expect(dialog.queryByText('Close match')).toBeNull();
  });
});

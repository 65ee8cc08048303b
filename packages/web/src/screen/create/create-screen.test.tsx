import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProductServer, families } from '../../part/product/product.test-data';
import { deleteAllUnsent } from '../../feature/prescribing/prescription-form/unsent/unsent-work';
import type { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, samplePractice, sampleRole } from '../../testing/sample-practice';
import { samplePrescriptionRow } from '../../testing/sample-prescription';
import { settled } from '../../testing/settled';
import { clientFound } from '../../feature/clients/client-search/client.test-data';
import { CreateScreen } from './create-screen';

function createServer(): FakeServer {
  const server = createProductServer();
  server.answer('LocationClientSearch', { locationClientSearch: { data: [clientFound()], count: 1 } });
  return server;
}

function show(path = '/create', server = createServer()) {
  deleteAllUnsent();
  return renderScreen(<CreateScreen />, { server, path, practice: samplePractice({ features: ['fancySearch'] }) });
}

const draft = (id: string, draftCreateDate: string, over: Parameters<typeof samplePrescriptionRow>[0] = {}) =>
  samplePrescriptionRow({ id, rxStatus: { code: 'Draft', description: 'Draft' }, draftCreateDate, ...over });

describe('the create home', () => {
  it.each(['/create', '/create?createBy=nonsense', '/create/?createBy=client'])(
    'P-010 P-012 searches by client at %s',
    async (path) => {
      show(path);
      expect(screen.getByLabelText('Search by client name, phone, email or patient')).toBeDefined();
      expect(screen.getByRole('button', { name: 'Search by Client', pressed: true })).toBeDefined();
      await screen.findByRole('option');
    },
  );

  it('P-012 switches between client and product in the address, and P-019 shows no selection heading', async () => {
    const { user, path } = show();
    await user.click(screen.getByRole('button', { name: 'Search by Product' }));
    expect(path()).toBe('/create?createBy=product');
    expect(screen.getByLabelText('Search By Product Name')).toBeDefined();
    expect(screen.queryByText('Search For Product')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Search by Client' }));
    expect(path()).toBe('/create?createBy=client');
  });

  it('P-012 keeps the product search and its page in the address across a reload', async () => {
    const server = createProductServer(families(12));
    server.answer('Prescriptions', { prescriptions: [] });
    const { user, path, unmount } = show('/create?createBy=product', server);
    await user.type(screen.getByLabelText('Search By Product Name'), ' pred ');
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(path()).toBe('/create?createBy=product&search=pred&page=2'));
    expect((await screen.findByLabelText<HTMLInputElement>('Search By Product Name')).value).toBe(' pred ');
    unmount();
    show(path(), server);
    expect(screen.getByLabelText<HTMLInputElement>('Search By Product Name').value).toBe('pred');
    expect(await screen.findByText('Products 11 to 12 of 12')).toBeDefined();
    expect(server.lastVariables('SearchProducts')).toMatchObject({ text: 'pred', offset: 10 });
  });

  it('P-012 a product family opens the selection at step 1', async () => {
    const { user, path } = show('/create?createBy=product');
    await user.type(screen.getByLabelText('Search By Product Name'), 'pred');
    await screen.findByRole('option', { selected: true });
    await user.keyboard('{Enter}');
    expect(path()).toBe(`/create/rx/product-selection/?productFamily=${encodeURIComponent(btoa('Prednisolone'))}`);
  });

  it('P-012 a client opens the profile', async () => {
    const { user, path } = show();
    await screen.findByRole('option', { name: /Marcus Thibodeaux/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(path()).toBe('/clients/profile/5'));
  });

  it('P-012 C-005 a client found by a patient opens the profile with this patient', async () => {
    const { user, path, server } = show();
    await user.type(screen.getByLabelText('Search by client name, phone, email or patient'), 'otis');
    await waitFor(() => expect(server.lastVariables('LocationClientSearch')?.filter).toBe('otis'));
    await settled(server);
    await user.click(await screen.findByRole('option', { name: /Marcus Thibodeaux/ }));
    await waitFor(() => expect(path()).toBe('/clients/profile/5?patientId=Ng%3D%3D'));
  });

  it("C-005 selects the first matching patient in the profile's order, and none that does not match", async () => {
    const server = createServer();
    const [link] = clientFound().locationPatientClients;
    const locationPatientClients = ['Willow', 'Moose', 'Pippin'].map((name, index) => ({
      ...link!,
      locationPatientId: String(20 + index),
      locationPatient: { ...link!.locationPatient!, id: String(20 + index), name },
    }));
    server.answer('LocationClientSearch', {
      locationClientSearch: { data: [clientFound({ locationPatientClients })], count: 1 },
    });
    const { user, path } = show('/create', server);
    await user.type(screen.getByLabelText('Search by client name, phone, email or patient'), 'wil|pip');
    await screen.findByRole('option', { selected: true });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(`/clients/profile/5?patientId=${encodeURIComponent(btoa('22'))}`));
  });

  it('C-007 a client opens the wizard for users who can prescribe but not view profiles', async () => {
    deleteAllUnsent();
    const role = sampleRole('VET');
    const rolesModules = role.rolesModules.filter(({ module }) => module.link !== '/clientsearch');
    const practice = samplePractice({ assignment: sampleAssignment({ role: { ...role, rolesModules } }) });
    const { user, path } = renderScreen(<CreateScreen />, { server: createServer(), path: '/create', practice });
    await user.click(await screen.findByRole('option', { name: /Marcus Thibodeaux/ }));
    await waitFor(() => expect(path()).toBe('/create/prescription/client/5'));
  });

  it('C-010 C-013 C-015 finds clients from three letters on, and shows phones and patients', async () => {
    const { user, server } = show();
    const row = await screen.findByRole('option');
    for (const text of ['marcus@example.com', '(518)-555-0111', '+1 More...', 'Otis'])
      expect(row.textContent).toContain(text);
    const box = screen.getByLabelText('Search by client name, phone, email or patient');
    await user.type(box, 'ot');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(server.calls('LocationClientSearch')).toHaveLength(1);
    await user.type(box, 'is ');
    await waitFor(() =>
      expect(server.lastVariables('LocationClientSearch')).toMatchObject({
        filter: 'otis',
        activeFilterType: 'active',
        take: 10,
        skip: 0,
      }),
    );
    await user.click(screen.getByRole('switch', { name: 'Show only active' }));
    await waitFor(() => expect(server.lastVariables('LocationClientSearch')?.activeFilterType).toBe('all'));
  });

  it("P-013 P-246 lists the location's drafts, newest first, without archived or issued ones", async () => {
    const server = createServer();
    const row = samplePrescriptionRow();
    server.answer('Prescriptions', {
      prescriptions: [
        draft('1', '2026-11-01T12:00:00.000Z'),
        draft('2', '2026-11-19T12:00:00.000Z', {
          unitPerFill: 1,
          locationPatient: row.locationPatient && { ...row.locationPatient, name: 'Juno' },
          authorizingVet: '99',
          lastSavedBy: { locationUserId: '13', displayName: 'Priya Natarajan', at: '2026-11-19T12:00:00.000Z' },
        }),
        draft('3', '2026-11-20T12:00:00.000Z', { archived: true }),
        samplePrescriptionRow({ id: '4' }),
      ],
    });
    const { user } = show('/create', server);
    const list = within(await screen.findByRole('region', { name: 'Active RX Drafts' }));
    const heads = await list.findAllByRole('button', { expanded: false });
    expect(heads.map((head) => head.textContent.slice(0, 4))).toEqual(['Juno', 'Otis']);
    const prepared = heads.map(({ textContent }) =>
      textContent.includes('Prepared by Priya Natarajan, 11-19-2026 07:00 AM'),
    );
    expect(prepared).toEqual([true, false]);
    expect(server.lastVariables('Prescriptions')).toEqual({ locationId: '1', rxStatusFilters: ['DRAFT'] });
    expect(list.queryByText('1 tablet')).toBeNull();
    if (heads[0]) await user.click(heads[0]);
    expect(await list.findByText('1 tablet')).toBeDefined();
    expect(await list.findByText('Create')).toBeDefined();
  });

  it('P-013 shows why they could not be loaded, and retries', async () => {
    const server = createServer();
    server.fail('Prescriptions', 'FORBIDDEN', 'You may not see drafts.');
    const { user } = show('/create', server);
    const list = within(await screen.findByRole('region', { name: 'Active RX Drafts' }));
    expect(await list.findByText('You may not see drafts.')).toBeDefined();
    server.answer('Prescriptions', { prescriptions: [draft('3', '2026-11-20T12:00:00.000Z')] });
    await user.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByRole('button', { expanded: false, name: /^Otis/ })).toBeDefined();
    expect(list.queryByText('You may not see drafts.')).toBeNull();
  });

  it('P-013 reports when there are none', async () => {
    show();
    const list = within(screen.getByRole('region', { name: 'Active RX Drafts' }));
    expect(await list.findByText('0 Results Found...')).toBeDefined();
  });
});

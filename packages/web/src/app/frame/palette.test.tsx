import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clientFound } from '../../feature/clients/client-search/client.test-data';
import type { FoundClient } from '../../feature/clients/client-search/use-found-clients';
import { family } from '../../part/product/product.test-data';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleLocation, sampleRole, sampleUser } from '../../testing/sample-practice';
import { samplePrescriptionRow } from '../../testing/sample-prescription';

const hint = 'Client, patient, Rx number, product, screen or action';
const battenkill = sampleAssignment({
  id: '12',
  locationId: '2',
  isPrimary: false,
  location: sampleLocation({ id: '2', name: 'Battenkill Pet Wellness' }),
});

const [link] = clientFound().locationPatientClients;
const patientOf = (name: string, over: object = {}): FoundClient['locationPatientClients'][number] => {
  if (!link?.locationPatient) throw new Error('Marcus has Otis');
  return { ...link, locationPatientId: name, locationPatient: { ...link.locationPatient, id: name, name, ...over } };
};
const beatrix = clientFound({ id: '50', firstName: 'Beatrix', lastName: 'Lindgren', locationPatientClients: [] });
const zhao = clientFound({
  id: '51',
  firstName: 'Mei-Ling',
  lastName: 'Zhao',
  locationPatientClients: [patientOf('Dumpling', { id: '61' }), patientOf('Jasmine', { id: '62' })],
});
const azizi = clientFound({
  id: '52',
  firstName: 'Ibrahim',
  lastName: 'Azizi',
  locationPatientClients: [patientOf('Wellington', { id: '63', isDeceased: true })],
});

/** Text of a row, as announced. */
function wordsOf(row: Element): string {
  const copy = row.cloneNode(true) as Element;
  copy.querySelectorAll('[aria-hidden=true]').forEach((part) => part.remove());
  return copy.textContent;
}

function withAnswers(found: FoundClient[] = [beatrix, zhao, azizi]) {
  const server = createPracticeServer();
  server.answer('LocationClientSearch', { locationClientSearch: { data: found, count: found.length } });
  server.answer('GetPrescriptionHistory', { prescriptionHistory: [] });
  server.answer('ProductFamilies', { productFamilies: [], productFamiliesCount: 0 });
  return server;
}

/**
 * The page is the history: it has a text field, and the only request it shares with the palette is the one for its
 * rows.
 */
function start({ server = withAnswers(), assignments = [sampleAssignment()], path = '/orders' } = {}) {
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: assignments }) });
  server.answer('GetOrdersByLocationId', { ordersByLocationId: [] });
  server.answer('GetOrdersCount', { ordersCount: 0 });
  server.answer('GetOrderStatus', { orderStatus: [] });
  return { ...renderApp(path, { server }), server };
}

async function open(rendered = start()) {
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Search and commands' }));
  const dialog = await screen.findByRole('dialog', { name: 'Search and commands' });
  const inside = within(dialog);
  const field = inside.getByRole<HTMLInputElement>('combobox', { name: hint });
  return {
    ...rendered,
    dialog,
    inside,
    field,
    /** Result groups with their rows, by name and text. */
    shown: () =>
      inside
        .queryAllByRole('group')
        .filter((group) => group.getAttribute('aria-label') !== 'Kinds')
        .map((group) => [group.getAttribute('aria-label'), ...within(group).getAllByRole('option').map(wordsOf)]),
    active: () => wordsOf(inside.getByRole('option', { selected: true })),
    settled: (text: string) => waitFor(() => expect(inside.getByRole('status').textContent).toBe(text)),
    marked: () => [...dialog.querySelectorAll('mark')].map(({ textContent }) => textContent),
    kinds: () =>
      within(inside.getByRole('group', { name: 'Kinds' }))
        .getAllByRole('button')
        .map((one) => one.textContent),
  };
}

describe('opening the palette', () => {
  it('P-286 opens with Ctrl K or Cmd K, and Escape restores focus', async () => {
    const { user } = start();
    const button = await screen.findByRole('button', { name: 'Search and commands' });
    button.focus();
    for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      await user.keyboard(keys);
      expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeDefined();
      const field = await screen.findByRole<HTMLInputElement>('combobox', { name: hint });
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect(field.placeholder).toBe(hint);
      expect(field.maxLength).toBe(50);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(button));
    }
  });

  it('P-286 opens while typing in a field, but not over a dialog', async () => {
    const { user } = start({ path: '/clientsearch' });
    await user.click(await screen.findByRole('searchbox'));
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: hint })).toBeDefined();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(keys).getByText('Search and commands')).toBeDefined();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox', { name: hint })).toBeNull();
  });

  it('P-286 closes on a click outside', async () => {
    const { user, dialog } = await open();
    await user.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('palette results', () => {
  it('P-287 P-288 P-293 shows clients, patients, and pages with highlighted matches, and actions for each match', async () => {
    const { user, shown, settled, marked, kinds } = await open();
    await user.keyboard('lin');
    await settled('7 found');
    expect(shown()).toEqual([
      ['Clients', 'Beatrix Lindgren(518)-555-0111', 'Mei-Ling Zhao(518)-555-0111Dumpling, Jasmine'],
      ['Patients', 'DumplingMei-Ling ZhaoCanine', 'WellingtonIbrahim AziziCanineDeceased'],
      ['Go to', 'Link'],
      ['Do', 'Link a client to PIMS', 'Create Rx for DumplingMei-Ling ZhaoCanine'],
    ]);
    expect(marked()).toEqual(['Lin', 'Lin', 'lin', 'lin', 'Lin', 'Lin', 'lin']);
    expect(kinds()).toEqual(['All7', 'Clients2', 'Patients2', 'Prescriptions0', 'Products0', 'Go to1', 'Do2']);
  });

  it("P-287 searches records from three characters on, using the lists' own searches", async () => {
    const { user, server, shown, settled } = await open();
    server.answer('ProductFamilies', {
      productFamilies: [family({ isControlled: true, deaSchedules: ['C-V'] })],
      productFamiliesCount: 51,
    });
    server.answer('GetPrescriptionHistory', { prescriptionHistory: [samplePrescriptionRow()] });
    const before = server.calls().length;
    await user.keyboard('pr');
    expect(shown().map(([label]) => label)).toEqual(['Go to', 'Do']);
    expect(server.calls().slice(before)).toEqual([]);
    await user.keyboard('ed');
    await settled('55 found');
    expect(server.lastVariables('LocationClientSearch')).toEqual({
      locationId: '1',
      filter: 'pred',
      activeFilterType: 'all',
      take: 20,
      skip: 0,
    });
    expect(server.lastVariables('GetPrescriptionHistory')).toEqual({
      locationId: '1',
      search: 'pred',
      skip: 0,
      take: 21,
    });
    expect(server.lastVariables('ProductFamilies')).toMatchObject({
      filter: 'pred',
      locationId: '1',
      isOfficeUse: false,
    });
    const [, prescriptions, products] = shown();
    expect(prescriptions).toEqual(['Prescriptions', expect.stringContaining('Rx# 25-118203 Galliprant Tablets 60 mg')]);
    expect(products).toEqual(['Products, 1 of 51', 'PrednisoloneprednisoloneOral Suspension, TabletC-V Controlled']);
  });

  it('P-287 # searches only prescriptions, @ people, and > actions', async () => {
    const { user, server, shown, settled, field } = await open();
    server.answer('GetPrescriptionHistory', { prescriptionHistory: [samplePrescriptionRow()] });
    const asked = () => [
      ...new Set(
        server
          .calls()
          .slice(before)
          .map(({ name }) => name),
      ),
    ];
    let before = server.calls().length;
    await user.keyboard('#118203');
    await settled('1 found');
    expect(asked()).toEqual(['GetPrescriptionHistory']);
    expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({ search: '118203' });
    await user.clear(field);
    before = server.calls().length;
    await user.keyboard('@lin');
    await settled('4 found');
    expect(asked()).toEqual(['LocationClientSearch']);
    expect(shown().map(([label]) => label)).toEqual(['Clients', 'Patients']);
    await user.clear(field);
    before = server.calls().length;
    await user.keyboard('>cre');
    expect(shown()).toEqual([['Do', 'Create Rx', 'Add New Client']]);
    expect(asked()).toEqual([]);
  });

  it('P-288 lists an exact number first, and Enter opens it', async () => {
    const { user, server, shown, settled, path } = await open(start({ server: withAnswers([zhao]) }));
    server.answer('GetPrescriptionHistory', {
      prescriptionHistory: [
        samplePrescriptionRow({ id: '42', rxNumber: '25-1182031' }),
        samplePrescriptionRow({ id: '41', rxNumber: '25-118203' }),
      ],
    });
    await user.keyboard('118203');
    await settled('3 found');
    expect(shown().map(([label]) => label)).toEqual(['Prescriptions', 'Clients']);
    await user.keyboard('{Enter}');
    expect(path()).toBe('/history/41');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('P-293 shows all results of a single kind, and a plus sign when there are more', async () => {
    const { user, server, shown, settled, kinds } = await open();
    const many = Array.from({ length: 21 }, (_, index) =>
      samplePrescriptionRow({ id: String(index), rxNumber: `25-118${index + 100}` }),
    );
    server.answer('GetPrescriptionHistory', { prescriptionHistory: many });
    server.answer('LocationClientSearch', { locationClientSearch: { data: [beatrix], count: 400 } });
    await user.keyboard('gall');
    await settled('21+ found');
    expect(shown()[1]?.[0]).toBe('Prescriptions, 2 of 20+');
    expect(kinds().slice(0, 4)).toEqual(['All21+', 'Clients1+', 'Patients0', 'Prescriptions20+']);
    await user.keyboard('{Tab}{Tab}{Tab}');
    expect(shown().map((group) => group.length)).toEqual([21]);
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    await settled('No results');
  });

  it('P-293 says when nothing was found and suggests what to search for', async () => {
    const { user, inside, settled } = await open(start({ server: withAnswers([]) }));
    await user.keyboard('xy');
    expect(inside.getByText('No results', { selector: 'p' })).toBeDefined();
    expect(
      inside.getByText('No screen or action matches “xy”. Enter at least 3 characters to search records.'),
    ).toBeDefined();
    await user.keyboard('zzy');
    await settled('No results');
    expect(inside.getByText('Nothing matches “xyzzy”.')).toBeDefined();
    expect(inside.getByText('Wren Street Animal Hospital only')).toBeDefined();
  });

  it('P-294 names failed searches next to the results and retries them', async () => {
    const { user, server, shown, settled, active } = await open();
    server.fail('ProductFamilies', 'CONFLICT', 'Not now');
    await user.keyboard('lin');
    await settled('7 found');
    expect(shown().at(-1)).toEqual(['Not searched', 'Products could not be searched.Try again']);
    server.answer('ProductFamilies', { productFamilies: [family({ name: 'Insulin' })], productFamiliesCount: 1 });
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Products could not be searched.Try again');
    await user.keyboard('{Enter}');
    await settled('8 found');
    expect(screen.queryByText('Not searched')).toBeNull();
  });

  it('P-294 finds pages and actions without the server', async () => {
    const { user, server, shown, settled, path } = await open();
    for (const name of ['LocationClientSearch', 'GetPrescriptionHistory', 'ProductFamilies'] as const)
      server.breakOff(name);
    await user.keyboard('dash');
    await settled('1 found');
    expect(shown()).toEqual([
      ['Go to', 'Dashboard'],
      ['Not searched', 'Clients, patients, prescriptions and products could not be searched.Try again'],
    ]);
    await user.keyboard('{Enter}');
    expect(path()).toBe('/dashboard');
  });

  it('P-294 P-291 Enter waits for the new results instead of opening a stale one', async () => {
    const { user, server, settled, path, inside } = await open();
    await user.keyboard('lin');
    await settled('7 found');
    const late = server.hold('LocationClientSearch', { locationClientSearch: { data: [azizi], count: 1 } });
    await user.keyboard('d{Enter}');
    await settled('Searching');
    expect(inside.getByText('Beatrix', { exact: false })).toBeDefined();
    expect(path()).toBe('/orders');
    late.release();
    await waitFor(() => expect(path()).toBe('/clients/profile/52'));
  });
});

describe('palette permissions', () => {
  const only = (...modules: readonly string[]) => {
    const { rolesModules, ...role } = sampleRole('VET');
    return sampleAssignment({
      role: { ...role, rolesModules: rolesModules.filter(({ moduleId }) => modules.includes(moduleId)) },
    });
  };

  it('P-289 requests and offers nothing that the user cannot open', async () => {
    const { user, server, shown, kinds } = await open(start({ assignments: [only('orders')] }));
    expect(shown()).toEqual([
      ['Do', 'Keyboard shortcuts'],
      ['Go to', 'Orders'],
    ]);
    expect(kinds()).toEqual(['All', 'Go to', 'Do']);
    const before = server.calls().length;
    await user.keyboard('orders');
    expect(shown()).toEqual([['Go to', 'Orders']]);
    expect(server.calls().slice(before)).toEqual([]);
  });

  it("P-289 opens a client's prescription even when the user cannot view the profile", async () => {
    const started = start({ assignments: [only('create')], path: '/create' });
    // The page takes focus when it loads, which a real dialog would prevent.
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'));
    const { user, settled, path } = await open(started);
    await user.keyboard('@lindgren');
    await settled('3 found');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toMatch(/^\/create\/.*client/));
  });
});

describe('palette keys', () => {
  it('P-291 arrow keys wrap around, and the field announces the active row', async () => {
    const { user, field, active, settled, dialog } = await open();
    await user.keyboard('@lin');
    await settled('4 found');
    expect(active()).toMatch(/^Beatrix/);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toMatch(/^Dumpling/);
    expect(dialog.querySelector('[aria-selected=true]')?.id).toBe(field.getAttribute('aria-activedescendant'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toMatch(/^Beatrix/);
    await user.keyboard('{ArrowUp}');
    expect(active()).toMatch(/^Wellington/);
    // New text resets the active row to the first one.
    await user.keyboard('d');
    await settled('3 found');
    expect(active()).toMatch(/^Beatrix/);
  });

  it('P-291 Enter opens a row here; Ctrl Enter opens it in a new tab', async () => {
    const { user, settled, path } = await open();
    const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
    await user.keyboard('@lin');
    await settled('4 found');
    await user.keyboard('{ArrowDown}{ArrowDown}{Control>}{Enter}{/Control}');
    expect(openTab).toHaveBeenCalledExactlyOnceWith('/clients/profile/51?patientId=NjE%3D', '_blank');
    expect(path()).toBe('/orders');
    await user.keyboard('{Enter}');
    expect(path()).toBe('/clients/profile/51?patientId=NjE%3D');
    openTab.mockRestore();
  });

  it('P-291 a click opens a row like Enter does, and each row is a link for middle-clicks', async () => {
    const { user, inside, settled, path } = await open();
    await user.keyboard('@lin');
    await settled('4 found');
    const row = inside.getByRole('option', { name: /Mei-Ling Zhao.*Jasmine/ });
    expect(row.getAttribute('href')).toBe('/clients/profile/51');
    await user.click(row);
    expect(path()).toBe('/clients/profile/51');
  });

  it('P-292 the right arrow lists the actions for a record; the left arrow and Escape go back', async () => {
    const { user, shown, settled, active, path, dialog } = await open();
    await user.keyboard('@lin');
    await settled('4 found');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(shown()).toEqual([
      ['Actions: Dumpling', expect.stringMatching(/^Dumpling/), 'Create Rx for Dumpling', 'Open the client'],
    ]);
    await user.keyboard('{ArrowLeft}');
    expect(active()).toMatch(/^Dumpling/);
    await user.keyboard('{ArrowRight}{Escape}');
    expect(dialog.isConnected).toBe(true);
    expect(shown()).toHaveLength(2);
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Enter}');
    expect(path()).toBe('/clients/profile/51');
  });

  it('P-292 inside the text, the right arrow moves the caret', async () => {
    const { user, shown, settled, field } = await open();
    await user.keyboard('@lin');
    await settled('4 found');
    field.setSelectionRange(1, 1);
    await user.keyboard('{ArrowRight}');
    expect(shown()).toHaveLength(2);
    expect(field.selectionStart).toBe(2);
  });
});

describe('palette actions', () => {
  it('P-295 lists actions and pages before the user types', async () => {
    const { shown, kinds } = await open(start({ assignments: [sampleAssignment(), battenkill] }));
    expect(shown()).toEqual([
      ['Do', 'Create Rx', 'Add New Client', 'Link a client to PIMS', 'Switch location', 'Keyboard shortcuts'],
      [
        ...[
          'Go to',
          'Dashboard',
          'Create',
          'Approve',
          'Clients',
          'Products',
          'History',
          'Orders',
          'Office Use',
          'Link',
        ],
        'Shortcuts in Administration',
      ],
    ]);
    expect(kinds()).toEqual(['All', 'Clients', 'Patients', 'Prescriptions', 'Products', 'Go to', 'Do']);
  });

  it('P-295 starts a prescription for a matching patient, but not for a deceased one', async () => {
    const { user, inside, settled, path } = await open();
    await user.keyboard('lin');
    await settled('7 found');
    expect(inside.queryByRole('option', { name: /Create Rx for Wellington/ })).toBeNull();
    await user.click(inside.getByRole('option', { name: /^Create Rx for Dumpling/ }));
    await waitFor(() => expect(path()).toContain('/create/rx/product-selection'));
    expect(path()).toContain('patientId=NjE%3D');
  });

  it('P-295 adds a client from the current page', async () => {
    const { user, inside, path } = await open();
    await user.click(inside.getByRole('option', { name: 'Add New Client' }));
    expect(await screen.findByRole('dialog', { name: 'Search for Client' })).toBeDefined();
    expect(screen.queryByRole('combobox', { name: hint })).toBeNull();
    expect(path()).toBe('/orders');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('P-295 lists the other locations and switches to one', async () => {
    const { user, inside, shown, server } = await open(start({ assignments: [sampleAssignment(), battenkill] }));
    server.answer('UpdateLocationUser', () => {
      const { role, ...staff } = battenkill;
      return { updateLocationUser: { ...staff, role } };
    });
    await user.click(inside.getByRole('option', { name: 'Switch location' }));
    expect(shown()).toEqual([['Do', 'Switch to Battenkill Pet Wellness']]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.lastVariables('UpdateLocationUser')).toEqual({ id: '12', input: {} }));
    expect(await screen.findByRole('button', { name: 'Location Battenkill Pet Wellness, change' })).toBeDefined();
  });

  it('P-295 shows the keyboard shortcuts', async () => {
    const { user, inside } = await open();
    await user.click(inside.getByRole('option', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
  });

  it('P-296 has a clear button and Cancel', async () => {
    const { user, inside, field, settled, shown } = await open();
    await user.keyboard('@lin');
    await settled('4 found');
    await user.click(inside.getByRole('button', { name: 'Clear the field', hidden: true }));
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(shown().map(([label]) => label)).toEqual(['Do', 'Go to']);
    await user.click(inside.getByRole('button', { name: 'Cancel', hidden: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

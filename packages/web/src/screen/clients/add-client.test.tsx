import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientFound } from '../../feature/clients/client-search/client.test-data';
import type { FoundClient } from '../../feature/clients/client-search/use-found-clients';
import { endsWellFormed } from '../../testing/content-model';
import { createPracticeServer } from '../../testing/practice-server';
import { backOfBrowser } from '../../testing/press-back';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice, sampleRole } from '../../testing/sample-practice';
import { samplePrescription } from '../../testing/sample-prescription';
import { ClientsScreen } from './clients-screen';

endsWellFormed();

const { locationClient: known } = samplePrescription();
if (!known) throw new Error('The sample prescription has a client');
const added = { ...known, id: '77' };

const answerOf = (data: FoundClient[], count = data.length) => ({ locationClientSearch: { data, count } });

function start(path = '/clientsearch', practice = samplePractice()) {
  const server = createPracticeServer();
  server.answer('LocationClientSearch', answerOf([]));
  server.answer('AddLocationClient', { addLocationClient: added });
  return { ...renderScreen(<ClientsScreen />, { server, path, practice }), server };
}

async function open(rendered = start()) {
  const { user, server } = rendered;
  const [button] = await screen.findAllByRole('button', { name: 'Add New Client' });
  await user.click(button!);
  const element = await screen.findByRole('dialog', { name: 'Search for Client' });
  const dialog = () => within(screen.getByRole('dialog'));
  const field = (name: string | RegExp) => dialog().getByRole<HTMLInputElement>('textbox', { name });
  return {
    ...rendered,
    element,
    dialog,
    field,
    /** Client searches of the dialog; unlike the list, they include an organization. */
    asked: () =>
      server
        .calls('LocationClientSearch')
        .map(({ variables }) => variables as { readonly organizationId?: string; readonly filter?: string })
        .filter(({ organizationId }) => organizationId !== undefined),
    manually: () => user.click(dialog().getByRole('button', { name: 'Add Client Manually' })),
    save: () => user.click(dialog().getByRole('button', { name: 'Save' })),
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function addAddress({ user }: Opened) {
  await user.click(screen.getByRole('button', { name: 'Add address' }));
  const editor = within(screen.getByRole('dialog', { name: 'Add address' }));
  await user.keyboard('5 Excelsior Park{Enter}{Enter}Reno{Enter}');
  await user.selectOptions(editor.getByRole('combobox', { name: 'State' }), 'NV');
  await user.type(editor.getByRole('textbox', { name: 'Zip code' }), '89501{Enter}');
}

describe('the Add New Client button', () => {
  it('C-014 is above the list, has the key N, and is offered when nobody is found', async () => {
    const { user } = start('/clientsearch?q=kenji');
    expect(await screen.findByText('No data found')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Add New Client' })).toHaveLength(2);
    await user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Search for Client' })).toBeDefined();
  });

  it('C-014 A-171 is not offered without permission to add clients', async () => {
    const { rolesModules, ...role } = sampleRole('VET');
    const looking = { ...role, rolesModules: rolesModules.map((link) => ({ ...link, canEdit: false })) };
    const { user } = start('/clientsearch', samplePractice({ assignment: sampleAssignment({ role: looking }) }));
    expect(await screen.findByText('No data found')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add New Client' })).toBeNull();
    await user.keyboard('n');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the search for a client', () => {
  it.each(['First name', 'Phone'])('C-027 arrow keys move from %s to the matches and back', async (name) => {
    const opened = await open();
    opened.server.answer('LocationClientSearch', answerOf([clientFound()]));
    await opened.user.type(opened.field('Last name'), 'thib');
    const list = await opened.dialog().findByRole('list', { name: 'Clients in Signa' });
    await waitFor(() => expect(list.hasAttribute('aria-busy')).toBe(false));
    await opened.user.click(opened.field(name));
    await opened.user.keyboard('{ArrowDown}');
    expect(list.contains(document.activeElement)).toBe(true);
    await opened.user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(opened.field(name));
  });

  it('C-027 C-191 is 700 px wide with results of at most 55vh, and a click outside does not close it', async () => {
    const opened = await open();
    opened.server.answer('LocationClientSearch', answerOf([clientFound()]));
    expect(getComputedStyle(opened.element).width).toMatch(/sizes-modal|700px/);
    await opened.user.keyboard('otis');
    const list = await opened.dialog().findByRole('list', { name: 'Clients in Signa' });
    expect(getComputedStyle(list).maxHeight).toBe('55vh');
    fireEvent.click(opened.element);
    expect(screen.getByRole('dialog')).toBe(opened.element);
  });

  it('C-028 C-030 sends one filtered request for active clients of location and organization, and none while empty', async () => {
    const opened = await open();
    expect(document.activeElement).toBe(opened.field('First name'));
    expect(opened.asked()).toEqual([]);
    await opened.user.type(opened.field('Phone'), '518 555');
    expect(opened.dialog().getByText('Too short to search.')).toBeDefined();
    await opened.user.type(opened.field('Patient name'), ' Ot|is ');
    await opened.user.click(opened.field('Email'));
    await opened.user.paste('x'.repeat(60));
    expect(opened.field('Email').value).toBe('x'.repeat(50));
    await waitFor(() => expect(opened.asked().at(-1)?.filter).toBe(`${'x'.repeat(50)}|Otis`));
    expect(opened.asked().at(-1)).toEqual({
      locationId: '1',
      organizationId: '1',
      filter: `${'x'.repeat(50)}|Otis`,
      activeFilterType: 'active',
      take: 20,
      skip: 0,
    });
    await opened.user.type(opened.field('Phone'), ' 0131');
    await waitFor(() => expect(opened.asked().at(-1)?.filter).toBe(`${'x'.repeat(50)}|Otis|5185550131`));
    expect(opened.dialog().queryByText('Too short to search.')).toBeNull();
  });

  it('C-029 shows No data found without a match, and offers the form', async () => {
    const opened = await open();
    await opened.user.keyboard('kenji');
    expect(await opened.dialog().findByText('No data found')).toBeDefined();
    await waitFor(() => expect(opened.dialog().getByRole('status').textContent).toBe('0'));
    await opened.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(opened.dialog().getByRole('button', { name: 'Add Client Manually' }));
  });

  it('C-029 shows no practice system results if there is none', async () => {
    const opened = await open();
    expect(opened.element.textContent).not.toContain('PIMS');
  });

  it('C-029 shows existing clients with the matching values, and opens the profile', async () => {
    const opened = await open();
    opened.server.answer('LocationClientSearch', answerOf([clientFound()], 43));
    await opened.user.type(opened.field('Last name'), 'thibo');
    await opened.user.type(opened.field('Phone'), '518 555 0122');
    const match = await opened.dialog().findByRole('link', { name: /Marcus Thibodeaux.*same phone/ });
    expect(match.textContent).toContain('(518)-555-0122');
    expect(match.textContent).toContain('Otis (Canine)');
    expect([...match.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Thibo']);
    expect(opened.dialog().getByText('The first 1 of 43. Type more to see fewer.')).toBeDefined();
    // The first Enter searches before the pause in typing is over; the next opens the match.
    await waitFor(() => expect(opened.dialog().getByRole('status').textContent).toBe('43'));
    await opened.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(match);
    await opened.user.keyboard('{Enter}');
    expect(opened.path()).toBe('/clients/profile/5');
  });

  it('C-189 reports a failed search in place instead of in a notice, and retries', async () => {
    const opened = await open();
    opened.server.fail('LocationClientSearch', 'CONFLICT', 'Not now');
    await opened.user.keyboard('otis');
    expect(await opened.dialog().findByText('The clients could not be searched.')).toBeDefined();
    expect(screen.queryByText('Not now')).toBeNull();
    expect(opened.dialog().queryByText('No data found')).toBeNull();
    opened.server.answer('LocationClientSearch', answerOf([clientFound()]));
    await opened.user.click(opened.dialog().getByRole('button', { name: 'Try again' }));
    expect(await opened.dialog().findByRole('link', { name: /Marcus/ })).toBeDefined();
  });

  it('C-027 reopens with an empty search, whichever step it was closed at', async () => {
    const opened = await open();
    await opened.user.keyboard('kenji');
    await opened.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const again = await open(opened);
    expect(again.field('First name').value).toBe('');
    await again.manually();
    await again.user.type(again.field('First name'), 'kenji');
    await again.user.keyboard('{Escape}');
    await again.user.click(screen.getByRole('button', { name: 'Discard' }));
    const third = await open(again);
    await third.manually();
    expect(third.field('First name').value).toBe('');
  });
});

describe('the new client form', () => {
  it('C-031 C-201 has its title and subtitle, prefilled with the search values', async () => {
    const opened = await open(start('/clientsearch?q=kenji+kobayashi'));
    expect(opened.field('First name').value).toBe('kenji');
    expect(opened.field('Last name').value).toBe('kobayashi');
    await opened.user.type(opened.field('Phone'), '518-555-0131');
    await opened.user.type(opened.field('Email'), 'kenji@mail.example');
    await opened.user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByRole('dialog', { name: 'Add Client' }).textContent).toContain('Lets collect some information!');
    expect(opened.field('First name').value).toBe('Kenji');
    expect(opened.field('Last name').value).toBe('Kobayashi');
    expect(opened.field(/^Email/).value).toBe('kenji@mail.example');
    expect(opened.dialog().getByText('(518)-555-0131')).toBeDefined();
    expect(document.activeElement).toBe(opened.field('First name'));
  });

  it('C-201 continues an incomplete phone number', async () => {
    const opened = await open();
    await opened.user.type(opened.field('Phone'), '518 555');
    await opened.manually();
    await opened.user.type(opened.field('Phone number'), '0131');
    expect(opened.field('Phone number').value).toBe('518 555 0131');
  });

  it('C-018 is always active', async () => {
    const opened = await open();
    await opened.manually();
    expect(opened.dialog().queryByRole('radio')).toBeNull();
    expect(opened.dialog().getByLabelText('Active').textContent).toBe('Yes');
  });

  it('C-017 Back returns to the search, and both keep their input', async () => {
    const opened = await open();
    await opened.user.keyboard('kenji');
    await opened.manually();
    await opened.user.type(opened.field('Last name'), 'Kobayashi');
    await opened.user.click(opened.dialog().getByRole('button', { name: 'Back' }));
    expect(opened.field('First name').value).toBe('kenji');
    await opened.manually();
    expect(opened.field('Last name').value).toBe('Kobayashi');
    await opened.user.click(opened.dialog().getByRole('button', { name: 'Back' }));
    await opened.user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard the new client?' })).toBeDefined();
  });

  it('C-280 Back of the browser asks once before discarding input, in the form and in the search', async () => {
    const back = backOfBrowser();
    const opened = await open();
    await opened.manually();
    await opened.user.type(opened.field('Last name'), 'Kobayashi');
    const asks = async () => {
      back();
      const question = await screen.findByRole('dialog', { name: 'Discard the new client?' });
      await opened.user.click(within(question).getByRole('button', { name: 'Keep typing' }));
      expect(screen.queryByRole('dialog', { name: 'Discard the new client?' })).toBeNull();
      await waitFor(() => expect(window.location.pathname).toBe('/here'));
    };
    await asks();
    expect(opened.field('Last name').value).toBe('Kobayashi');
    await opened.user.click(opened.dialog().getByRole('button', { name: 'Back' }));
    await asks();
    await opened.manually();
    expect(opened.field('Last name').value).toBe('Kobayashi');
  });

  it('C-026 C-033 C-151 C-203 saves the client with the phone in the open row, confirms it, and opens the profile', async () => {
    const opened = await open();
    await opened.manually();
    await opened.user.keyboard('kenji{Enter}kobayashi{Enter} Kenji@Mail.example ');
    await opened.user.type(opened.field('Phone number'), '5185550131');
    await addAddress(opened);
    await opened.save();
    expect(await screen.findByText('Create Successfully')).toBeDefined();
    expect(screen.getByText('Create Client Profile')).toBeDefined();
    await waitFor(() => expect(opened.path()).toBe('/clients/profile/77'));
    expect(opened.server.lastVariables('AddLocationClient')).toEqual({
      locationId: '1',
      input: {
        firstName: 'Kenji',
        lastName: 'Kobayashi',
        email: 'kenji@mail.example',
        locationClientPhones: [{ phoneTypeId: 1, phoneNumber: '5185550131' }],
        locationClientAddress: [
          {
            addressTypeId: 1,
            addressLine1: '5 Excelsior Park',
            addressLine2: '',
            city: 'Reno',
            state: 'NV',
            zip: '89501',
          },
        ],
      },
    });
  });

  it('C-020 C-024 C-202 C-203 lists missing and invalid values, including those in the open row, and focuses the first', async () => {
    const opened = await open();
    await opened.manually();
    await opened.save();
    for (const text of ['At least 1 phone number is required', 'Please enter at least 1 address'])
      expect(opened.dialog().getByText(text)).toBeDefined();
    expect(opened.dialog().getAllByText('This field is required')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(opened.field('First name')));
    await opened.user.type(opened.field('First name'), 'Kenji{Enter}Kobayashi');
    await opened.user.type(opened.field('Phone number'), '518555');
    await opened.save();
    expect(opened.dialog().getByText('Invalid phone number')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(opened.field('Phone number')));
    expect(opened.server.calls('AddLocationClient')).toEqual([]);
  });

  it('C-026 shows why saving failed, keeps all input, and saves once on retry', async () => {
    const opened = await open(start('/clientsearch?q=kenji+kobayashi'));
    await opened.manually();
    await opened.user.type(opened.field('Phone number'), '5185550131');
    await addAddress(opened);
    opened.server.fail('AddLocationClient', 'CONFLICT', 'Not now');
    await opened.save();
    const alert = await opened.dialog().findByRole('alert');
    expect(alert.textContent).toContain('Error create locationClient profile');
    expect(alert.textContent).toContain('Not now');
    expect(opened.field('First name').value).toBe('Kenji');
    expect(opened.field('Phone number').value).toBe('518 555 0131');
    const { release } = opened.server.hold('AddLocationClient', { addLocationClient: added });
    await opened.save();
    await opened.save();
    release();
    await waitFor(() => expect(opened.path()).toBe('/clients/profile/77'));
    expect(opened.server.calls('AddLocationClient')).toHaveLength(2);
  });

  it('C-023 C-151 saves a typed PIMS ID with the client, as an import', async () => {
    const location = sampleLocation({ isPimsEnabled: true, pimsAccountId: 'a', pimsConnectionType: 'EZYVET' });
    const practice = samplePractice({ assignment: sampleAssignment({ location }), features: ['pimsImport'] });
    const opened = await open(start('/clientsearch?q=kenji+kobayashi', practice));
    await opened.manually();
    await opened.user.type(opened.field(/^PIMS ID/), '4188');
    await opened.user.type(opened.field('Phone number'), '5185550131');
    await addAddress(opened);
    await opened.save();
    await waitFor(() =>
      expect(opened.server.lastVariables('AddLocationClient')?.input).toMatchObject({
        pimsId: '4188',
        isPIMSImport: true,
      }),
    );
  });
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPracticeServer } from '../../../testing/practice-server';
import { renderScreen } from '../../../testing/render';
import { sampleAssignment, samplePractice, sampleRole } from '../../../testing/sample-practice';
import { AddClientDialog } from '../add-client/add-client-dialog';
import { clientFound } from '../client-search/client.test-data';
import { NewClientDialog } from '../client-form/new-client-dialog';
import { sameClient } from './same-client.test-data';
import type { SameClient } from './use-same-clients';

function open(candidates: readonly SameClient[], { form = false, practice = samplePractice() } = {}) {
  const server = createPracticeServer();
  server.answer('LocationClientSearch', { locationClientSearch: { data: [], count: 0 } });
  server.answer('GetSameClientCandidates', { sameClientCandidates: [...candidates] });
  const onClose = () => undefined;
  const dialog = form ? (
    <NewClientDialog searched="" onClose={onClose} />
  ) : (
    <AddClientDialog searched="" onClose={onClose} />
  );
  const rendered = renderScreen(dialog, { server, path: '/clientsearch', practice });
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return {
    ...rendered,
    field,
    /** Fills in a field with one event. */
    fill: async (name: string, text: string) => {
      await rendered.user.click(field(name));
      await rendered.user.paste(text);
    },
    asked: () => server.calls('GetSameClientCandidates').map(({ variables }) => variables),
  };
}

const spouse = sameClient({
  sameness: 'sameHousehold',
  client: { id: '8', firstName: 'Ana', isActive: false },
  reasons: [{ field: 'surname', kind: 'same', value: 'Thibodeaux' }],
  marks: [],
});
const other = sameClient({ sameness: 'different', client: { id: '9', firstName: 'Max' } });
const card = (name: RegExp) => screen.findByRole('link', { name });

describe('search before adding a client', () => {
  it('C-232 C-233 shows a client that the text search misses, with the verdict, the reasons, and highlights', async () => {
    const { fill, user, path } = open([sameClient(), spouse, other]);
    await fill('Last name', 'Tibodeaux');
    const match = await card(/Marcus Thibodeaux.*Same client/);
    for (const text of [
      'similar name',
      'same phone',
      'same address',
      '(518)-555-0122',
      '12 Elm Street',
      'Otis (Canine)',
    ])
      expect(match.textContent).toContain(text);
    expect([...match.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Marcus', 'Thib']);
    expect((await card(/Ana Thibodeaux/)).textContent).toMatch(/Same household.*Inactive.*same last name/);
    expect((await card(/Max Thibodeaux/)).textContent).toContain('Possible match');
    expect(screen.queryByText('No data found')).toBeNull();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3'));
    await user.click(match);
    expect(path()).toBe('/clients/profile/5');
  });

  it('C-232 C-233 marks a client with at most the last name in common as probably different', async () => {
    const surname = { field: 'surname', kind: 'same', value: 'Thibodeaux' } as const;
    const { fill } = open([sameClient({ ...other, reasons: [surname] })]);
    await fill('Last name', 'Thibodeaux');
    expect((await card(/Max Thibodeaux/)).textContent).toContain('Probably different');
  });

  it('C-233 queries what is typed, and nothing if it is too little to search by', async () => {
    const { fill, asked, server } = open([]);
    await fill('First name', 'Marcus');
    await fill('Phone', '518 55');
    await waitFor(() => expect(server.calls('LocationClientSearch').length).toBeGreaterThan(0));
    expect(asked()).toEqual([]);
    await fill('Phone', '5 0122');
    await fill('Patient name', 'Otis');
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({
        locationId: '1',
        client: {
          firstName: 'Marcus',
          lastName: '',
          email: '',
          phones: ['5185550122'],
          addresses: [],
          patients: [{ name: 'Otis' }],
        },
      }),
    );
  });

  it('C-233 lists a client once if the text search also finds it, and opens the first by keyboard', async () => {
    const { fill, server, user } = open([sameClient()]);
    server.answer('LocationClientSearch', {
      locationClientSearch: { data: [clientFound(), clientFound({ id: '6', firstName: 'Una' })], count: 2 },
    });
    await fill('Last name', 'Thibodeaux');
    await card(/Marcus Thibodeaux.*Same client/);
    const list = within(screen.getByRole('list', { name: 'Clients in Signa' }));
    expect(list.getAllByRole('link')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await card(/Marcus/));
  });
});

describe('a client that the text search finds by a few letters', () => {
  it('C-233 is listed as found, not as different', async () => {
    const { fill, server } = open([other]);
    server.answer('LocationClientSearch', {
      locationClientSearch: { data: [clientFound({ id: '9', firstName: 'Max' })], count: 1 },
    });
    await fill('Last name', 'Thibodeaux');
    const shown = await card(/Max Thibodeaux/);
    await waitFor(() => expect(server.calls('GetSameClientCandidates')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'));
    expect(shown.textContent).not.toMatch(/Possible match|Probably different/);
    expect([...shown.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Thibodeaux']);
  });
});

describe('form for a new client', () => {
  it('C-232 C-233 shows likely duplicates while the user types, and hides different clients', async () => {
    const { fill, asked } = open([sameClient(), other], { form: true });
    await fill('Last name', 'Tibodeaux');
    expect(await screen.findByText('This client may already exist.')).toBeDefined();
    expect((await card(/Marcus Thibodeaux/)).textContent).toMatch(/Same client.*similar name/);
    expect(screen.queryByText(/Possible match|Probably different/)).toBeNull();
    await fill('Phone number', '5185550122');
    await waitFor(() =>
      expect(asked().at(-1)).toMatchObject({ client: { phones: ['518 555 0122'], lastName: 'Tibodeaux' } }),
    );
  });

  it('C-233 labels a household as such, and renders nothing without similar clients', async () => {
    const { fill, server } = open([spouse], { form: true });
    await fill('Last name', 'Thibodeaux');
    expect(await screen.findByText('Someone in this household is already a client.')).toBeDefined();
    server.answer('GetSameClientCandidates', { sameClientCandidates: [other] });
    await fill('First name', 'Ida');
    await waitFor(() => expect(screen.queryByText(/already (exist|a client)/)).toBeNull());
  });

  it('C-233 remembers Create anyway for this form but not for another client, and shows dismissed clients again', async () => {
    const { fill, server, user } = open([sameClient()], { form: true });
    await fill('Last name', 'Tibodeaux');
    await user.click(await screen.findByRole('button', { name: 'Create anyway' }));
    expect(screen.queryByRole('link', { name: /Marcus/ })).toBeNull();
    expect(screen.getByText('1 similar client dismissed.')).toBeDefined();
    // Missing values are listed, and nothing is created.
    expect(screen.getByText('At least 1 phone number is required')).toBeDefined();
    server.answer('GetSameClientCandidates', { sameClientCandidates: [sameClient(), spouse] });
    await fill('First name', 'Marc');
    expect(await card(/Ana Thibodeaux/)).toBeDefined();
    expect(screen.queryByRole('link', { name: /Marcus/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.getByText('2 similar clients dismissed.')).toBeDefined();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show again' }));
    await user.keyboard('{Enter}');
    expect(await card(/Marcus/)).toBeDefined();
    expect(server.calls('AddLocationClient')).toEqual([]);
  });

  it('C-233 C-202 opens the profile after asking about typed values', async () => {
    const { fill, user, path } = open([sameClient()], { form: true });
    await fill('Last name', 'Tibodeaux');
    await user.click(await card(/Marcus/));
    const question = () => within(screen.getByRole('dialog', { name: 'Discard the new client?' }));
    await user.click(question().getByRole('button', { name: 'Keep typing' }));
    expect(path()).toBe('/clientsearch');
    await user.click(await card(/Marcus/));
    await user.click(question().getByRole('button', { name: 'Discard' }));
    expect(path()).toBe('/clients/profile/5');
  });

  it('C-233 still reports missing values on Save', async () => {
    const { fill, user } = open([sameClient()], { form: true });
    await fill('Last name', 'Tibodeaux');
    await card(/Marcus/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('At least 1 phone number is required')).toBeDefined();
  });

  it('C-233 reports a failed check and retries it', async () => {
    const { fill, server, user } = open([], { form: true });
    server.fail('GetSameClientCandidates', 'CONFLICT', 'Not now');
    await fill('Last name', 'Tibodeaux');
    expect(await screen.findByText('Signa could not check whether this client already exists.')).toBeDefined();
    server.answer('GetSameClientCandidates', { sameClientCandidates: [sameClient()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card(/Marcus/)).toBeDefined();
  });

  it("C-233 A-171 sends no query for users who can't read clients", async () => {
    const { rolesModules, ...role } = sampleRole('VET');
    const blind = { ...role, rolesModules: rolesModules.map((link) => ({ ...link, canView: false })) };
    const practice = samplePractice({ assignment: sampleAssignment({ role: blind }) });
    const { fill, asked, field } = open([sameClient()], { form: true, practice });
    await fill('Last name', 'Tibodeaux');
    await waitFor(() => expect(field('Last name').value).toBe('Tibodeaux'));
    expect(asked()).toEqual([]);
  });
});

describe('a client who already exists', () => {
  const answerAdded = (server: ReturnType<typeof createPracticeServer>) =>
    server.fail('AddLocationClient', 'CONFLICT', 'Counted, and not stored');
  async function fillIn({ fill, user }: ReturnType<typeof open>) {
    await fill('First name', 'Marcus');
    await fill('Last name', 'Tibodeaux');
    await fill('Phone number', '5185550122');
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    const editor = within(screen.getByRole('dialog', { name: 'Add address' }));
    await user.keyboard('5 Excelsior Park{Enter}{Enter}Reno{Enter}');
    await user.selectOptions(editor.getByRole('combobox', { name: 'State' }), 'NV');
    await user.type(editor.getByRole('textbox', { name: 'Zip code' }), '89501{Enter}');
  }

  it('C-233 is blocked with an explanation by Save and Ctrl Enter, and created by Create anyway', async () => {
    const opened = open([sameClient()], { form: true });
    const { server, user } = opened;
    answerAdded(server);
    await fillIn(opened);
    await card(/Marcus Thibodeaux/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was created.');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Create anyway'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.calls('GetSameClientCandidates').length).toBeGreaterThan(2));
    expect(server.calls('AddLocationClient')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Create anyway' }));
    await waitFor(() => expect(server.calls('AddLocationClient')).toHaveLength(1));
  });

  it('C-233 is blocked even if Save is pressed before the note has its response', async () => {
    const opened = open([], { form: true });
    const { server, user } = opened;
    answerAdded(server);
    await fillIn(opened);
    server.answer('GetSameClientCandidates', { sameClientCandidates: [sameClient()] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was created.');
    expect(await card(/Marcus Thibodeaux/)).toBeDefined();
    expect(server.calls('AddLocationClient')).toEqual([]);
  });

  it("C-233 isn't blocked for a household or if the check fails", async () => {
    for (const prepare of [
      (server: ReturnType<typeof createPracticeServer>) =>
        server.answer('GetSameClientCandidates', { sameClientCandidates: [spouse, other] }),
      (server: ReturnType<typeof createPracticeServer>) =>
        server.fail('GetSameClientCandidates', 'CONFLICT', 'Not now'),
    ]) {
      const opened = open([], { form: true });
      const { server, user } = opened;
      answerAdded(server);
      prepare(server);
      await fillIn(opened);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(server.calls('AddLocationClient')).toHaveLength(1));
      cleanup();
    }
  });
});

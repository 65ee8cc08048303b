import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { caretakerFound, patientThere } from '../../feature/clients/add-client/caretaker.test-data';
import { clientFound } from '../../feature/clients/client-search/client.test-data';
import { endsWellFormed } from '../../testing/content-model';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice } from '../../testing/sample-practice';
import { samplePrescription } from '../../testing/sample-prescription';
import { ClientsScreen } from './clients-screen';

endsWellFormed();

const { locationClient } = samplePrescription();
if (!locationClient) throw new Error('The sample prescription has a client');
const known = locationClient;

const withPims = {
  isPimsEnabled: true,
  pimsAccountId: 'wren-street-01',
  pimsConnectionType: 'EZYVET',
  pimsWritebackLocationId: '12',
} as const;
const practiceAt = (location: Parameters<typeof sampleLocation>[0], features: readonly string[] = ['pimsImport']) =>
  samplePractice({ assignment: sampleAssignment({ location: sampleLocation(location) }), features: [...features] });

interface Options {
  readonly practice?: ReturnType<typeof practiceAt>;
  readonly prepare?: (server: FakeServer) => void;
}

async function open({ practice = practiceAt(withPims), prepare = () => undefined }: Options = {}) {
  const server = createPracticeServer();
  server.answer('LocationClientSearch', { locationClientSearch: { data: [], count: 0 } });
  server.answer('searchPimsCaretakers', { searchPimsCaretakers: [caretakerFound()] });
  server.answer('GetLocationClientByPimsId', { locationClientByPimsId: null });
  server.answer('AddLocationClient', { addLocationClient: { ...known, id: '77' } });
  prepare(server);
  const rendered = renderScreen(<ClientsScreen />, { server, path: '/clientsearch', practice });
  const [button] = await screen.findAllByRole('button', { name: 'Add New Client' });
  await rendered.user.click(button!);
  await screen.findByRole('dialog', { name: 'Search for Client' });
  const dialog = () => within(screen.getByRole('dialog'));
  const field = (name: string | RegExp) => dialog().getByRole<HTMLInputElement>('textbox', { name });
  return {
    ...rendered,
    server,
    dialog,
    field,
    match: () => dialog().findByRole('button', { name: /Kenji Kobayashi/ }),
    asked: () => server.lastVariables('searchPimsCaretakers')?.input,
  };
}

describe('the practice system search before adding a client', () => {
  it('C-027 C-028 C-029 C-093 C-094 uses the same fields without an incomplete phone, and sends nothing while empty', async () => {
    const opened = await open();
    expect(opened.dialog().getByRole('heading', { name: 'In PIMS' })).toBeDefined();
    await opened.user.type(opened.field('Phone'), '5550131');
    await opened.user.type(opened.field('Last name'), ' koba');
    await waitFor(() =>
      expect(opened.asked()).toEqual({
        checkIfPatientDeceased: true,
        pimsAccountId: 'wren-street-01',
        pimsConnectionType: 'EZYVET',
        pimsAccountLocationId: '12',
        lastName: 'koba',
      }),
    );
    await opened.user.clear(opened.field('Phone'));
    await opened.user.type(opened.field('Phone'), '518-555-0131');
    await waitFor(() => expect(opened.asked()?.phone).toBe('5185550131'));
    const calls = opened.server.calls('searchPimsCaretakers').length;
    await opened.user.clear(opened.field('Phone'));
    await opened.user.clear(opened.field('Last name'));
    expect(opened.dialog().getAllByText('Type what you know')).toHaveLength(2);
    expect(opened.server.calls('searchPimsCaretakers')).toHaveLength(calls);
  });

  it('C-029 shows matches with the matching values and their living patients', async () => {
    const opened = await open();
    await opened.user.type(opened.field('Last name'), 'koba');
    await opened.user.type(opened.field('Phone'), '518-555-0131');
    // The search by name alone may have been answered first.
    await waitFor(async () => expect((await opened.match()).textContent).toContain('same phone'));
    const match = await opened.match();
    expect(match.textContent).toContain('1-(518)-555-0131');
    expect(match.textContent).toContain('kenji@mail.example');
    expect(match.textContent).toContain('PIMS ID 4188');
    expect(match.textContent).toContain('Nori (Feline), Yuzu (deceased)');
    expect(match.textContent).not.toContain('Ghost');
    expect(match.textContent).not.toContain('in Signa');
    expect([...match.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Koba']);
    expect(await opened.dialog().findByText('No data found')).toBeDefined();
  });

  it('C-029 reports no match only after both searches have responded', async () => {
    const opened = await open();
    const here = opened.server.hold('LocationClientSearch', { locationClientSearch: { data: [], count: 0 } });
    const there = opened.server.hold('searchPimsCaretakers', { searchPimsCaretakers: [] });
    await opened.user.keyboard('zzz');
    const { dialog } = opened;
    expect(await dialog().findByRole('status', { name: 'Searching clients' })).toBeDefined();
    expect(await dialog().findByRole('status', { name: 'Searching PIMS' })).toBeDefined();
    for (const text of ['No data found', 'No PIMS Clients Found']) expect(dialog().queryByText(text)).toBeNull();
    here.release();
    there.release();
    for (const text of ['No data found', 'No PIMS Clients Found'])
      expect(await dialog().findByText(text)).toBeDefined();
  });

  it.each([
    ['none', []],
    ['only a deleted one', [patientThere('9103', 'Ghost', { isDeleted: true })]],
  ])('C-029 reports that a client has no patients: %s', async (_, patients) => {
    const found = caretakerFound({ patients });
    const opened = await open({
      prepare: (server) => server.answer('searchPimsCaretakers', { searchPimsCaretakers: [found] }),
    });
    await opened.user.type(opened.field('Last name'), 'koba');
    expect((await opened.match()).textContent).toContain('No patients');
  });

  it('C-029 reports when it has no match, and offers the form if neither search has one', async () => {
    const opened = await open({
      prepare: (server) => server.answer('searchPimsCaretakers', { searchPimsCaretakers: [] }),
    });
    await opened.user.keyboard('zzz');
    expect(await opened.dialog().findByText('No PIMS Clients Found')).toBeDefined();
    expect(await opened.dialog().findByText('No data found')).toBeDefined();
    await opened.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(opened.dialog().getByRole('button', { name: 'Add Client Manually' }));
  });

  it.each([
    ['it is off for the location', { isPimsEnabled: false }],
    [
      'it is off for the organization',
      { organization: { id: '1', name: 'Wren', isActive: true, isPIMSEnabled: false } },
    ],
    ['there is no account', { pimsAccountId: null }],
    ['there is no connection type', { pimsConnectionType: null }],
  ])('C-084 is neither shown nor sent when %s', async (_, over) => {
    const opened = await open({ practice: practiceAt({ ...withPims, ...over }) });
    await opened.user.keyboard('koba');
    expect(await opened.dialog().findByText('No data found')).toBeDefined();
    expect(screen.getByRole('dialog').textContent).not.toContain('PIMS');
    expect(opened.server.calls('searchPimsCaretakers')).toEqual([]);
  });

  it('C-085 C-032 shows matches that cannot be selected if importing is off', async () => {
    const opened = await open({ practice: practiceAt(withPims, []) });
    await opened.user.keyboard('koba');
    const list = await opened.dialog().findByRole('list', { name: 'Clients in PIMS' });
    expect(list.textContent).toContain('Kenji Kobayashi');
    expect(list.textContent).not.toContain('Choose');
    expect(within(list).queryByRole('button')).toBeNull();
  });
});

describe('likely matches in the practice system', () => {
  const bare = { emails: [], phones: [], addresses: [], patients: [] };
  const rin = caretakerFound({ ...bare, id: '4420', pimsId: '4420', firstName: 'Rin', lastName: 'Kobayashi-Marsh' });
  const kenjiHere = (over: Partial<ReturnType<typeof clientFound>> = {}) =>
    clientFound({
      firstName: 'Kenji',
      lastName: 'Kobayashi',
      phones: clientFound().phones.map((phone) => ({ ...phone, phoneNumber: '5185550131' })),
      ...over,
    });
  const there = async (opened: Awaited<ReturnType<typeof open>>) =>
    within(await opened.dialog().findByRole('list', { name: 'Clients in PIMS' })).getAllByRole('button');

  it('C-235 come first, with the assessment and reasons that highlighting does not show', async () => {
    const opened = await open({
      prepare: (server) => server.answer('searchPimsCaretakers', { searchPimsCaretakers: [rin, caretakerFound()] }),
    });
    await opened.user.type(opened.field('Last name'), 'kobayashi');
    await opened.user.type(opened.field('Phone'), '518-555-0131');
    await waitFor(async () =>
      expect((await there(opened)).map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Kenji Kobayashi.*Same household.*same phone$/),
        expect.stringMatching(/^Rin Kobayashi-Marsh/),
      ]),
    );
    const [first, second] = await there(opened);
    expect(first?.textContent).not.toContain('same last name');
    expect(second?.textContent).not.toMatch(/Same|Probably|same/);
    await opened.user.type(opened.field('First name'), 'kenji');
    await waitFor(async () => expect((await there(opened))[0]?.textContent).toContain('Same client'));
  });

  it.each([
    ['a search match', kenjiHere(), true],
    ['a client linked to another record', kenjiHere({ pimsId: '77', pimsConnectionType: 'EZYVET' }), false],
    ['a household member', kenjiHere({ firstName: 'Hana' }), false],
  ])(
    'C-236 are marked as a possible existing client if they seem to be the same person: %s',
    async (_, here, isSaid) => {
      const opened = await open({
        prepare: (server) =>
          server.answer('LocationClientSearch', { locationClientSearch: { data: [here], count: 1 } }),
      });
      await opened.user.keyboard('koba');
      await opened.dialog().findByRole('link', { name: /Kobayashi/ });
      const text = (await opened.match()).textContent;
      if (isSaid) expect(text).toContain('May be Kenji Kobayashi in Signa: same name, same phone');
      else expect(text).not.toContain('May be');
    },
  );

  it('C-236 are marked for candidates that the search text does not match', async () => {
    const opened = await open({
      prepare: (server) =>
        server.answer('GetSameClientCandidates', {
          sameClientCandidates: [{ locationClient: kenjiHere(), sameness: 'sameHousehold', reasons: [], marks: [] }],
        }),
    });
    await opened.user.type(opened.field('Last name'), 'kobayashi');
    await opened.dialog().findByRole('link', { name: /Kenji Kobayashi/ });
    await waitFor(async () => expect((await opened.match()).textContent).toContain('May be Kenji Kobayashi in Signa'));
  });
});

describe('an unavailable practice system', () => {
  afterEach(() => vi.restoreAllMocks());

  it('C-189 C-092 is logged and reported inline; the other results are shown, and it can be retried', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const opened = await open({
      prepare: (server) => {
        server.answer('LocationClientSearch', { locationClientSearch: { data: [clientFound()], count: 1 } });
        server.fail('searchPimsCaretakers', 'PARTNER_UNREACHABLE');
      },
    });
    await opened.user.click(opened.field('Patient name'));
    await opened.user.paste('otis');
    expect(await opened.dialog().findByText(/The practice system is not responding\./)).toBeDefined();
    expect(await opened.dialog().findByRole('link', { name: /Marcus Thibodeaux/ })).toBeDefined();
    expect(log).toHaveBeenCalledWith('searchPimsCaretakers could not be read: PARTNER_UNREACHABLE');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/error trying to connect/)).toBeNull();
    expect(opened.dialog().queryByText('No PIMS Clients Found')).toBeNull();
    opened.server.answer('searchPimsCaretakers', { searchPimsCaretakers: [caretakerFound()] });
    await opened.user.click(opened.dialog().getByRole('button', { name: 'Try again' }));
    expect(await opened.match()).toBeDefined();
  });

  it("C-189 still shows the practice system's results if the own search fails", async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const opened = await open({ prepare: (server) => server.fail('LocationClientSearch', 'CONFLICT', 'Not now') });
    await opened.user.keyboard('koba');
    expect(await opened.dialog().findByText('The clients could not be searched.')).toBeDefined();
    expect(await opened.match()).toBeDefined();
    expect(screen.queryByText('Not now')).toBeNull();
  });
});

describe('a selected client of the practice system', () => {
  it('C-032 C-027 C-151 prefills the form and is saved with the record IDs as an import', async () => {
    const opened = await open();
    await opened.user.keyboard('koba');
    await opened.user.click(await opened.match());
    expect(await screen.findByRole('dialog', { name: 'Add Client' })).toBeDefined();
    expect(opened.server.lastVariables('GetLocationClientByPimsId')).toEqual({
      pimsAccountId: 'wren-street-01',
      pimsId: '4188',
      locationId: '1',
    });
    expect(['First name', 'Last name', /^Email/].map((name) => opened.field(name).value)).toEqual([
      'Kenji',
      'Kobayashi',
      'kenji@mail.example',
    ]);
    const form = screen.getByRole('dialog').textContent;
    for (const text of ['1-(518)-555-0131Cell', '5 Excelsior Park, Saratoga Springs, NY 12866 Home', '4188'])
      expect(form).toContain(text);
    expect(opened.dialog().queryByRole('textbox', { name: /^PIMS ID/ })).toBeNull();
    await opened.user.click(opened.dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(opened.server.calls('AddLocationClient')).toHaveLength(1));
    expect(opened.server.lastVariables('AddLocationClient')).toEqual({
      locationId: '1',
      input: {
        firstName: 'Kenji',
        lastName: 'Kobayashi',
        email: 'kenji@mail.example',
        locationClientPhones: [{ phoneTypeId: 1, phoneNumber: '15185550131' }],
        locationClientAddress: [
          {
            addressTypeId: 1,
            addressLine1: '5 Excelsior Park',
            addressLine2: '',
            city: 'Saratoga Springs',
            state: 'NY',
            zip: '12866',
          },
        ],
        pimsId: '4188',
        pimsConnectionType: 'EZYVET',
        isPIMSImport: true,
        pimsImportId: expect.any(String) as string,
      },
    });
  });

  it('C-211 C-111 the form shows one line per skipped value', async () => {
    const leftOut = [{ field: 'lastName', reason: 'It has 300 characters; the first 60 were kept.' }];
    const opened = await open({
      prepare: (server) =>
        server.answer('searchPimsCaretakers', { searchPimsCaretakers: [caretakerFound({ leftOut })] }),
    });
    await opened.user.keyboard('koba');
    await opened.user.click(await opened.match());
    const lines = within(await screen.findByRole('list', { name: 'Skipped values' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Last name. It has 300 characters; the first 60 were kept.',
      "Email 1. Skipped: 'kenji at mail' is not an email address.",
    ]);
  });

  it('C-032 opens an existing client with that record instead, also by keyboard', async () => {
    const held = clientFound({ id: '12', pimsId: '4188', pimsConnectionType: 'EZYVET' });
    const opened = await open({
      prepare: (server) => {
        server.answer('LocationClientSearch', { locationClientSearch: { data: [held], count: 1 } });
        server.answer('GetLocationClientByPimsId', {
          locationClientByPimsId: { ...known, id: '12', locationPatientClients: [] },
        });
      },
    });
    await opened.user.keyboard('koba');
    const match = await opened.match();
    await waitFor(() => expect(match.textContent).toContain('in Signa'));
    expect(match.textContent).toContain('Open profile');
    await opened.user.keyboard('{Enter}{ArrowDown}');
    expect(document.activeElement).toBe(match);
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(opened.path()).toBe('/clients/profile/12'));
    expect(opened.server.calls('AddLocationClient')).toEqual([]);
  });

  it('C-032 can be selected again if the check for an existing record failed', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const opened = await open({ prepare: (server) => server.fail('GetLocationClientByPimsId', 'CONFLICT') });
    await opened.user.keyboard('koba');
    await opened.user.click(await opened.match());
    expect(await opened.dialog().findByRole('alert')).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Add Client' })).toBeNull();
    expect(log).toHaveBeenCalled();
    opened.server.answer('GetLocationClientByPimsId', { locationClientByPimsId: null });
    await opened.user.click(await opened.match());
    expect(await screen.findByRole('dialog', { name: 'Add Client' })).toBeDefined();
    log.mockRestore();
  });

  it('C-032 C-027 is deselected by Back, and a form without a selection has no record', async () => {
    const opened = await open();
    await opened.user.keyboard('koba');
    await opened.user.click(await opened.match());
    await screen.findByRole('dialog', { name: 'Add Client' });
    await opened.user.click(opened.dialog().getByRole('button', { name: 'Back' }));
    await opened.user.click(opened.dialog().getByRole('button', { name: 'Add Client Manually' }));
    expect(opened.field('First name').value).toBe('Koba');
    expect(screen.getByRole('dialog').textContent).not.toContain('4188');
    expect(opened.field(/^PIMS ID/).value).toBe('');
  });
});

describe('the patients of a client just imported', () => {
  const subtitle = 'Would you like to import the associated patients of the client just imported?';
  const added = { ...known, id: '77', pimsId: '4188', pimsConnectionType: 'EZYVET' as const };
  async function save(prepare: (server: FakeServer) => void = () => undefined) {
    const opened = await open({
      prepare: (server) => {
        server.answer('AddLocationClient', { addLocationClient: added });
        server.answer('getPimsCaretakerById', { pimsCaretakerById: caretakerFound() });
        server.answer('GetLocationPatientByPimsId', { locationPatientByPimsId: null });
        prepare(server);
      },
    });
    await opened.user.keyboard('koba');
    await opened.user.click(await opened.match());
    await screen.findByRole('dialog', { name: 'Add Client' });
    await opened.user.click(opened.dialog().getByRole('button', { name: 'Save' }));
    return opened;
  }

  it('C-033 C-027 are offered as the third step, with a link to the profile', async () => {
    const opened = await save();
    const dialog = await screen.findByRole('dialog', { name: 'Import Existing Patients' });
    expect(dialog.textContent).toContain(subtitle);
    expect(within(dialog).getByText('Import Existing Patients', { selector: '[aria-current=step] *' })).toBeDefined();
    expect(await within(dialog).findByRole('button', { name: 'Import Nori' })).toBeDefined();
    expect(opened.path()).toBe('/clientsearch');
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(opened.path()).toBe('/clients/profile/77'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('C-033 C-123 C-189 can be imported there for the new client', async () => {
    const { locationPatient } = samplePrescription();
    const opened = await save((server) => {
      if (locationPatient) server.answer('AddLocationPatient', { addLocationPatient: locationPatient });
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Import Nori' }));
    expect(await screen.findByText('Patient Linked Successfully')).toBeDefined();
    // The notice about the new client was shown just as briefly.
    expect(opened.services.notices.read().all.map(({ stays }) => stays)).toEqual([1500, 1500]);
    expect(opened.server.lastVariables('AddLocationPatient')?.input).toMatchObject({
      pimsId: '9214',
      isPIMSImport: true,
      locationPatientClients: [{ locationClientId: '77' }],
    });
    await opened.user.click(screen.getByRole('button', { name: 'Open client profile' }));
    await waitFor(() => expect(opened.path()).toBe('/clients/profile/77'));
  });

  it('C-265 C-267 belong to the same import as the client, and are undone together there', async () => {
    const { locationPatient } = samplePrescription();
    const made = {
      ...{ id: 'x', at: '2026-11-20T18:00:00.000Z', by: 'Dr. Maya Okafor', patients: 1, names: ['Nori'] },
      ...{ madeClient: true, undoneAt: null, undoneBy: null, removed: 0 },
    };
    const goes = [
      { noun: 'patient', id: '6', name: 'Nori' } as const,
      { noun: 'client', id: '77', name: 'Kenji Kobayashi' } as const,
    ];
    const opened = await save((server) => {
      if (locationPatient) server.answer('AddLocationPatient', { addLocationPatient: locationPatient });
      server.answer('PreviewPimsImportUndo', {
        pimsImportUndo: { import: made, previewed: 'as shown', goes, stays: [] },
      });
      server.answer('UndoPimsImport', { undoPimsImport: { ...made, removed: 2 } });
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Import Nori' }));
    const importId = opened.server.lastVariables('AddLocationPatient')?.input.pimsImportId ?? '';
    expect(opened.server.lastVariables('AddLocationClient')?.input.pimsImportId).toBe(importId);
    await opened.user.click(await screen.findByRole('button', { name: 'Undo import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo Import' }));
    const gone = within(await dialog.findByRole('region', { name: 'To be deleted' })).getAllByRole('listitem');
    expect(gone.map(({ textContent }) => textContent)).toEqual(['Nori', 'Client Kenji Kobayashi']);
    await opened.user.click(dialog.getByRole('button', { name: 'Undo import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened.server.lastVariables('UndoPimsImport')).toEqual({ input: { importId, previewed: 'as shown' } });
    expect(opened.path()).toBe('/clientsearch');
    expect(screen.getByText('2 removed.')).toBeDefined();
  });

  it('C-033 are not requested for a client without a record', async () => {
    const opened = await save((server) =>
      server.answer('AddLocationClient', { addLocationClient: { ...known, id: '77' } }),
    );
    await waitFor(() => expect(opened.path()).toBe('/clients/profile/77'));
    expect(opened.server.calls('getPimsCaretakerById')).toEqual([]);
  });
});

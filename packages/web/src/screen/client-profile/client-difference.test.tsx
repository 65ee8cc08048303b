import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SyncedField, unknownField } from '@signa/core/practice';
import { caretakerFound } from '../../feature/clients/add-client/caretaker.test-data';
import type { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice, sampleRole } from '../../testing/sample-practice';
import { client, createProfileServer } from './client-profile.test-data';
import { ClientProfileScreen } from './client-profile-screen';

const withPims = { isPimsEnabled: true, pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET' } as const;
const practiceAt = (over: Parameters<typeof sampleLocation>[0] = {}, role = sampleRole('VET')) =>
  samplePractice({ assignment: sampleAssignment({ role, location: sampleLocation({ ...withPims, ...over }) }) });
const linked = client({ pimsId: '4001', pimsConnectionType: 'EZYVET' });

const own = { number: '518-555-0111', type: 'Mobile', isPrimary: true, isValidMobile: null };
const elm = {
  addressLine1: '12 elm street',
  addressLine2: null,
  city: 'Saratoga Springs',
  stateProvince: 'New York',
  postalCode: '12866',
  isPrimary: true,
  isActive: true,
};
/** The record in Signa. */
const same = caretakerFound({
  id: '4001',
  emails: [{ address: 'Marcus@example.com' }],
  phones: [own],
  addresses: [elm],
});
/** A different email, one more phone, and one more address. */
const newer = caretakerFound({
  ...same,
  emails: [{ address: 'm.thibodeaux@mail.example' }],
  phones: [own, { ...own, number: '(518) 555-0186', isPrimary: false }],
  addresses: [elm, { ...elm, addressLine1: '402 Broadway', isPrimary: false }],
});

const kept = (field: string, over: Partial<SyncedField> = {}): SyncedField => ({ ...unknownField(field), ...over });
const withKept = (...fields: readonly SyncedField[]) => ({
  ...newer,
  synced: [{ id: '5', ...asOf, fields: [...fields] }],
});
const seen = { there: 'm.thibodeaux@mail.example', thereSince: '2026-11-19T15:00:00.000Z' };
const agreedBefore = {
  agreedHere: 'marcus@example.com',
  agreedThere: 'marcus@example.com',
  agreedAt: '2026-11-01T15:00:00.000Z',
};
const mine = { hereSince: '2026-11-20T15:00:00.000Z', hereBy: 'Dr. Reyes' };

/** When the record was read, if the practice system responds. */
const asOf = { readAt: '2026-11-20T15:00:00.000Z', failingSince: null };

interface Options {
  readonly given?: typeof linked;
  readonly theirs?: ReturnType<typeof caretakerFound> | null;
  readonly practice?: ReturnType<typeof practiceAt>;
  readonly prepare?: (server: FakeServer) => void;
}

async function show({
  given = linked,
  theirs = newer,
  practice = practiceAt(),
  prepare = () => undefined,
}: Options = {}) {
  const server = createProfileServer(given);
  server.answer('getPimsCaretakerById', { pimsCaretakerById: theirs });
  server.answer('UpdateLocationClient', { updateLocationClient: given });
  prepare(server);
  const rendered = renderScreen(<ClientProfileScreen />, { server, path: '/clients/profile/5', practice });
  await screen.findByRole('region', { name: 'Client' });
  return { ...rendered, server, sent: () => server.lastVariables('UpdateLocationClient')?.input };
}

async function open(options: Options = {}) {
  const shown = await show(options);
  await shown.user.click(await screen.findByRole('button', { name: /^PIMS Update Available/ }));
  const element = await screen.findByRole('dialog', { name: 'Update Client' });
  const dialog = within(element);
  return {
    ...shown,
    element,
    dialog,
    email: () => dialog.getByRole<HTMLInputElement>('textbox', { name: /^Email/ }),
    press: (name: string | RegExp) => shown.user.click(dialog.getByRole('button', { name })),
    save: () => shown.user.click(dialog.getByRole('button', { name: 'Save' })),
  };
}

const removeAddress = 'Remove 402 Broadway, Saratoga Springs, NY 12866';

describe('differences between a client and the practice system', () => {
  it('C-095 C-098 are requested by PIMS ID and shown with their number on the profile', async () => {
    const { server } = await show();
    const button = await screen.findByRole('button', { name: /^PIMS Update Available/ });
    expect(button.textContent).toBe('PIMS Update Available3');
    expect(server.lastVariables('getPimsCaretakerById')).toEqual({
      input: { pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET', pimsId: '4001' },
    });
  });

  it('C-095 are requested by provider ID under BITWERX', async () => {
    const given = client({ pimsId: '7', pimsProviderId: 'bx-1', pimsConnectionType: 'BITWERX' });
    const { server } = await show({ given, practice: practiceAt({ pimsConnectionType: 'BITWERX' }) });
    await waitFor(() =>
      expect(server.lastVariables('getPimsCaretakerById')).toEqual({
        input: { pimsAccountId: 'wren-street-01', pimsConnectionType: 'BITWERX', providerId: 'bx-1' },
      }),
    );
  });

  it('C-098 are not shown if the records agree, nor in the form', async () => {
    const { server, user } = await show({ theirs: same });
    await waitFor(() => expect(server.calls('getPimsCaretakerById')).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Update Client' }));
    const form = await screen.findByRole('dialog', { name: 'Update Client' });
    expect(form.textContent).not.toContain('PIMS update available');
    expect(screen.queryByText('PIMS Update Available')).toBeNull();
  });

  it('C-095 are not shown if there is no record there', async () => {
    const { server } = await show({ theirs: null });
    await waitFor(() => expect(server.calls('getPimsCaretakerById')).toHaveLength(1));
    expect(screen.queryByText('PIMS Update Available')).toBeNull();
  });

  it.each([
    ['PIMS is off', { practice: practiceAt({ isPimsEnabled: false }) }],
    [
      'it is off for the organization',
      {
        practice: practiceAt({ organization: { id: '1', name: 'Wren', isActive: true, isPIMSEnabled: false } }),
      },
    ],
    ['the client is not linked', { given: client() }],
    ['the client is linked to another system', { given: client({ pimsId: '4001', pimsConnectionType: 'ACT' }) }],
  ] as const)('C-084 C-095 are not requested when %s', async (_, options) => {
    const { server } = await show(options);
    await screen.findByRole('button', { name: 'Update Client' });
    expect(server.calls('getPimsCaretakerById')).toEqual([]);
  });

  it('C-098 A-171 are indicated to users who cannot change clients', async () => {
    const { rolesModules, ...role } = sampleRole('VET');
    const looking = { ...role, rolesModules: rolesModules.map((link) => ({ ...link, canEdit: false })) };
    await show({ practice: practiceAt({}, looking) });
    expect(await screen.findByText('PIMS Update Available')).toBeDefined();
    expect(screen.queryByRole('button', { name: /PIMS Update Available/ })).toBeNull();
  });
});

describe('an unavailable practice system', () => {
  afterEach(() => vi.restoreAllMocks());

  it('C-095 is logged, and shows neither an indicator nor a notice', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await show({ prepare: (server) => server.fail('getPimsCaretakerById', 'PARTNER_UNREACHABLE') });
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('getPimsCaretakerById could not be read: PARTNER_UNREACHABLE'),
    );
    expect(screen.queryByText('PIMS Update Available')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the form of a client with differences', () => {
  it('C-039 C-099 C-100 contains all differences, says so, saves nothing before Save, and saves everything in one call', async () => {
    const opened = await open();
    expect(opened.element.textContent).toContain('3 differences with PIMS ID 4001');
    expect(opened.element.textContent).toContain('Saving stores the new email, 1 phone and 1 address.');
    expect(opened.email().value).toBe('m.thibodeaux@mail.example');
    expect(opened.dialog.getByText('marcus@example.com').tagName).toBe('DEL');
    expect(opened.dialog.getByText('m.thibodeaux@mail.example').tagName).toBe('INS');
    expect(opened.dialog.getByText('PIMS update available')).toBeDefined();
    expect(opened.element.textContent).toContain('(518)-555-0186OtherFrom PIMS, new');
    expect(opened.element.textContent).toContain('402 Broadway, Saratoga Springs, NY 12866 OtherFrom PIMS, new');
    expect(opened.dialog.getAllByText('From PIMS, new')).toHaveLength(2);
    expect(opened.sent()).toBeUndefined();
    await opened.save();
    await waitFor(() => expect(opened.server.calls('UpdateLocationClient')).toHaveLength(1));
    expect(opened.sent()).toEqual({
      id: '5',
      email: 'm.thibodeaux@mail.example',
      locationClientPhones: [
        { uuid: '1', phoneTypeId: 1, phoneNumber: '5185550111' },
        { phoneTypeId: 4, phoneNumber: '5185550186' },
      ],
      locationClientAddress: [
        expect.objectContaining({ uuid: 'a', addressLine1: '12 Elm Street' }),
        {
          addressTypeId: 3,
          addressLine1: '402 Broadway',
          addressLine2: '',
          city: 'Saratoga Springs',
          state: 'NY',
          zip: '12866',
        },
      ],
    });
  });

  it('C-099 C-189 closing the tag keeps the current email, and Undo restores the other one', async () => {
    const opened = await open();
    await opened.press('Keep marcus@example.com');
    expect(opened.email().value).toBe('marcus@example.com');
    expect(opened.element.textContent).toContain('Kept. PIMS has m.thibodeaux@mail.example');
    expect(opened.element.textContent).toContain(
      'Saving stores 1 phone and 1 address. The email from PIMS will be offered again after a change there.',
    );
    // The focus stays where the tag was, and the keys of the form still work.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Undo, use the email from PIMS');
    await opened.press('Undo, use the email from PIMS');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Keep marcus@example.com');
    expect(opened.email().value).toBe('m.thibodeaux@mail.example');
    await opened.press('Keep marcus@example.com');
    await opened.save();
    await waitFor(() => expect(opened.sent()).toBeDefined());
    expect(opened.sent()).not.toHaveProperty('email');
    expect(opened.sent()?.declinedPimsValues).toEqual([{ field: 'email', value: 'm.thibodeaux@mail.example' }]);
    await waitFor(() => expect(opened.services.notices.read().all[0]?.stays).toBe(1500));
  });

  it('C-100 does not save removed differences; Undo restores them', async () => {
    const opened = await open();
    await opened.press('Remove (518)-555-0186');
    await opened.press(removeAddress);
    expect(opened.dialog.getByText('Removed: (518)-555-0186')).toBeDefined();
    expect(opened.dialog.queryByText('From PIMS, new')).toBeNull();
    await opened.press('Undo, add 402 Broadway, Saratoga Springs, NY 12866 again');
    expect(document.activeElement?.textContent).toBe('Add address');
    expect(opened.dialog.getAllByText('From PIMS, new')).toHaveLength(1);
    await opened.save();
    await waitFor(() => expect(opened.sent()).toBeDefined());
    expect(Object.keys(opened.sent() ?? {})).toEqual(['id', 'email', 'locationClientAddress', 'declinedPimsValues']);
    expect(opened.sent()?.declinedPimsValues).toEqual([{ field: 'phone:5185550186', value: '5185550186' }]);
  });

  it('C-100 C-257 sends only the declined values when everything is declined', async () => {
    const opened = await open();
    await opened.press('Keep marcus@example.com');
    await opened.press('Remove (518)-555-0186');
    await opened.press(removeAddress);
    expect(opened.element.textContent).toContain('Saving stores none of it.');
    await opened.save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const address = '["402 broadway","","saratoga springs","ny","12866"]';
    expect(opened.sent()).toEqual({
      id: '5',
      declinedPimsValues: [
        { field: 'email', value: 'm.thibodeaux@mail.example' },
        { field: 'phone:5185550186', value: '5185550186' },
        { field: `address:${address}`, value: address },
      ],
    });
  });

  it('C-100 C-202 closes without a question and saves nothing if nothing was typed', async () => {
    const opened = await open();
    await opened.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opened.server.calls('UpdateLocationClient')).toEqual([]);
  });

  it('C-039 C-100 adds differences while the user types without touching their input', async () => {
    let release: () => void = () => undefined;
    const shown = await show({
      prepare: (server) => ({ release } = server.hold('getPimsCaretakerById', { pimsCaretakerById: newer })),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Update Client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Client' }));
    const email = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
    await shown.user.clear(email);
    await shown.user.type(email, 'typed@mail.example');
    release();
    expect(await dialog.findByText('PIMS update available')).toBeDefined();
    expect(email.value).toBe('typed@mail.example');
    expect(dialog.getByText('Kept. PIMS has m.thibodeaux@mail.example')).toBeDefined();
    expect(dialog.getAllByText('From PIMS, new')).toHaveLength(2);
  });
});

describe('client values that changed in Signa or in the practice system', () => {
  it('C-256 show that an email changed there and since when, and that a phone is new', async () => {
    const theirs = withKept(
      kept('email', { ...agreedBefore, ...seen }),
      kept('phone:5185550186', { there: '5185550186', thereSince: '2026-11-18T15:00:00.000Z' }),
    );
    const opened = await open({ theirs });
    expect(opened.element.textContent).toContain('Changed in PIMS, seen 11-19-2026');
    expect(opened.element.textContent).toContain('From PIMS, newNew in PIMS, seen 11-18-2026');
    await opened.press('Keep marcus@example.com');
    expect(opened.element.textContent).toContain('m.thibodeaux@mail.example Changed in PIMS, seen 11-19-2026');
    await opened.press('Remove (518)-555-0186');
    expect(opened.element.textContent).toContain('Removed: (518)-555-0186 New in PIMS, seen 11-18-2026');
  });

  it('C-256 that changed only here are not counted or filled in, and show who changed them', async () => {
    const there = { agreedThere: seen.there, agreedAt: agreedBefore.agreedAt };
    const theirs = withKept(
      kept('email', { ...seen, ...there, ...mine, agreedHere: seen.there }),
      kept('phone:5185550186', {
        ...mine,
        agreedHere: '5185550186',
        agreedThere: '5185550186',
        agreedAt: there.agreedAt,
      }),
    );
    const opened = await open({ theirs });
    expect(opened.email().value).toBe('marcus@example.com');
    expect(opened.element.textContent).toContain('3 differences with PIMS ID 4001');
    expect(opened.element.textContent).toContain('Saving stores 1 address.');
    expect(opened.element.textContent).toContain(
      'Kept. PIMS has m.thibodeaux@mail.example Changed here by Dr. Reyes, 11-20-2026',
    );
    expect(opened.dialog.getByText('Removed: (518)-555-0186')).toBeDefined();
    await opened.save();
    await waitFor(() => expect(opened.sent()).toBeDefined());
    expect(Object.keys(opened.sent() ?? {})).toEqual(['id', 'locationClientAddress']);
  });

  it('C-098 C-100 show no indicator for a declined value while the practice system keeps it', async () => {
    const theirs = { ...same, emails: newer.emails };
    const synced = [{ id: '5', ...asOf, fields: [kept('email', { ...seen, declined: seen.there })] }];
    const { server, user } = await show({ theirs: { ...theirs, synced } });
    await waitFor(() => expect(server.calls('getPimsCaretakerById')).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Update Client' }));
    const form = await screen.findByRole('dialog', { name: 'Update Client' });
    expect(screen.queryByText('PIMS Update Available')).toBeNull();
    expect(form.textContent).not.toContain('m.thibodeaux@mail.example');
  });

  it('C-258 show the source of email, phone, and address while they are unchanged', async () => {
    const address = 'address:["12 elm street","","saratoga springs","ny","12866"]';
    const theirs = {
      ...same,
      synced: [
        {
          id: '5',
          ...asOf,
          fields: [
            kept('email', { ...mine, isFromThere: true }),
            kept('phone:5185550111', mine),
            kept(address, { agreedAt: '2026-11-01T15:00:00.000Z' }),
          ],
        },
      ],
    };
    const { server, user } = await show({ theirs });
    await waitFor(() => expect(server.calls('getPimsCaretakerById')).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Update Client' }));
    const form = await screen.findByRole('dialog', { name: 'Update Client' });
    const fromPims = 'From PIMS, taken over by Dr. Reyes, 11-20-2026';
    await waitFor(() => expect(form.textContent).toContain(fromPims));
    expect(form.textContent).toContain('Typed here by Dr. Reyes, 11-20-2026');
    expect(form.textContent).toContain('As in PIMS, 11-01-2026');
    expect(form.textContent).not.toContain('PIMS update available');
    await user.type(within(form).getByRole('textbox', { name: /^Email/ }), 'x');
    expect(form.textContent).not.toContain(fromPims);
  });
});

describe('freshness of the record', () => {
  it('C-263 is shown below the button: when it was read, and since when the practice system has been unavailable', async () => {
    await show({ theirs: { ...same, synced: [{ id: '5', ...asOf, fields: [] }] } });
    const line = (await screen.findByText('PIMS as of 11-20-2026 10:00 AM')).closest('p');
    expect([line?.getAttribute('role'), line?.querySelectorAll('svg').length]).toEqual([null, 0]);
  });

  it('C-263 shows since when the practice system has been unavailable, and still shows its last data', async () => {
    const failing = { ...asOf, failingSince: '2026-11-20T15:05:00.000Z' };
    await show({ theirs: { ...newer, synced: [{ id: '5', ...failing, fields: [] }] } });
    const text = 'PIMS has not responded since 11-20-2026 10:05 AM. PIMS as of 11-20-2026 10:00 AM';
    const line = (await screen.findByText(text)).closest('p');
    expect(line?.getAttribute('role')).toBe('status');
    expect(line?.querySelector('svg.lucide-cloud-off')).not.toBeNull();
    expect(await screen.findByRole('button', { name: /^PIMS Update Available/ })).toBeDefined();
  });

  it('C-263 shows nothing for a client who is not linked', async () => {
    await show({ given: client() });
    await screen.findByRole('button', { name: 'Update Client' });
    expect(screen.queryByText(/PIMS as of/)).toBeNull();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeServer } from '../../testing/fake-server';
import { backOfBrowser } from '../../testing/press-back';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice, sampleRole } from '../../testing/sample-practice';
import { settled } from '../../testing/settled';
import { client, createProfileServer } from './client-profile.test-data';
import { ClientProfileScreen } from './client-profile-screen';
import type { ProfileClient } from './use-client-profile';

const warning = 'All pending prescriptions will be declined automatically.';

async function open(
  given: ProfileClient = client(),
  { practice = samplePractice(), prepare = () => undefined }: Options = {},
) {
  const server = createProfileServer(given);
  server.answer('UpdateLocationClient', { updateLocationClient: given });
  prepare(server);
  const rendered = renderScreen(<ClientProfileScreen />, { server, path: '/clients/profile/5', practice });
  await rendered.user.click(await screen.findByRole('button', { name: 'Update Client' }));
  const element = await screen.findByRole('dialog', { name: 'Update Client' });
  const dialog = within(element);
  const field = (name: string | RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name });
  return {
    ...rendered,
    server,
    element,
    dialog,
    field,
    save: () => rendered.user.click(dialog.getByRole('button', { name: 'Save' })),
    sent: () => server.lastVariables('UpdateLocationClient')?.input,
    isOpen: () => screen.queryByRole('dialog', { name: 'Update Client' }) !== null,
  };
}
interface Options {
  readonly practice?: ReturnType<typeof samplePractice>;
  readonly prepare?: (server: FakeServer) => void;
}
type Opened = Awaited<ReturnType<typeof open>>;

const type = ({ user, field }: Opened, name: string | RegExp, text: string) =>
  user.clear(field(name)).then(() => (text ? user.type(field(name), text) : undefined));
const add = async ({ user, dialog, field }: Opened, number: string) => {
  await user.click(dialog.getByRole('button', { name: 'Add phone' }));
  await user.type(field('Phone number'), number);
};

describe('the client form', () => {
  it('C-017 C-026 C-152 C-184 saves only the changes, confirms it, and reloads the client', async () => {
    const opened = await open();
    await type(opened, 'Last name', 'castellanos ');
    const reads = opened.server.calls('GetLocationClient').length;
    await opened.save();
    expect(await screen.findByText('Update Successfully')).toBeDefined();
    expect(screen.getByText('Update Client Profile')).toBeDefined();
    expect(opened.sent()).toEqual({ id: '5', lastName: 'Castellanos' });
    await waitFor(() => expect(opened.isOpen()).toBe(false));
    await waitFor(() => expect(opened.server.calls('GetLocationClient').length).toBeGreaterThan(reads));
  });

  it('C-017 shows names, email, status, phones, and addresses, and Cancel closes it without a call', async () => {
    const opened = await open();
    expect(['First name', 'Last name', /^Email/].map((name) => opened.field(name).value)).toEqual([
      'Marcus',
      'Thibodeaux',
      'marcus@example.com',
    ]);
    expect(opened.dialog.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
    expect(opened.element.textContent).toContain('(518)-555-0111Cellshown in lists');
    expect(opened.element.textContent).not.toContain('0100');
    expect(opened.element.textContent).toContain('12 Elm Street, Saratoga Springs, NY 12866 Home');
    expect(document.activeElement).toBe(opened.field('First name'));
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Cancel' }));
    expect(opened.isOpen()).toBe(false);
    expect(opened.server.calls('UpdateLocationClient')).toEqual([]);
  });

  it('C-152 saves nothing if nothing changed', async () => {
    const opened = await open();
    await opened.save();
    expect(opened.isOpen()).toBe(false);
    expect(opened.server.calls('UpdateLocationClient')).toEqual([]);
  });

  it('A-171 is not offered without permission to change clients', async () => {
    const { rolesModules, ...role } = sampleRole('VET');
    const looking = { ...role, rolesModules: rolesModules.map((link) => ({ ...link, canEdit: false })) };
    const practice = samplePractice({ assignment: sampleAssignment({ role: looking }) });
    renderScreen(<ClientProfileScreen />, { server: createProfileServer(), path: '/clients/profile/5', practice });
    await screen.findByRole('region', { name: 'Client' });
    expect(screen.queryByRole('button', { name: 'Update Client' })).toBeNull();
  });

  it('C-019 capitalizes each word of a name and keeps the caret in place', async () => {
    const opened = await open();
    await type(opened, 'First name', 'anna mcDonald');
    expect(opened.field('First name').value).toBe('Anna McDonald');
    const input = opened.field('First name');
    await opened.user.type(input, 'j', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect([input.value, input.selectionStart]).toEqual(['Anna JMcDonald', 6]);
  });

  it('C-020 C-021 C-022 C-002 shows field errors on blur, focuses the first on save, and sends nothing', async () => {
    const opened = await open();
    await type(opened, 'First name', 'x'.repeat(61));
    await type(opened, 'Last name', 'B@b');
    await type(opened, /^Email/, 'marcus');
    expect(opened.dialog.queryByText('Input is not a valid e-mail')).toBeNull();
    await opened.user.tab();
    for (const text of [
      'Enter at most 60 characters',
      'Should be alphabetical characters and Space',
      'Input is not a valid e-mail',
    ])
      expect(opened.dialog.getByText(text)).toBeDefined();
    await opened.user.clear(opened.field(/^Email/));
    await opened.user.click(opened.field(/^Email/));
    await opened.user.paste(`${'x'.repeat(88)}@mail.example`);
    expect(opened.dialog.getByText('Enter at most 100 characters')).toBeDefined();
    await type(opened, 'First name', ' ');
    await opened.save();
    expect(opened.dialog.getByText('This field is required')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(opened.field('First name')));
    expect(opened.server.calls('UpdateLocationClient')).toEqual([]);
  });

  it('C-020 C-024 requires nothing of an inactive client, and a phone and an address of an active one', async () => {
    const opened = await open();
    const { user, dialog, save } = opened;
    await user.click(dialog.getByRole('button', { name: 'Remove (518)-555-0111' }));
    await user.click(dialog.getByRole('button', { name: /^Remove 12 Elm Street/ }));
    await type(opened, 'First name', '');
    await save();
    for (const text of ['At least 1 phone number is required', 'Please enter at least 1 address'])
      expect(dialog.getByText(text)).toBeDefined();
    await user.click(dialog.getByRole('radio', { name: 'No' }));
    expect(dialog.queryByText('At least 1 phone number is required')).toBeNull();
    expect(opened.field(/^First name/)).toBeDefined();
    await settled(opened.server);
    await save();
    await waitFor(() => expect(opened.isOpen()).toBe(false));
    expect(opened.sent()).toEqual({
      id: '5',
      firstName: null,
      isActive: false,
      locationClientPhones: [],
      locationClientAddress: [],
    });
  });

  it('C-042 C-049 moves focus to the list with a missing entry', async () => {
    const { user, dialog, save } = await open();
    await user.click(dialog.getByRole('button', { name: 'Remove (518)-555-0111' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Add phone' })));
    await save();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Add phone' })));
  });

  it("C-026 C-202 shows the server's error at its field and keeps the input", async () => {
    const opened = await open();
    opened.server.fail('UpdateLocationClient', 'CONFLICT', 'This PIMS client is already linked to another client.');
    await type(opened, 'Last name', 'Castellanos');
    await add(opened, '5185550186');
    await opened.save();
    const alert = await opened.dialog.findByRole('alert');
    expect(alert.textContent).toContain('Error update locationClient profile');
    expect(alert.textContent).toContain('This PIMS client is already linked to another client.');
    expect(opened.field('Last name').value).toBe('Castellanos');
    expect(opened.field('Phone number').value).toBe('518 555 0186');
    opened.server.answer('UpdateLocationClient', { updateLocationClient: client() });
    await opened.save();
    await waitFor(() => expect(opened.isOpen()).toBe(false));
    expect(opened.sent()).toMatchObject({ lastName: 'Castellanos' });
  });

  it("C-002 keeps a field's server error until the field changes", async () => {
    const opened = await open();
    opened.server.refuse('UpdateLocationClient', [
      { path: 'locationClientAddress.0.zip', code: 'invalid', message: 'Zip code must be 5 digits' },
    ]);
    await type(opened, 'Last name', 'Castellanos');
    await opened.save();
    expect(await opened.dialog.findByText('Zip code must be 5 digits', { selector: 'li *' })).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement).toBe(opened.dialog.getByRole('button', { name: /^Edit 12 Elm Street/ })),
    );
    await type(opened, 'Last name', 'Castellano');
    expect(opened.dialog.queryByText('Zip code must be 5 digits', { selector: 'li *' })).toBeNull();
  });

  it('C-026 a second press while saving saves only once', async () => {
    const opened = await open();
    const { release } = opened.server.hold('UpdateLocationClient', { updateLocationClient: client() });
    await type(opened, 'Last name', 'Castellanos');
    await opened.save();
    await opened.save();
    fireEvent.submit(opened.element.querySelector('form')!);
    fireEvent.keyDown(opened.element, { key: 'Escape' });
    expect(opened.isOpen()).toBe(true);
    release();
    await waitFor(() => expect(opened.isOpen()).toBe(false));
    expect(opened.server.calls('UpdateLocationClient')).toHaveLength(1);
  });

  it('C-027 C-202 a click outside does nothing; Escape and Cancel ask before discarding input', async () => {
    const opened = await open();
    const { user, element, dialog } = opened;
    await type(opened, 'Last name', 'Castellanos');
    fireEvent.click(element);
    expect(opened.isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Discard the changes to Marcus Thibodeaux?' }));
    await user.click(question.getByRole('button', { name: 'Keep typing' }));
    expect(opened.field('Last name').value).toBe('Castellanos');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(opened.isOpen()).toBe(false);
    expect(opened.server.calls('UpdateLocationClient')).toEqual([]);
  });

  it('C-280 Back asks before discarding input', async () => {
    const back = backOfBrowser();
    const opened = await open();
    await type(opened, 'Last name', 'Castellanos');
    back();
    const question = await screen.findByRole('dialog', { name: 'Discard the changes to Marcus Thibodeaux?' });
    await opened.user.click(within(question).getByRole('button', { name: 'Keep typing' }));
    expect(opened.field('Last name').value).toBe('Castellanos');
    await waitFor(() => expect(window.location.pathname).toBe('/here'));
  });

  it('C-202 Enter moves from field to field, and Ctrl Enter saves from any field', async () => {
    const opened = await open();
    const { user, dialog } = opened;
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(opened.field('Last name'));
    await user.keyboard('{Enter}{Enter}');
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Yes' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Edit (518)-555-0111' }));
    expect(opened.server.calls('UpdateLocationClient')).toEqual([]);
    await type(opened, 'First name', 'Mark');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(opened.sent()).toEqual({ id: '5', firstName: 'Mark' }));
  });
});

describe('the PIMS ID', () => {
  const location = sampleLocation({
    isPimsEnabled: true,
    pimsAccountId: 'account-1',
    pimsConnectionType: 'EZYVET',
  });
  const importing = samplePractice({ assignment: sampleAssignment({ location }), features: ['pimsImport'] });

  it.each([
    ['the feature', samplePractice({ assignment: sampleAssignment({ location }) })],
    ['a practice system', samplePractice({ features: ['pimsImport'] })],
  ])('C-023 is not shown without %s', async (_, practice) => {
    const { dialog } = await open(client(), { practice });
    expect(dialog.queryByText(/^PIMS ID/)).toBeNull();
  });

  it('C-023 is editable if unset, with at most 80 characters', async () => {
    const opened = await open(client(), { practice: importing });
    await type(opened, /^PIMS ID/, 'x'.repeat(81));
    await opened.user.tab();
    expect(opened.dialog.getByText('Enter at most 80 characters')).toBeDefined();
    await type(opened, /^PIMS ID/, ' 4001 ');
    await opened.save();
    await waitFor(() => expect(opened.sent()).toEqual({ id: '5', pimsId: '4001' }));
  });

  it('C-023 is read-only once set, and is not sent', async () => {
    const opened = await open(client({ pimsId: '4001' }), { practice: importing });
    expect(opened.dialog.queryByRole('textbox', { name: /^PIMS ID/ })).toBeNull();
    expect(opened.dialog.getByLabelText('PIMS ID').textContent).toBe('4001');
    await type(opened, 'Last name', 'Castellanos');
    await opened.save();
    await waitFor(() => expect(opened.sent()).toEqual({ id: '5', lastName: 'Castellanos' }));
  });
});

describe('deactivating a client', () => {
  const setInactive = async ({ user, dialog, server }: Opened) => {
    await user.click(dialog.getByRole('radio', { name: 'No' }));
    await settled(server);
  };
  const counting = (count: number) => (server: FakeServer) =>
    server.answer('GetPrescriptionTasksCount', { prescriptionTasksCount: count });

  it('C-079 C-165 warns about pending requests, then saves', async () => {
    const opened = await open(client(), { prepare: counting(2) });
    expect(opened.dialog.queryByText(warning)).toBeNull();
    await setInactive(opened);
    expect(await opened.dialog.findByText(warning)).toBeDefined();
    expect(opened.dialog.getByText('2 requests are pending. Decline reason: Client is not active.')).toBeDefined();
    expect(opened.server.lastVariables('GetPrescriptionTasksCount')).toEqual({
      locationId: '1',
      status: 'pending',
      locationClientId: '5',
    });
    await opened.save();
    await waitFor(() => expect(opened.sent()).toEqual({ id: '5', isActive: false }));
  });

  it('C-079 does not warn without pending requests, or if the client stays or becomes active', async () => {
    const opened = await open(client(), { prepare: counting(0) });
    await setInactive(opened);
    await opened.save();
    await waitFor(() => expect(opened.sent()).toEqual({ id: '5', isActive: false }));
    opened.unmount();
    const back = await open(client({ isActive: false }), { prepare: counting(3) });
    await back.user.click(back.dialog.getByRole('radio', { name: 'Yes' }));
    await setInactive(back);
    expect(back.dialog.queryByText(warning)).toBeNull();
    const asked = back.server.calls('GetPrescriptionTasksCount').map(({ variables }) => variables);
    expect(asked).not.toContainEqual(expect.objectContaining({ locationClientId: '5' }));
  });

  it('C-079 warns if the check fails', async () => {
    const opened = await open(client(), {
      prepare: (server) => server.fail('GetPrescriptionTasksCount', 'CONFLICT', 'Not now'),
    });
    await setInactive(opened);
    expect(await opened.dialog.findByText(warning)).toBeDefined();
    await opened.save();
    await waitFor(() => expect(opened.sent()).toEqual({ id: '5', isActive: false }));
  });

  it('C-079 warns instead of saving if the check is still running', async () => {
    const opened = await open(client());
    const { release } = opened.server.hold('GetPrescriptionTasksCount', { prescriptionTasksCount: 1 });
    await opened.user.click(opened.dialog.getByRole('radio', { name: 'No' }));
    expect(opened.dialog.queryByText(warning)).toBeNull();
    await opened.save();
    expect(opened.dialog.getByText(warning)).toBeDefined();
    expect(opened.server.calls('UpdateLocationClient')).toEqual([]);
    release();
    expect(await opened.dialog.findByText('1 request is pending. Decline reason: Client is not active.')).toBeDefined();
    await opened.save();
    await waitFor(() => expect(opened.sent()).toEqual({ id: '5', isActive: false }));
  });
});

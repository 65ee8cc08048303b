import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleLocation, sampleRole, sampleUser } from '../../testing/sample-practice';

const manager = sampleAssignment({ roleId: 'ADMIN', role: sampleRole('ADMIN') });
const lakeside = sampleLocation({ id: '9', name: 'Wren Lakeside', isPrimary: false });
const there = sampleAssignment({ ...manager, id: '19', locationId: '9', isPrimary: false, location: lakeside });

function start(assignments = [manager], features: string[] = []) {
  const server = createPracticeServer();
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: assignments }) });
  server.answer('featureFlags', { featureFlags: features });
  return renderApp('/history', { server });
}

const theSwitch = () => screen.findByRole('button', { name: /^Location .*, change$/ });

async function open(rendered = start()) {
  await rendered.user.click(await theSwitch());
  await rendered.user.click(screen.getByRole('menuitem', { name: 'Add location' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Location' }));
  const field = (name: string | RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name });
  return {
    ...rendered,
    dialog,
    field,
    save: () => rendered.user.click(dialog.getByRole('button', { name: /^Add location/ })),
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

const address = () => within(screen.getByRole('dialog', { name: 'Add address' }));

async function fill({ user, dialog, field }: Opened) {
  await user.type(field('Location name'), ' Wren Lakeside ');
  await user.type(field('Email'), 'lakeside@wren.example');
  await user.click(dialog.getByRole('radio', { name: 'Yes' }));
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  await user.type(address().getByRole('textbox', { name: 'Address line 1' }), '9 Lake Ave');
  await user.type(address().getByRole('textbox', { name: 'City' }), 'Boise');
  await user.selectOptions(address().getByRole('combobox', { name: 'State' }), 'ID');
  await user.type(address().getByRole('textbox', { name: 'Zip code' }), '83702');
  await user.click(address().getByRole('button', { name: /^Save address/ }));
  await user.type(field('Phone number'), '2085550100');
}

describe('the Add Location button', () => {
  it('A-045 is at the end of the location switch for a role that can edit practice settings', async () => {
    const { user } = start([manager, there]);
    await user.click(await theSwitch());
    const menu = within(screen.getByRole('menu', { name: 'Locations' }));
    expect(menu.getAllByRole('menuitemradio')).toHaveLength(2);
    const shown = [...screen.getByRole('menu', { name: 'Locations' }).querySelectorAll('[role^=menuitem]')];
    expect(shown.at(-1)?.textContent).toBe('Add location');
  });

  it('A-045 is not offered to a role that cannot', async () => {
    const { user } = start([sampleAssignment(), sampleAssignment({ ...there, role: sampleRole('VET') })]);
    await user.click(await theSwitch());
    expect(screen.getAllByRole('menuitemradio')).toHaveLength(2);
    expect(screen.queryByRole('menuitem', { name: 'Add location' })).toBeNull();
  });

  it('A-045 is not offered at a location without an organization', async () => {
    const alone = sampleLocation({ organizationId: null, organization: null });
    start([sampleAssignment({ ...manager, location: alone })]);
    await screen.findByRole('heading', { level: 1, name: 'History' });
    expect(screen.queryByRole('button', { name: /^Location / })).toBeNull();
  });

  it('A-051 is hidden when locations are managed in Salesforce', async () => {
    start([manager], ['salesforce2Way']);
    await screen.findByRole('heading', { level: 1, name: 'History' });
    expect(screen.queryByRole('button', { name: /^Location / })).toBeNull();
  });
});

describe('the Add Location dialog', () => {
  it('A-038 is 700 px wide', async () => {
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Add Location' });
    expect(getComputedStyle(dialog).width).toMatch(/sizes-modal|700px/);
  });

  it('A-045 A-116 A-119 sends the normalized form and the selected location, without support fields', async () => {
    const opened = await open();
    const { server, save, user, dialog } = opened;
    server.answer('AddLocation', { addLocation: lakeside });
    await fill(opened);
    await user.click(dialog.getByRole('button', { name: 'Save phone' }));
    await user.click(dialog.getByRole('button', { name: 'Add phone' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Phone type' }), '5');
    await user.type(opened.field('Phone number'), '5550199');
    await save();
    await waitFor(() => expect(server.calls('AddLocation')).toHaveLength(1));
    expect(server.lastVariables('AddLocation')).toEqual({
      input: {
        name: 'Wren Lakeside',
        emailAddress: 'lakeside@wren.example',
        website: null,
        HIN: null,
        isOfficeUseEnabled: true,
        locationAddresses: [
          { addressTypeId: 1, addressLine1: '9 Lake Ave', addressLine2: '', city: 'Boise', state: 'ID', zip: '83702' },
        ],
        locationPhones: [
          { phoneTypeId: 3, phoneNumber: '2085550100' },
          { phoneTypeId: 5, phoneNumber: '5550199' },
        ],
        locationId: '1',
        organizationId: manager.location?.organizationId,
      },
    });
  });

  it('A-045 A-114 confirms, closes, and offers the new location immediately', async () => {
    const opened = await open();
    const { server, save, user, path } = opened;
    server.answer('AddLocation', () => {
      server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [manager, there] }) });
      return { addLocation: lakeside };
    });
    server.answer('UpdateLocationUser', { updateLocationUser: there });
    await fill(opened);
    await save();
    expect(await screen.findByText('Add Successfully')).toBeDefined();
    expect(screen.getByText('Add location Profile')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await theSwitch());
    await user.click(await screen.findByRole('menuitemradio', { name: /Wren Lakeside/ }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(await screen.findByRole('button', { name: 'Location Wren Lakeside, change' })).toBeDefined();
  });

  it("A-114 shows the server's message on failure and keeps the input", async () => {
    const opened = await open();
    const { server, save, field } = opened;
    server.fail('AddLocation', 'FORBIDDEN', 'Locations of this organization are managed in Salesforce.');
    await fill(opened);
    await save();
    expect(await screen.findByText('Error Add Location')).toBeDefined();
    expect(screen.getByText('Locations of this organization are managed in Salesforce.')).toBeDefined();
    expect(field('Location name').value).toBe(' Wren Lakeside ');
    expect(field('Phone number').value).toBe('208 555 0100');
    server.answer('AddLocation', { addLocation: lakeside });
    await save();
    expect(await screen.findByText('Add Successfully')).toBeDefined();
  });

  it('A-112 A-115 A-118 C-042 C-049 names every missing field on save and sends nothing', async () => {
    const { dialog, save, server, field } = await open();
    await save();
    expect(dialog.getAllByText('This field is required')).toHaveLength(2);
    for (const text of [
      'Please select whether enabled office use',
      'Please enter at least 1 address',
      'At least 1 phone number is required',
    ])
      expect(dialog.getByText(text)).toBeDefined();
    expect(server.calls('AddLocation')).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(field('Location name')));
  });

  it('A-115 A-116 validates a field on blur without affecting others', async () => {
    const { user, dialog, field } = await open();
    await user.type(field('Location name'), 'ab');
    expect(dialog.queryByText('Location name must be minimum 3 characters.')).toBeNull();
    await user.tab();
    expect(dialog.getByText('Location name must be minimum 3 characters.')).toBeDefined();
    await user.type(field('Email'), 'wren');
    await user.type(field(/^Website/), 'wren.example');
    await user.type(field(/^HIN/), 'x'.repeat(21));
    await user.tab();
    for (const text of [
      'Input is not a valid e-mail',
      'This field must be a valid url.',
      'Enter at most 20 characters',
    ])
      expect(dialog.getByText(text)).toBeDefined();
    expect(dialog.queryByText('This field is required')).toBeNull();
    await user.type(field('Location name'), 'c');
    expect(dialog.queryByText('Location name must be minimum 3 characters.')).toBeNull();
  });

  it('A-119 C-043 C-044 C-045 C-046 C-047 C-049 edits an address in a dialog and validates each field', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Add address' }));
    const type = address().getByRole<HTMLSelectElement>('combobox', { name: 'Type' });
    expect(type.selectedOptions[0]?.text).toBe('Home');
    expect([...type.options].map(({ text }) => text)).toEqual(['Home', 'Office', 'Other', 'Shipping', 'Billing']);
    const zip = address().getByRole<HTMLInputElement>('textbox', { name: 'Zip code' });
    await user.type(zip, '12a34');
    expect(zip.value).toBe('1234');
    await user.type(address().getByRole('textbox', { name: 'Address line 1' }), 'x'.repeat(101));
    await user.tab();
    expect(address().getByText('Zip code must be 5 digits')).toBeDefined();
    expect(address().getByText('Enter at most 100 characters')).toBeDefined();
    await user.click(address().getByRole('button', { name: /^Save address/ }));
    expect(address().getAllByText('This field is required').length).toBeGreaterThan(0);
  });

  it('C-034 C-035 C-038 formats a number as 3-3-4 digits, preselects Office, and rejects invalid numbers', async () => {
    const { user, dialog, field, save, server } = await open();
    const type = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Phone type' });
    expect([...type.options].map(({ text }) => text)).toEqual(['Cell', 'Home', 'Office', 'Other', 'Fax']);
    expect(type.selectedOptions[0]?.text).toBe('Office');
    const number = field('Phone number');
    await user.type(number, '208555');
    await user.tab();
    expect(number.value).toBe('208 555');
    expect(dialog.getByText('Invalid phone number')).toBeDefined();
    await save();
    expect(server.calls('AddLocation')).toEqual([]);
    await user.type(number, '0100');
    expect(number.value).toBe('208 555 0100');
    expect(dialog.queryByText('Invalid phone number')).toBeNull();
  });

  it('C-040 rejects a duplicate of number and type, and removes a phone', async () => {
    const opened = await open();
    const { server, save, user, dialog, field } = opened;
    server.answer('AddLocation', { addLocation: lakeside });
    await fill(opened);
    await user.click(dialog.getByRole('button', { name: 'Save phone' }));
    await user.click(dialog.getByRole('button', { name: 'Add phone' }));
    await user.type(field('Phone number'), '5550199');
    await user.click(dialog.getByRole('button', { name: 'Save phone' }));
    await user.click(dialog.getByRole('button', { name: 'Add phone' }));
    await user.type(field('Phone number'), '2085550100');
    await user.click(dialog.getByRole('button', { name: 'Save phone' }));
    expect(dialog.getByText('(208)-555-0100 is already in the list.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Remove 555-0199' }));
    await save();
    await waitFor(() => expect(server.calls('AddLocation')).toHaveLength(1));
    expect(server.lastVariables('AddLocation')?.input.locationPhones).toEqual([
      { phoneTypeId: 3, phoneNumber: '2085550100' },
    ]);
  });

  it('A-045 asks before discarding input, and not if nothing was typed', async () => {
    const opened = await open();
    const { user, dialog, field } = opened;
    await user.type(field('Location name'), 'Wren');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard the new location?' }));
    await user.click(question.getByRole('button', { name: 'Keep typing' }));
    expect(field('Location name').value).toBe('Wren');
    await user.clear(field('Location name'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

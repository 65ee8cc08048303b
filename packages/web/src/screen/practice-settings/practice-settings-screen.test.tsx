import { screen, within } from '@testing-library/react';
import type { Operations } from '@signa/core/contract';
import { describe, expect, it } from 'vitest';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleLocation, sampleRole, sampleUser } from '../../testing/sample-practice';

const manager = sampleAssignment({ roleId: 'ADMIN', role: sampleRole('ADMIN') });
const phone = {
  ...{ uuid: 'phone-1', phoneTypeId: 3, phoneNumber: '5185550142', isActive: true },
  phoneType: { id: 3, description: 'Office' },
};
const wren = sampleLocation({ locationPhones: [phone] });
const organization: NonNullable<Operations['GetOrganization']['data']['organization']> = {
  ...{ id: '1', version: 1, name: 'Wren Street Veterinary Group', dbaName: null, accountno: '40021776' },
  ...{ emailAddress: 'office@wren.example', fax: null, HIN: null, website: null, isPIMSEnabled: true, isActive: true },
  ...{ organizationAddresses: [], organizationPhones: [], organizationPharmacies: [], locationCount: 1, locations: [] },
};

async function open(prepare: (server: FakeServer) => void = () => undefined) {
  const server = createPracticeServer();
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [manager] }) });
  server.answer('GetLocation', { location: wren });
  server.answer('GetOrganization', { organization });
  prepare(server);
  const rendered = renderApp('/practicesettings', { server });
  await screen.findByRole('heading', { level: 1, name: 'Practice Settings' });
  return { ...rendered, server };
}

async function edit() {
  const opened = await open();
  await opened.user.click(await screen.findByRole('button', { name: /^Edit Practice/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Practice' }));
  const field = (name: string | RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name });
  return {
    ...opened,
    dialog,
    field,
    save: () => opened.user.click(dialog.getByRole('button', { name: 'Save' })),
  };
}

describe('the practice settings', () => {
  it('A-055 A-117 shows the organization read-only, the own location, and no pharmacy', async () => {
    await open();
    expect(await screen.findByText('40021776')).toBeDefined();
    expect(screen.getByText('Only Signa support can change the organization')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Practice details' })).toBeDefined();
    expect(screen.queryByText(/pharmacy/i)).toBeNull();
    expect(screen.queryByRole('button', { name: /Add User|Edit Organization/ })).toBeNull();
  });

  it('A-055 reports a failed load', async () => {
    await open((server) => server.fail('GetLocation', 'BAD_USER_INPUT', 'No'));
    expect(await screen.findByText('The practice could not be loaded.')).toBeDefined();
  });

  it('A-111 A-117 A-120 A-126 shows fields that a practice cannot change as read-only, with the reason', async () => {
    const { dialog } = await edit();
    for (const label of ['Organization', 'Email', 'Active', 'Account number', 'Portal type']) {
      expect(dialog.queryByRole('textbox', { name: label }), label).toBeNull();
      expect(dialog.getByLabelText(label).tagName, label).toBe('OUTPUT');
    }
    expect(dialog.getAllByText(/^Only Signa support can change the email address/)).toHaveLength(3);
    expect(
      dialog.getByText('Only Signa support can change the pharmacy and product range of a location.'),
    ).toBeDefined();
    for (const name of ['Primary pharmacy', 'PIMS enabled', 'Writeback'])
      expect(dialog.queryByLabelText(name), name).toBeNull();
  });

  it('A-116 A-160 sends only its own fields', async () => {
    const { user, server, dialog, field, save } = await edit();
    server.answer('UpdateLocation', { updateLocation: wren });
    await user.type(field(/^HIN/), ' 77 ');
    await user.click(
      within(dialog.getByRole('group', { name: 'Office use enabled' })).getByRole('radio', { name: 'No' }),
    );
    await save();
    expect(await screen.findByText('Update Successfully')).toBeDefined();
    expect(server.lastVariables('UpdateLocation')).toEqual({
      updateLocationId: '1',
      input: { version: 1, HIN: '77', isOfficeUseEnabled: false },
    });
  });

  it('A-038 is 700 px wide, and asks before discarding input', async () => {
    const { user, dialog, field } = await edit();
    expect(getComputedStyle(screen.getByRole('dialog', { name: 'Edit Practice' })).width).toMatch(/sizes-modal|700px/);
    await user.type(field(/^HIN/), '77');
    await user.click(dialog.getByRole('button', { name: /^Cancel/ }));
    expect(
      await screen.findByRole('dialog', { name: 'Discard the changes to Wren Street Animal Hospital?' }),
    ).toBeDefined();
  });
});

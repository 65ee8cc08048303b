import { screen, waitFor, within } from '@testing-library/react';
import { accountSecretMask } from '@signa/core/practice';
import { Unplug } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { Badge } from '../../part/badge/badge';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp, renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, sampleRole, sampleUser } from '../../testing/sample-practice';

const account = { isPimsEnabled: true, pimsAccountId: '4021', isPimsAccountSecretSet: true } as const;
const digitail = sampleLocation({ ...account, pimsConnectionType: 'DIGITAIL' });
const unconnected = sampleLocation({ isPimsEnabled: true, pimsConnectionType: 'DIGITAIL' });
const stage = (status: string, elapsedTime: number | null) => ({
  ...{ status, startTime: '2026-11-20T14:00:00.000Z', endTime: '2026-11-20T14:02:11.000Z', elapsedTime },
  lastSuccessful: '2026-11-20T14:02:11.000Z',
});
const heartbeat = '2026-11-20T14:14:00.000Z';
const clinics = [
  { id: '4021', name: 'Battenkill Pet Wellness', address: '37 Depot Street, Manchester Center, VT' },
  { id: '4022', name: 'Battenkill Mobile', address: null },
];
const back = `${window.location.origin}/practicesettings`;

function connected(server: FakeServer, id: string | null = '4021') {
  server.answer('getInstallStatus', {
    installStatus: { pimsAccountId: id, lastHeartbeat: heartbeat, extraction: null, intermediate: null, staging: null },
  });
  server.answer('getInstallInformation', {
    installInformation: {
      pimsAccountId: id,
      practiceName: 'Battenkill Pet Wellness',
      pims: 'Digitail',
      schedule: null,
    },
  });
}

interface Start {
  readonly location?: ReturnType<typeof sampleLocation>;
  readonly role?: Parameters<typeof sampleRole>[0];
  readonly search?: string;
  readonly prepare?: (server: FakeServer) => void;
}

function open({ location = digitail, role = 'ADMIN', search = '', prepare = () => undefined }: Start = {}) {
  const server = createPracticeServer();
  const held = sampleAssignment({ roleId: role, role: sampleRole(role), location });
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [held] }) });
  server.answer('GetLocation', { location });
  server.answer('GetOrganization', { organization: null });
  connected(server);
  prepare(server);
  return { ...renderApp(`/practicesettings${search}`, { server }), server };
}
const card = async () => within(await screen.findByRole('region', { name: 'PIMS connection' }));

describe("a location's connection", () => {
  it('A-121 A-179 shows Connected with the account and its health', async () => {
    open({
      prepare: (server) => {
        server.answer('getInstallStatus', {
          installStatus: {
            ...{ pimsAccountId: '4021', lastHeartbeat: heartbeat },
            ...{ extraction: stage('Done', 131), intermediate: stage('Failed', null), staging: stage('Running', 48) },
          },
        });
        server.answer('getInstallInformation', {
          installInformation: {
            ...{ pimsAccountId: '4021', practiceName: 'Battenkill Pet Wellness', pims: 'Cornerstone' },
            schedule: { nextRun: '2026-11-20T15:00:00.000Z', frequency: 'Every hour' },
          },
        });
      },
    });
    const shown = await card();
    expect(await shown.findByText('Connected')).toBeDefined();
    for (const text of ['Battenkill Pet Wellness', 'Cornerstone', '11-20-2026 09:14 AM', '11-20-2026 10:00 AM'])
      expect(await shown.findByText(text), text).toBeDefined();
    for (const text of ['Every hour', 'Extraction', 'Intermediate', 'Staging', 'Done', 'Failed', 'Running'])
      expect(shown.getByText(text), text).toBeDefined();
    expect([shown.getByText('2 min 11 s'), shown.getByText('48 s')]).toHaveLength(2);
  });

  it('A-121 shows Not Connected if the status names no account', async () => {
    const { server } = open({ prepare: (fake) => connected(fake, null) });
    expect(await (await card()).findByText('Not Connected')).toBeDefined();
    expect(server.calls('getInstallInformation')).toEqual([]);
  });

  it('A-121 shows Not Connected if the status could not be requested, and retries', async () => {
    const { server, user } = open({ prepare: (fake) => fake.fail('getInstallStatus', 'PARTNER_UNREACHABLE') });
    const shown = await card();
    expect(await shown.findByText('Not Connected')).toBeDefined();
    expect(shown.getByText(/Until then, the location is treated as not connected/)).toBeDefined();
    expect(shown.queryByText(/does not recognize this account/)).toBeNull();
    connected(server);
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByText('Connected')).toBeDefined();
  });

  it('A-121 A-490 is red if an account does not respond, and not if there is none', async () => {
    const none = { isPimsEnabled: true, pimsAccountId: null, pimsConnectionType: null } as const;
    const looks = async (start: Start) => {
      const { unmount } = open(start);
      const badge = (await (await card()).findByText('Not Connected')).parentElement?.className;
      unmount();
      return badge;
    };
    const lookOf = (tone: 'declined' | 'neutral') => {
      const { unmount } = renderScreen(
        <Badge tone={tone} icon={Unplug}>
          Tone
        </Badge>,
      );
      const badge = screen.getByText('Tone').parentElement?.className;
      unmount();
      return badge;
    };
    expect(await looks({ prepare: (fake) => connected(fake, null) })).toBe(lookOf('declined'));
    const without = [unconnected, sampleLocation(none), sampleLocation({ ...none, pimsAccountId: '4021' })];
    for (const location of without) expect(await looks({ location })).toBe(lookOf('neutral'));
    expect(lookOf('neutral')).not.toBe(lookOf('declined'));
  });

  it('A-121 requests nothing without an account', async () => {
    const { server } = open({ location: unconnected });
    expect(await (await card()).findByText('No account with the practice system is set yet.')).toBeDefined();
    expect(server.calls('getInstallStatus')).toEqual([]);
  });
});

describe('the account', () => {
  it('A-125 is edited in place, and shows Saving while the call is pending', async () => {
    const { server, user } = open();
    const shown = await card();
    await user.click(shown.getByRole('button', { name: 'Edit PIMS account ID' }));
    const field = shown.getByRole('textbox', { name: 'PIMS account ID' });
    await user.clear(field);
    await user.type(field, ' 4022 ');
    const held = server.hold('UpdateLocation', { updateLocation: { ...digitail, pimsAccountId: '4022' } });
    await user.keyboard('{Enter}');
    expect((await shown.findByRole('button', { name: 'Saving' })).getAttribute('aria-busy')).toBe('true');
    held.release();
    expect(await shown.findByRole('button', { name: 'Edit PIMS account ID' })).toBeDefined();
    expect(server.lastVariables('UpdateLocation')).toEqual({ updateLocationId: '1', input: { pimsAccountId: '4022' } });
  });

  it('A-125 is unchanged after Escape', async () => {
    const { server, user } = open();
    const shown = await card();
    await user.click(shown.getByRole('button', { name: 'Edit PIMS account ID' }));
    await user.keyboard('99{Escape}');
    expect(await shown.findByRole('button', { name: 'Edit PIMS account ID' })).toBeDefined();
    expect(server.calls('UpdateLocation')).toEqual([]);
  });

  it('A-275 A-125 of another practice cannot be set without its secret', async () => {
    const { server, user } = open({ location: unconnected });
    const shown = await card();
    await user.click(await shown.findByRole('button', { name: 'Edit PIMS account ID' }));
    await user.type(shown.getByRole('textbox', { name: 'PIMS account ID' }), '4022{Enter}');
    expect(await shown.findByText(/^Also enter the secret of this account/)).toBeDefined();
    expect(server.calls('UpdateLocation')).toEqual([]);
  });

  it.each([
    ['VET', 'DIGITAIL'],
    ['ADMIN', 'EZYVET'],
  ] as const)('A-125 A-120 is disabled with the reason for %s of %s', async (role, pimsConnectionType) => {
    open({
      location: sampleLocation({ ...account, pimsConnectionType }),
      role: role === 'VET' ? 'STAFF' : role,
      prepare: (server) => {
        const held = sampleAssignment({ role: { ...sampleRole('ADMIN'), name: role } });
        server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [held] }) });
      },
    });
    const shown = await card();
    expect(await shown.findByText(/^Only an admin or vet admin can change the practice system account/)).toBeDefined();
    expect(shown.queryByRole('button', { name: 'Edit PIMS account ID' })).toBeNull();
  });
});

describe('the secret', () => {
  it('A-122 is shown as 32 asterisks, can be replaced, and is not kept afterwards', async () => {
    const { server, user, container } = open();
    const shown = await card();
    expect(shown.getByText(accountSecretMask)).toBeDefined();
    await user.click(shown.getByRole('button', { name: 'Replace PIMS account secret' }));
    const field = shown.getByLabelText<HTMLInputElement>('PIMS account secret');
    expect([field.type, field.value, field.autocomplete]).toEqual(['password', '', 'new-password']);
    await user.type(field, 'two words{Enter}');
    expect(await shown.findByText(/without spaces/)).toBeDefined();
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(server.calls('UpdateLocation')).toEqual([]);
    server.answer('UpdateLocation', { updateLocation: digitail });
    await user.type(field, ' top-secret {Enter}');
    expect(await shown.findByText(accountSecretMask)).toBeDefined();
    expect(server.lastVariables('UpdateLocation')).toEqual({
      updateLocationId: '1',
      input: { pimsAccountSecret: 'top-secret' },
    });
    expect(container.innerHTML).not.toContain('top-secret');
  });

  it('A-122 is never truncated: a longer one is rejected with a message', async () => {
    const { server, user } = open();
    const shown = await card();
    await user.click(shown.getByRole('button', { name: 'Replace PIMS account secret' }));
    const field = shown.getByLabelText<HTMLInputElement>('PIMS account secret');
    await user.click(field);
    await user.paste('k'.repeat(201));
    expect(field.value).toHaveLength(201);
    await user.keyboard('{Enter}');
    expect(await shown.findByText('Enter at most 200 characters')).toBeDefined();
    expect(server.calls('UpdateLocation')).toEqual([]);
    await user.clear(field);
    await user.paste('k'.repeat(200));
    server.answer('UpdateLocation', { updateLocation: digitail });
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(server.lastVariables('UpdateLocation')?.input).toEqual({ pimsAccountSecret: 'k'.repeat(200) }),
    );
  });

  it('A-122 shows no asterisks if unset, and can be set', async () => {
    const { server, user } = open({
      location: sampleLocation({ ...account, isPimsAccountSecretSet: false, pimsConnectionType: 'DIGITAIL' }),
    });
    const shown = await card();
    expect(await shown.findByRole('button', { name: 'Set PIMS account secret' })).toBeDefined();
    expect(shown.queryByText(accountSecretMask)).toBeNull();
    await user.click(shown.getByRole('button', { name: 'Set PIMS account secret' }));
    server.answer('UpdateLocation', { updateLocation: digitail });
    await user.keyboard('first-secret{Enter}');
    await waitFor(() =>
      expect(server.lastVariables('UpdateLocation')?.input).toEqual({ pimsAccountSecret: 'first-secret' }),
    );
  });

  it('A-122 is shown to a VETADMIN', async () => {
    open({ role: 'VETADMIN' });
    expect(await (await card()).findByText(accountSecretMask)).toBeDefined();
  });

  it('A-122 is not shown to other roles', async () => {
    open({
      prepare: (server) => {
        const held = sampleAssignment({ role: { ...sampleRole('ADMIN'), name: 'Front Desk' } });
        server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [held] }) });
      },
    });
    const shown = await card();
    expect(shown.queryByText('PIMS account secret')).toBeNull();
    expect(shown.queryByText(accountSecretMask)).toBeNull();
  });
});

describe('connecting by redirect', () => {
  const address = 'https://vet.digitail.example/oauth/authorize?state=s';
  const returned = '?code=c-1&state=s-1';

  it('A-128 is offered only for DIGITAL locations', async () => {
    open({ location: sampleLocation({ ...account, pimsConnectionType: 'VETSPIRE' }) });
    const shown = await card();
    expect(shown.queryByRole('button', { name: 'Connect' })).toBeNull();
  });

  it('A-128 posts the location and return address, and redirects to the returned address', async () => {
    const { server, user, went } = open({ location: unconnected });
    server.answerPost('/digitail/code', () => ({ body: { redirectUrl: address } }));
    await user.dblClick((await card()).getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(went).toEqual([address]));
    expect(server.posts('/digitail/code').map(({ body }) => body)).toEqual([{ locationId: '1', redirectUri: back }]);
  });

  it('A-131 reports that it could not start', async () => {
    const { server, user, went } = open({ location: unconnected });
    server.answerPost('/digitail/code', () => ({ body: { redirectUrl: 'javascript:alert(1)' } }));
    await user.click((await card()).getByRole('button', { name: 'Connect' }));
    expect(
      await screen.findByText('There was an error trying to connect to Digitail. Please try again.'),
    ).toBeDefined();
    expect(went).toEqual([]);
  });

  it('A-129 A-130 A-131 stores the single practice with the handle, and removes the code from the address immediately', async () => {
    const { server, path } = open({
      location: unconnected,
      search: returned,
      prepare: (fake) => {
        fake.answerPost('/digitail/token', () => ({
          body: { handle: 'h-1', userData: { clinics: clinics.slice(0, 1) } },
        }));
        fake.answer('UpdateLocation', { updateLocation: digitail });
      },
    });
    expect(await screen.findByText('Successfully connected to the practice system.')).toBeDefined();
    await waitFor(() => expect(path()).toBe('/practicesettings'));
    expect(server.posts('/digitail/token').map(({ body }) => body)).toEqual([
      { locationId: '1', url: `${back}${returned}` },
    ]);
    expect(server.lastVariables('UpdateLocation')).toEqual({
      updateLocationId: '1',
      input: { pimsAccountId: '4021', pimsConnectionHandle: 'h-1' },
    });
  });

  const several = (server: FakeServer) =>
    server.answerPost('/digitail/token', () => ({ body: { handle: 'h-1', userData: { clinics } } }));

  it('A-129 asks which of several practices to use, and preselects none', async () => {
    const { server, user } = open({ location: unconnected, search: returned, prepare: several });
    const dialog = within(await screen.findByRole('dialog', { name: 'Select Practice' }));
    expect(dialog.getByText(/sign-in has 2 practices. Which one is Wren Street/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText('Choose a practice.')).toBeDefined();
    expect(server.calls('UpdateLocation')).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: /Battenkill Mobile/ }));
    server.answer('UpdateLocation', { updateLocation: digitail });
    await user.click(dialog.getByRole('button', { name: 'Connect Battenkill Mobile' }));
    expect(await screen.findByText('Successfully connected to the practice system.')).toBeDefined();
    expect(server.lastVariables('UpdateLocation')?.input).toEqual({
      pimsAccountId: '4022',
      pimsConnectionHandle: 'h-1',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('A-129 A-131 saves nothing if the selection is canceled', async () => {
    const { server, user, path } = open({ location: unconnected, search: returned, prepare: several });
    const dialog = within(await screen.findByRole('dialog', { name: 'Select Practice' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([server.calls('UpdateLocation'), path()]).toEqual([[], '/practicesettings']);
  });

  it('A-274 A-129 reports when the account has no practice, and when access was denied', async () => {
    const { server, unmount } = open({
      location: unconnected,
      search: returned,
      prepare: (fake) =>
        fake.answerPost('/digitail/token', () => ({ body: { handle: null, userData: { clinics: [] } } })),
    });
    expect(await screen.findByText(/has no practice for your sign-in/)).toBeDefined();
    expect(server.calls('UpdateLocation')).toEqual([]);
    unmount();
    const denied = open({ location: unconnected, search: '?error=access_denied&state=s-1' });
    expect(await screen.findByText(/You did not allow Digitail to share a practice/)).toBeDefined();
    await waitFor(() => expect(denied.path()).toBe('/practicesettings'));
    expect(denied.server.posts()).toEqual([]);
  });

  it('A-131 reports a failed exchange or save, and never sends the code twice', async () => {
    const { server, path, unmount } = open({
      location: unconnected,
      search: `${returned}&tab=pims`,
      prepare: (fake) => fake.answerPost('/digitail/token', () => ({ status: 403, body: {} })),
    });
    const failed = 'There was an error trying to connect to Digitail. Please try again.';
    expect(await screen.findByText(failed)).toBeDefined();
    expect(screen.getByText('Error')).toBeDefined();
    await waitFor(() => expect(path()).toBe('/practicesettings?tab=pims'));
    expect(server.posts('/digitail/token')).toHaveLength(1);
    unmount();
    open({
      location: unconnected,
      search: returned,
      prepare: (fake) => {
        fake.answerPost('/digitail/token', () => ({
          body: { handle: 'h-1', userData: { clinics: clinics.slice(0, 1) } },
        }));
        fake.fail('UpdateLocation', 'BAD_USER_INPUT', 'Spent');
      },
    });
    expect(await screen.findByText(failed)).toBeDefined();
  });
});

describe('practice system users', () => {
  it('A-132 are synchronized by the uuid of the location', async () => {
    const { server, user } = open();
    server.answer('syncPimsUsers', { syncPimsUsers: { isSuccess: true, count: 12 } });
    await user.click((await card()).getByRole('button', { name: 'Sync users' }));
    expect(await screen.findByText('12 users synced')).toBeDefined();
    expect(server.lastVariables('syncPimsUsers')).toEqual({
      pimsAccountId: '4021',
      pimsConnectionType: 'DIGITAIL',
      accountUuid: 'location-1',
    });
  });

  it('A-132 cannot be synchronized without an account, with the reason', async () => {
    const { server, user } = open({ location: unconnected });
    const shown = await card();
    await user.click(shown.getByRole('button', { name: 'Sync users' }));
    expect(shown.getAllByText(/No PIMS account is set/).length).toBeGreaterThan(0);
    expect(server.calls('syncPimsUsers')).toEqual([]);
  });

  it('A-132 report a failed synchronization', async () => {
    const { server, user } = open();
    server.fail('syncPimsUsers', 'PARTNER_UNREACHABLE', 'No answer');
    await user.click((await card()).getByRole('button', { name: 'Sync users' }));
    expect(await screen.findByText('The users could not be synced')).toBeDefined();
    expect(screen.getByText('No answer')).toBeDefined();
  });
});

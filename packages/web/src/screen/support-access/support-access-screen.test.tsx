import { consentPage } from '@signa/core/administration';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calendarDays } from '../../testing/calendar-days';
import { sampleImpersonation } from '../../feature/administration/impersonation/impersonation.test-data';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, samplePractice, sampleRole } from '../../testing/sample-practice';
import { SupportAccessScreen } from './support-access-screen';

const consent = (isRequired: boolean, until: string | null = null) => ({
  supportConsent: { locationId: '1', isRequired, until },
});

function start(prepare: (server: FakeServer) => void = () => undefined, role = 'ADMIN' as const) {
  const server = createPracticeServer();
  server.answer('GetImpersonations', { impersonations: { data: [sampleImpersonation()], count: 1 } });
  server.answer('GetSupportConsent', consent(false));
  prepare(server);
  const assignment = sampleAssignment({ roleId: role, role: sampleRole(role) });
  return renderScreen(<SupportAccessScreen />, {
    server,
    practice: samplePractice({ assignment }),
    path: '/usermanagement/support-access',
  });
}
const list = async () => within(await screen.findByRole('list', { name: 'Impersonations' }));

describe('support activity', () => {
  it('A-283 A-434 is listed with support user, impersonated user, reason, and time, and with details on request', async () => {
    const { user, server } = start();
    const shown = await list();
    expect(shown.getByText('Jonah Abernathy as Maya Okafor')).toBeDefined();
    expect(shown.getByText(/^support@signa.test, 11-20-2026 .* to 11-20-2026/)).toBeDefined();
    expect(shown.getByText('Ticket 4711: a label prints twice')).toBeDefined();
    expect(shown.getByText('1 record viewed, 1 change, 1 attempt refused.')).toBeDefined();
    await user.click(shown.getByRole('button', { name: 'Show activity', expanded: false }));
    expect(shown.getByRole('button', { name: 'Hide', expanded: true })).toBeDefined();
    expect(shown.getByText('Page').nextSibling?.textContent).toBe('Clients › Client profile');
    expect(shown.getByText('Seen').nextSibling?.textContent).toBe('Client Hana Kobayashi: profile, 2 times');
    expect(shown.getByText('Refused').nextSibling?.textContent).toBe('Add a shortcutThis impersonation is read-only.');
    expect(shown.getByText('Changed').nextSibling?.textContent).toBe(
      'Changed a client: Client Hana KobayashiEmail: hana@mail.example → hana.k@mail.example',
    );
    expect(document.body.textContent).not.toMatch(/\/clients|GetLocationClient|AddShortcut/);
    expect(server.lastVariables('GetImpersonations')).toEqual({ locationId: '1', skip: 0, take: 10 });
  });

  it('A-283 shows an ongoing impersonation, and when there is none', async () => {
    const { unmount } = start((server) =>
      server.answer('GetImpersonations', {
        impersonations: {
          data: [sampleImpersonation({ endedAt: null, expiresAt: '2026-11-20T18:30:00.000Z' })],
          count: 1,
        },
      }),
    );
    expect(await (await list()).findByText('Open now')).toBeDefined();
    unmount();
    start((server) => server.answer('GetImpersonations', { impersonations: { data: [], count: 0 } }));
    expect(await screen.findByText('Support has not worked as any of your users here.')).toBeDefined();
  });

  it('A-283 can be retried after a failed load', async () => {
    const { server, user } = start((fake) => fake.fail('GetImpersonations', 'PARTNER_UNREACHABLE', 'No answer'));
    expect(await screen.findByText("We couldn't load support activity.")).toBeDefined();
    server.answer('GetImpersonations', { impersonations: { data: [sampleImpersonation()], count: 1 } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await list();
  });
});

describe('consent', () => {
  it('A-284 A-431 is on the page that messages to support users mention', async () => {
    start();
    const crumbs = within(await screen.findByRole('navigation', { name: 'Trail' })).getAllByRole('listitem');
    const names = crumbs.map(({ textContent }) => textContent.trim()).filter((name) => name !== 'Home');
    expect(names.join(' › ')).toBe(consentPage);
    expect(await screen.findByRole('switch', { name: 'Only with our consent' })).toBeDefined();
  });

  const card = async () => within(await screen.findByRole('region', { name: 'Consent' }));
  const sent = (server: FakeServer) => server.lastVariables('UpdateSupportConsent');

  it('A-284 is required by a switch, given through the end of a day, and withdrawn', async () => {
    const { server, user } = start((fake) =>
      fake.answer('UpdateSupportConsent', ({ input }) => {
        const until = input.lastDay ? '2026-11-26T05:00:00.000Z' : null;
        fake.answer('GetSupportConsent', consent(input.isRequired, until));
        return { updateSupportConsent: { locationId: '1', isRequired: input.isRequired, until } };
      }),
    );
    const shown = await card();
    await user.click(await shown.findByRole('switch', { name: 'Only with our consent' }));
    expect(
      await shown.findByText(
        'Support cannot work as users of this location or look up its records without your consent.',
      ),
    ).toBeDefined();
    expect(sent(server)).toEqual({ locationId: '1', input: { isRequired: true, lastDay: null } });
    expect(calendarDays(shown.getByLabelText('Consent through the end of'))).toEqual(['2026-11-20', '2027-02-18']);
    await user.click(shown.getByRole('button', { name: 'Give consent' }));
    expect(shown.getByText('Choose a date')).toBeDefined();
    await user.type(shown.getByRole('textbox'), '11-25-2026');
    await user.click(shown.getByRole('button', { name: 'Give consent' }));
    expect(await shown.findByText(/^Support has your consent until 11-26-2026/)).toBeDefined();
    expect(sent(server)).toEqual({ locationId: '1', input: { isRequired: true, lastDay: '2026-11-25' } });
    await user.click(shown.getByRole('button', { name: 'Withdraw consent' }));
    await waitFor(() => expect(sent(server)).toEqual({ locationId: '1', input: { isRequired: true, lastDay: null } }));
  });

  it('A-284 rejects a past day and sends nothing', async () => {
    const { server, user } = start((fake) => fake.answer('GetSupportConsent', consent(true)));
    const shown = await card();
    await user.type(await shown.findByRole('textbox'), '11-19-2026');
    await user.click(shown.getByRole('button', { name: 'Give consent' }));
    expect(shown.getByText('The last day cannot be before today')).toBeDefined();
    expect(server.calls('UpdateSupportConsent')).toHaveLength(0);
  });
});

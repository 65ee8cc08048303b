import { screen, waitFor } from '@testing-library/react';
import { consentTexts } from '@signa/core/administration';
import { describe, expect, it } from 'vitest';
import type { FakeServer } from '../../testing/fake-server';
import { createSupportServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { sampleLocation } from '../../testing/sample-practice';
import { LookUpGate } from './look-up-gate';

const consent = (isRequired: boolean) => ({ supportConsent: { locationId: '1', isRequired, until: null } });
const access = {
  ...{ locationId: '1', reason: 'Ticket 4711' },
  ...{ openedAt: '2026-11-20T17:00:00.000Z', expiresAt: '2026-11-20T18:00:00.000Z' },
};

function start(prepare: (server: FakeServer) => void = () => undefined) {
  const server = createSupportServer();
  server.answer('GetSupportAccess', { supportAccess: null });
  server.answer('GetSupportConsent', consent(false));
  prepare(server);
  return renderScreen(
    <LookUpGate location={sampleLocation({ name: 'Wren Street' })}>
      <p>The records</p>
    </LookUpGate>,
    { server },
  );
}
const reason = () => screen.findByRole('textbox', { name: 'Reason' });
const send = () => screen.getByRole('button', { name: 'Look up records' });

describe('a support lookup', () => {
  it('A-429 asks for the reason once, and shows the records with a note about what the practice sees', async () => {
    const { server, user } = start((fake) =>
      fake.answer('OpenSupportAccess', () => {
        fake.answer('GetSupportAccess', { supportAccess: access });
        return { openSupportAccess: access };
      }),
    );
    expect(
      await screen.findByRole('heading', { name: 'Why do you need to look up records of Wren Street?' }),
    ).toBeDefined();
    expect(screen.queryByText('The records')).toBeNull();
    await waitFor(async () => expect(document.activeElement).toBe(await reason()));
    await user.click(send());
    expect(server.calls('OpenSupportAccess')).toHaveLength(0);
    await user.type(await reason(), 'Ticket 4711{Enter}');
    expect(await screen.findByText('The records')).toBeDefined();
    expect(server.lastVariables('OpenSupportAccess')).toEqual({ locationId: '1', reason: 'Ticket 4711' });
    expect(
      screen.getByText(/^The practice sees each lookup in its audit, with your reason: Ticket 4711\. Access ends/),
    ).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull();
  });

  it('A-431 explains what to do when the practice requires consent, without asking for a reason', async () => {
    start((fake) => fake.answer('GetSupportConsent', consent(true)));
    expect(await screen.findByText(consentTexts.lookUpClosed)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText('The records')).toBeNull();
  });

  it('A-429 keeps the input when the server refuses it, and shows why', async () => {
    const { user } = start((fake) => fake.fail('OpenSupportAccess', 'FORBIDDEN', consentTexts.lookUpClosed));
    await user.type(await reason(), 'Ticket 4711{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(consentTexts.lookUpClosed);
    expect(await reason()).toHaveProperty('value', 'Ticket 4711');
  });
});

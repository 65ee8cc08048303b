import { screen, within } from '@testing-library/react';
import type { AlertPlace } from '@signa/core/clients';
import { describe, expect, it } from 'vitest';
import { createPracticeServer } from '../../../testing/practice-server';
import { renderScreen } from '../../../testing/render';
import { sampleAlert } from '../../../testing/sample-alert';
import { settled } from '../../../testing/settled';
import { AlertLines } from './alert-lines';

const client = { noun: 'client', recordId: '5', text: null } as const;

function show(alerts: readonly ReturnType<typeof sampleAlert>[], place: AlertPlace = 'request') {
  const server = createPracticeServer();
  server.answer('GetRecordAlerts', { recordAlerts: [...alerts] });
  return renderScreen(<AlertLines clientId="5" patientId="6" place={place} />, { server });
}
const lines = async () => {
  const section = await screen.findByRole('region', { name: 'Alerts' });
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('the alerts beside a decision', () => {
  it('C-340 C-342 C-343 say what, who and when, with handling of the animal first', async () => {
    const { server } = show([
      sampleAlert({ ...client, id: '72', kind: 'preferredLanguage', language: 'es', saidBy: 'Luis Ferreira' }),
      sampleAlert(),
    ]);
    expect(await lines()).toEqual([
      'Bites: muzzle first Priya Natarajan, 11-02-2026',
      'Preferred language: Spanish Luis Ferreira, 11-02-2026',
    ]);
    expect(server.lastVariables('GetRecordAlerts')).toEqual({
      ...{ locationId: '1', clientId: '5', patientId: '6', includesPast: false },
    });
  });

  it('C-343 show three and the number of the others, which one press shows', async () => {
    const kinds = ['bites', 'fractious', 'anestheticRisk', 'vaccineReactor'] as const;
    const { user } = show([
      ...kinds.map((kind, index) => sampleAlert({ id: `${80 + index}`, kind, text: null })),
      sampleAlert({ ...client, id: '90', kind: 'callFirst' }),
    ]);
    expect(await lines()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '2 more alerts' }));
    expect((await lines()).map((line) => line.split(' Priya')[0])).toEqual([
      ...['Bites', 'Fractious', 'Anesthetic risk', 'Vaccine reactor', 'Call first'],
    ]);
    expect(screen.queryByRole('button', { name: /more alerts/ })).toBeNull();
  });

  it('C-342 leave out a payment beside a prescription that exists', async () => {
    const payment = sampleAlert({ ...client, id: '73', kind: 'payment', text: 'in advance' });
    const { unmount } = show([payment, sampleAlert()]);
    expect(await lines()).toHaveLength(2);
    unmount();
    show([payment, sampleAlert()], 'prescription');
    expect(await lines()).toHaveLength(1);
  });

  it('C-342 show nothing without alerts, and say when they could not be loaded', async () => {
    const { server, container, unmount } = show([]);
    await settled(server);
    expect(container.textContent).toBe('');
    unmount();
    const failing = createPracticeServer();
    failing.fail('GetRecordAlerts', 'UNAVAILABLE', 'No answer');
    const { user } = renderScreen(<AlertLines clientId="5" patientId="6" place="request" />, { server: failing });
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load the alerts.");
    failing.answer('GetRecordAlerts', { recordAlerts: [sampleAlert()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await lines()).toHaveLength(1);
  });
});

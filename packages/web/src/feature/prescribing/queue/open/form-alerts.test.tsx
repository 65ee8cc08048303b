import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAlert } from '../../../../testing/sample-alert';
import { button, openRequest, renewal, signButton } from './form.test-data';

const payment = sampleAlert({ id: '72', noun: 'client', recordId: '5', kind: 'payment', text: 'in advance' });

describe('the alerts on the open card of a request', () => {
  it('C-342 are those of its patient and client, payment included, and change nothing about signing', async () => {
    const withAlerts = await openRequest(renewal(), {
      prepare: (server) => server.answer('GetRecordAlerts', { recordAlerts: [payment, sampleAlert()] }),
    });
    const alerts = within(await screen.findByRole('region', { name: 'Alerts' }));
    expect(alerts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Bites: muzzle first Priya Natarajan, 11-02-2026', 'Payment: in advance Priya Natarajan, 11-02-2026'],
    ]);
    expect(withAlerts.server.lastVariables('GetRecordAlerts')).toMatchObject({ clientId: '5', patientId: '6' });
    expect(button(signButton).getAttribute('aria-disabled')).toBeNull();
  });
});

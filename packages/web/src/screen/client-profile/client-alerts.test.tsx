import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { sampleAlert } from '../../testing/sample-alert';
import { settled } from '../../testing/settled';
import { samplePractice } from '../../testing/sample-practice';
import { ClientProfileScreen } from './client-profile-screen';
import { client, createProfileServer } from './client-profile.test-data';

function show(given = client()) {
  const server = createProfileServer(given);
  const ofClient = sampleAlert({ noun: 'client', recordId: '5', kind: 'callFirst', text: null });
  server.answer('GetRecordAlerts', ({ clientId }) => ({
    recordAlerts: [clientId === '5' ? ofClient : sampleAlert({ text: 'only strangers' })],
  }));
  renderScreen(<ClientProfileScreen />, { server, path: '/clients/profile/5', practice: samplePractice() });
  return server;
}

describe('the alerts on the profile of a client', () => {
  it('C-341 C-342 are those of the client in its card, and those of the selected patient in the other', async () => {
    show();
    const ofClient = within(await screen.findByRole('region', { name: 'Alerts of Marcus Thibodeaux' }));
    expect(await ofClient.findByText('Call first')).toBeDefined();
    const patient = within(await screen.findByRole('region', { name: 'Juno' }));
    const ofPatient = within(await patient.findByRole('region', { name: 'Alerts of Juno' }));
    expect(await ofPatient.findByText('Bites: only strangers')).toBeDefined();
    expect(ofPatient.queryByText('Call first')).toBeNull();
  });

  it('C-346 are not shown for a merged record, whose alerts moved', async () => {
    const server = show(client({ mergedIntoId: '9', isActive: false }));
    server.answer('GetRecordMerge', { recordMerge: null });
    await screen.findByRole('region', { name: 'Client' });
    expect(screen.queryByRole('region', { name: /^Alerts of/ })).toBeNull();
    await settled(server);
    expect(screen.queryByText('Call first')).toBeNull();
    expect(screen.queryByText('Bites: only strangers')).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { alertTexts } from '@signa/core/clients';
import { describe, expect, it } from 'vitest';
import { createPracticeServer } from '../../../testing/practice-server';
import { renderScreen } from '../../../testing/render';
import { sampleAlert } from '../../../testing/sample-alert';
import { sampleAssignment, samplePractice, sampleRole } from '../../../testing/sample-practice';
import { settled } from '../../../testing/settled';
import { RecordAlerts } from './record-alerts';

const bites = sampleAlert();
const ended = sampleAlert({
  ...{ id: '70', kind: 'other', text: 'Separate from cats', endedAt: '2026-11-10T14:00:00.000Z' },
  ...{ endedBy: 'Luis Ferreira', endReason: 'Lives with two' },
});

function show(alerts = [bites], practice = samplePractice(), noun: 'client' | 'patient' = 'patient') {
  const server = createPracticeServer();
  let current = alerts;
  server.answer('GetRecordAlerts', () => ({ recordAlerts: current }));
  const element = <RecordAlerts noun={noun} recordId="6" name="Otis" />;
  const set = (next: typeof alerts) => (current = next);
  return { ...renderScreen(element, { server, practice }), server, set };
}
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the alerts on a profile', () => {
  it('C-340 C-341 are added with kind, text and last day', async () => {
    const { user, server } = show([]);
    server.answer('AddRecordAlert', { addRecordAlert: bites });
    await screen.findByText('No alerts');
    await user.click(await press('Add alert for Otis'));
    const dialog = await dialogOf('Add alert');
    await user.click(dialog.getByRole('button', { name: /^Save alert/ }));
    expect(dialog.getByText(alertTexts.unknownKind)).toBeDefined();
    await user.selectOptions(dialog.getByLabelText('Kind'), 'Fractious');
    await user.type(dialog.getByLabelText(/^What to know/), ' towel ');
    await user.type(dialog.getByLabelText(/^Last day/), '12-31-2026');
    await user.click(dialog.getByRole('button', { name: /^Save alert/ }));
    await screen.findByText('Alert added');
    expect(server.lastVariables('AddRecordAlert')).toEqual({
      ...{ noun: 'patient', recordId: '6' },
      input: { kind: 'fractious', text: 'towel', language: null, contactMethod: null, lastDay: '2026-12-31' },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('C-340 those of a client ask for the language or the way of contact', async () => {
    const { user, server } = show([], samplePractice(), 'client');
    server.answer('AddRecordAlert', { addRecordAlert: bites });
    await user.click(await press('Add alert for Otis'));
    const dialog = await dialogOf('Add alert');
    const choose = (label: string, option: string) => user.selectOptions(dialog.getByLabelText(label), option);
    expect(dialog.queryByRole('option', { name: 'Bites' })).toBeNull();
    await choose('Kind', 'Do not contact by');
    await choose('Do not contact by', 'text message');
    await choose('Kind', 'Preferred language');
    expect(dialog.queryByLabelText('Do not contact by')).toBeNull();
    await user.click(dialog.getByRole('button', { name: /^Save alert/ }));
    expect(dialog.getByText(alertTexts.languageMissing)).toBeDefined();
    await choose('Language', 'Spanish');
    await user.click(dialog.getByRole('button', { name: /^Save alert/ }));
    await waitFor(() =>
      expect(server.lastVariables('AddRecordAlert')).toMatchObject({
        input: { kind: 'preferredLanguage', language: 'es', contactMethod: null, text: null },
      }),
    );
  });

  it('C-341 show who changed an alert in the meantime, keep what was typed, and then save it', async () => {
    const { user, server, set } = show();
    server.fail('UpdateRecordAlert', 'CONFLICT', alertTexts.changed);
    await user.click(await press('Edit alert: Bites: muzzle first'));
    const dialog = await dialogOf('Edit alert');
    const text = dialog.getByLabelText<HTMLInputElement>(/^What to know/);
    await user.clear(text);
    await user.type(text, 'muzzle always');
    set([sampleAlert({ text: 'only at the door', saidBy: 'Luis Ferreira', version: 4 })]);
    await user.click(dialog.getByRole('button', { name: /^Save alert/ }));
    await dialog.findByText('Luis Ferreira changed it in the meantime. It now says: Bites: only at the door');
    expect(text.value).toBe('muzzle always');
    server.answer('UpdateRecordAlert', { updateRecordAlert: bites });
    await user.click(dialog.getByRole('button', { name: /^Save alert/ }));
    await screen.findByText('Alert saved');
    expect(server.lastVariables('UpdateRecordAlert')).toMatchObject({
      ...{ alertId: '71', version: 4, input: { text: 'muzzle always' } },
    });
  });

  it('C-341 add what was typed as a new alert if someone ended it in the meantime', async () => {
    const { user, server, set } = show();
    server.fail('UpdateRecordAlert', 'CONFLICT', alertTexts.ended);
    server.answer('AddRecordAlert', { addRecordAlert: bites });
    await user.click(await press('Edit alert: Bites: muzzle first'));
    const dialog = await dialogOf('Edit alert');
    await user.type(dialog.getByLabelText(/^What to know/), ' and gloves');
    const end = { endedAt: '2026-11-20T14:00:00.000Z', endedBy: 'Luis Ferreira', endReason: 'Retrained' };
    set([{ ...bites, ...end, version: 4 }]);
    await user.click(dialog.getByRole('button', { name: /^Save alert/ }));
    await dialog.findByText('Luis Ferreira ended it in the meantime: Retrained. Saving adds a new alert.');
    await user.click(dialog.getByRole('button', { name: /^Save alert/ }));
    await screen.findByText('Alert added');
    expect(server.lastVariables('AddRecordAlert')).toMatchObject({ input: { text: 'muzzle first and gloves' } });
  });

  it('C-341 are ended with a reason, and the past ones say by whom, when and why', async () => {
    const { user, server } = show([bites, ended, sampleAlert({ id: '69', lastDay: '2026-11-01', text: 'in a cone' })]);
    server.answer('EndRecordAlert', { endRecordAlert: ended });
    await user.click(await press('2 past alerts'));
    await screen.findByText('Ended by Luis Ferreira, 11-10-2026: Lives with two');
    expect(screen.getByText('Ended by itself after 11-01-2026')).toBeDefined();
    await user.click(await press('End alert: Bites: muzzle first'));
    const dialog = await dialogOf('End alert');
    await user.click(dialog.getByRole('button', { name: /^End alert/ }));
    expect(dialog.getByText(alertTexts.reasonMissing)).toBeDefined();
    expect(server.calls('EndRecordAlert')).toEqual([]);
    await user.type(dialog.getByLabelText(/^Why it no longer applies/), 'Retrained');
    await user.click(dialog.getByRole('button', { name: /^End alert/ }));
    await screen.findByText('Alert ended');
    expect(server.lastVariables('EndRecordAlert')).toEqual({
      ...{ noun: 'patient', recordId: '6', alertId: '71', version: 3, reason: 'Retrained' },
    });
  });

  it('C-344 ask after a year whether they still apply, which one press confirms', async () => {
    const { user, server } = show([sampleAlert({ saidAt: '2025-11-02T14:00:00.000Z', lastDay: '2026-12-31' }), ended]);
    server.answer('UpdateRecordAlert', { updateRecordAlert: bites });
    await screen.findByText('Over a year old');
    await user.click(await press('Still applies: Bites: muzzle first'));
    await screen.findByText('Alert saved');
    expect(server.lastVariables('UpdateRecordAlert')).toMatchObject({
      input: { kind: 'bites', text: 'muzzle first', lastDay: '2026-12-31' },
    });
  });

  it('C-341 C-344 offer users without the right no button, and no empty section', async () => {
    const { rolesModules } = sampleRole('STAFF');
    const readers = rolesModules.map((link) => ({ ...link, canEdit: false, canDelete: false }));
    const role = { ...sampleRole('STAFF'), rolesModules: readers };
    const practice = samplePractice({ assignment: sampleAssignment({ role }) });
    const { unmount } = show([bites], practice);
    await screen.findByText('Bites: muzzle first');
    expect(screen.queryAllByRole('button')).toEqual([]);
    unmount();
    const { server, container } = show([], practice);
    await settled(server);
    expect(container.textContent).toBe('');
  });
});

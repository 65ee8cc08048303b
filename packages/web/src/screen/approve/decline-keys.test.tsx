import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { ApproveScreen } from './approve-screen';
import { createQueueServer, group, marcus, rowFor } from '../../feature/prescribing/queue/queue.test-data';

const headOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });
const dialog = () => within(screen.getByRole('dialog'));
/** Preloads the lazily loaded dialog. */
const asked = () => screen.findByRole('dialog');

async function open(more: Parameters<typeof rowFor>[1] = {}) {
  const server = createQueueServer([group(marcus, [rowFor('Otis', more), rowFor('Juniper')])]);
  server.answer('UpsertPrescriptionTask', {
    upsertPrescriptionTask: { ...rowFor('Otis', { status: 'VET_DECLINED' }), locationClient: null },
  });
  const view = renderScreen(<ApproveScreen />, { server, path: '/approve' });
  await screen.findByText('Otis');
  headOf('Otis').focus();
  return { ...view, server };
}

const reason = (server: Awaited<ReturnType<typeof open>>['server']) =>
  server.lastVariables('UpsertPrescriptionTask')?.input.actionReason;

describe('declining with the keyboard', () => {
  it('P-264 D opens the dialog, a letter selects the reason, Ctrl Enter submits, and the next request gets focus', async () => {
    const { user, server } = await open();
    await user.keyboard('d');
    await asked();
    await dialog().findByRole('radio', { name: /^Recently/ });
    await user.keyboard('q');
    expect(document.activeElement).toBe(dialog().getByRole('radio', { name: 'Quantity exceeds shelf life' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Decline Successfully');
    expect(reason(server)).toBe('Quantity exceeds shelf life');
    await waitFor(() => expect(document.activeElement).toBe(headOf('Juniper')));
  });

  it('P-167 reports when the reasons cannot be loaded and retries', async () => {
    const { user, server } = await open();
    server.fail('declineReason', 'CONFLICT', 'Not now');
    await user.keyboard('d');
    await asked();
    expect(await dialog().findByText('The reasons could not be loaded.')).toBeTruthy();
    server.answer('declineReason', { declineReason: [{ id: '1', reason: 'Due for exam' }] });
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    expect(await dialog().findByRole('radio', { name: /^Due for exam/ })).toBeTruthy();
    expect(dialog().queryByText('The reasons could not be loaded.')).toBeNull();
  });

  it('P-264 D also declines the expanded request', async () => {
    const { user } = await open();
    await user.keyboard('{Enter}d');
    await asked();
    expect(dialog().getByRole('button', { name: 'Decline request for Otis' })).toBeTruthy();
  });

  it('P-264 a typed letter selects no reason', async () => {
    const { user } = await open();
    await user.keyboard('d');
    await asked();
    await dialog().findByRole('radio', { name: 'Other' });
    await user.keyboard('o');
    await user.type(dialog().getByLabelText(/Description/), 'quite');
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Other' }).checked).toBe(true);
    expect(dialog().getByLabelText<HTMLTextAreaElement>(/Description/).value).toBe('quite');
  });

  it('P-264 letters do nothing when single-key shortcuts are off', async () => {
    localStorage.setItem('singleKeys', 'off');
    const { user } = await open();
    await user.keyboard('d');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Decline for Otis' }));
    await asked();
    await dialog().findByRole('radio', { name: 'Other' });
    await user.keyboard('q');
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: /^Quantity/ }).checked).toBe(false);
  });

  it('P-264 D does nothing on an answered request or while typing', async () => {
    const { user } = await open({ status: 'VET_DECLINED' });
    await user.keyboard('d');
    screen.getByRole('searchbox').focus();
    await user.keyboard('d');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('P-264 keys pressed in the dialog do not reach the list, and Escape returns to it', async () => {
    const { user, server } = await open();
    await user.keyboard('d');
    await asked();
    await dialog().findByRole('radio', { name: 'Other' });
    for (const keys of ['/', 'd', 'a']) {
      await user.keyboard(keys);
      expect([keys, screen.getByRole('dialog').contains(document.activeElement)]).toEqual([keys, true]);
    }
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    // The cancel event that a browser dispatches for Escape.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(headOf('Otis'));
    expect(server.calls('UpsertPrescriptionTask')).toEqual([]);
  });

  it('P-264 holding Ctrl Enter submits once, and not without a reason', async () => {
    const { user, server } = await open();
    await user.keyboard('d');
    await asked();
    await dialog().findByRole('radio', { name: 'Other' });
    const press = (repeat: boolean) =>
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Enter', ctrlKey: true, repeat });
    press(false);
    expect(dialog().getByText('This field is required')).toBeTruthy();
    await user.keyboard('q');
    press(true);
    expect(server.calls('UpsertPrescriptionTask')).toHaveLength(0);
    press(false);
    press(false);
    await screen.findByText('Decline Successfully');
    expect(server.calls('UpsertPrescriptionTask')).toHaveLength(1);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeOfTask } from './change-of-task';
import { renderScreen } from '../../../../testing/render';
import type { FullTask } from '../request/rows';
import { createTaskServer, draft, task } from './form.test-data';
import { OpenTask } from './open-task';
import { useFormLists } from '../../prescription-form/lists/use-form-lists';

const hale = { id: '12', displayName: 'Dr. Lin Hale' };
const approved = (over: Partial<FullTask> = {}) =>
  task({
    status: 'VET_APPROVED',
    actionedByLocationUser: hale,
    actionedTimestamp: '2026-11-20T18:05:00.000Z',
    prescriptionId: '41',
    ...over,
  });
const savedByHale = (version: number) =>
  draft({
    version,
    directions: 'Theirs',
    history: [{ at: '2026-11-20T18:05:00.000Z', kind: 'draft-saved', actor: 'Dr. Lin Hale', note: null }],
  });

function Card({ asked, onDone }: { readonly asked: FullTask; readonly onDone: () => void }) {
  return <OpenTask row={asked} lists={useFormLists()} onDone={onDone} onDecline={() => undefined} />;
}

/** An open card, with a helper that advances time. */
async function openCard(asked = task()) {
  const server = createTaskServer(asked);
  const seen = { done: 0 };
  const { services, user, unmount } = renderScreen(<Card asked={asked} onDone={() => (seen.done += 1)} />, { server });
  await screen.findByText('Prescription', { selector: 'h3' });
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return {
    server,
    user,
    unmount,
    seen,
    press,
    directions: () => screen.getByLabelText<HTMLTextAreaElement>('Directions'),
    type: async (text: string) => {
      await user.clear(screen.getByLabelText('Directions'));
      await user.type(screen.getByLabelText('Directions'), text);
    },
    refresh: () => services.cache.invalidateQueries({ queryKey: ['GetPrescriptionTask'] }),
  };
}

describe('changeOfTask', () => {
  const zone = 'America/New_York';

  it('P-007 P-161 reports who answered, what, and when', () => {
    expect(changeOfTask(task(), approved(), zone)).toEqual({
      kind: 'over',
      text: 'This request was approved by Dr. Lin Hale on 11-20-2026 01:05 PM.',
    });
  });

  it('P-007 reports who saved the draft, and when', () => {
    const change = { kind: 'saved', text: 'Dr. Lin Hale saved this draft on 11-20-2026 01:05 PM.' };
    expect(changeOfTask(task(), task({ prescription: savedByHale(1) }), zone)).toEqual(change);
  });

  it('P-007 P-152 reports the fields in which the saved draft differs from the opened one', () => {
    const opened = task({ prescription: draft({ directions: 'Old' }) });
    const saved = task({ prescription: { ...savedByHale(5), unitPerFill: 7 } });
    expect(changeOfTask(opened, saved, zone)?.text).toBe(
      'Dr. Lin Hale saved this draft on 11-20-2026 01:05 PM. Changed: Quantity, Directions.',
    );
  });

  it('P-152 ignores workflow changes', () => {
    expect(changeOfTask(task(), task({ version: 2 }), zone)).toBeNull();
    expect(changeOfTask(task({ prescription: draft() }), task({ version: 2, prescription: draft() }), zone)).toBeNull();
  });
});

describe('a request that another user answered first', () => {
  async function open(asked = task()) {
    const card = await openCard(asked);
    await card.type('Mine');
    return card;
  }

  it('P-007 P-152 shows who answered while it is open, keeps what was typed, and sends nothing more', async () => {
    const { server, refresh, directions, press } = await open();
    server.answer('GetPrescriptionTask', { prescriptionTask: approved() });
    await refresh();
    expect(
      await screen.findByText(/This request was approved by Dr\. Lin Hale on/, { selector: '[role=alert] *' }),
    ).toBeTruthy();
    expect(directions().value).toBe('Mine');
    await press(/^Authorize for/);
    expect(server.calls('AddPrescription')).toEqual([]);
  });

  it('P-163 shows the answer on request', async () => {
    const { server, refresh, press } = await open();
    server.answer('GetPrescriptionTask', {
      prescriptionTask: task({ status: 'VET_DECLINED', actionedByLocationUser: hale, actionReason: 'Due for exam' }),
    });
    await refresh();
    await screen.findByRole('alert');
    await press('Show the answer');
    expect(screen.getByText('Due for exam')).toBeTruthy();
    expect(screen.getByText('This request was declined by Dr. Lin Hale.')).toBeTruthy();
    expect(screen.queryByText('Prescription', { selector: 'h3' })).toBeNull();
  });

  it('P-007 P-165 reports that a save came too late, and the card shows who was first', async () => {
    const { server, press, user, directions } = await open();
    server.fail('AddPrescription', 'CONFLICT', 'This request was approved by Dr. Lin Hale on 11-20-2026 01:05 PM.');
    server.answer('GetPrescriptionTask', { prescriptionTask: approved() });
    await user.selectOptions(screen.getByLabelText('Refills'), '1');
    await press(/^Authorize for/);
    expect(await screen.findByText('Error Approving Request')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Show the answer' })).toBeTruthy();
    expect(directions().value).toBe('Mine');
  });

  it('P-007 can load a draft saved by another user', async () => {
    const { server, refresh, press, directions } = await open(task({ prescription: draft() }));
    server.answer('GetPrescriptionTask', { prescriptionTask: task({ prescription: savedByHale(5) }) });
    await refresh();
    expect(directions().value).toBe('Mine');
    await screen.findByRole('alert');
    await press('Load their version');
    expect(directions().value).toBe('Theirs');
  });

  it('P-007 can overwrite it on request, with the version it replaces', async () => {
    const { server, refresh, press, directions } = await open(task({ prescription: draft() }));
    server.answer('GetPrescriptionTask', { prescriptionTask: task({ prescription: savedByHale(5) }) });
    await refresh();
    await screen.findByRole('alert');
    await press('Keep mine');
    expect(directions().value).toBe('Mine');
    await press('Save As Draft');
    await waitFor(() =>
      expect(server.lastVariables('UpdatePrescription')?.input).toMatchObject({ directions: 'Mine', version: 5 }),
    );
  });

  it('P-152 keeps the form unchanged on a refresh while the user types', async () => {
    const { server, refresh, directions } = await open();
    directions().focus();
    server.answer('GetPrescriptionTask', { prescriptionTask: task({ version: 2, quantityRequested: 20 }) });
    await refresh();
    await waitFor(() => expect(server.calls('GetPrescriptionTask').length).toBeGreaterThan(1));
    expect(directions().value).toBe('Mine');
    expect(document.activeElement).toBe(directions());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('typed and unsent changes', () => {
  it('P-152 are restored when the card reopens, and can be discarded', async () => {
    const first = await openCard();
    await first.type('Half of it');
    first.unmount();
    const { directions, press } = await openCard();
    expect(directions().value).toBe('Half of it');
    expect(screen.getByText(/^Your unsent changes from/)).toBeTruthy();
    await press('Start over');
    expect(directions().value).toBe('');
  });

  it('P-152 are offered if the request has changed since', async () => {
    const first = await openCard(task({ prescription: draft({ directions: 'Old' }) }));
    await first.type('Half of it');
    first.unmount();
    const { directions, press } = await openCard(task({ version: 2, prescription: savedByHale(5) }));
    expect(directions().value).toBe('Theirs');
    await press('Restore');
    expect(directions().value).toBe('Half of it');
  });

  it('P-152 switch places with a restored offer', async () => {
    const first = await openCard(task({ prescription: draft({ directions: 'Old' }) }));
    await first.type('Half of it');
    first.unmount();
    const { directions, press, type } = await openCard(task({ prescription: savedByHale(5) }));
    await type('Begun anew');
    const offers = () => screen.queryAllByRole('button', { name: 'Restore' }).length;
    expect(offers()).toBe(1);
    await press('Restore');
    expect([directions().value, offers()]).toEqual(['Half of it', 1]);
    await press('Restore');
    expect([directions().value, offers()]).toEqual(['Begun anew', 1]);
  });

  it.each([
    ['the draft', task({ prescription: savedByHale(5) })],
    ['the request', task({ version: 2, prescription: draft({ directions: 'Theirs' }) })],
  ])('P-007 P-152 are offered instead of restored if only %s was saved since', async (_what, saved) => {
    const first = await openCard(task({ prescription: draft({ directions: 'Old' }) }));
    await first.type('Half of it');
    first.unmount();
    const { directions } = await openCard(saved);
    expect(directions().value).toBe('Theirs');
    expect(screen.getByRole('button', { name: 'Restore' })).toBeTruthy();
  });

  it('P-007 P-152 are restored automatically if the user chose to keep them over a saved version', async () => {
    const first = await openCard(task({ prescription: draft() }));
    await first.type('Mine');
    const saved = task({ prescription: savedByHale(5) });
    first.server.answer('GetPrescriptionTask', { prescriptionTask: saved });
    await first.refresh();
    await screen.findByRole('alert');
    await first.press('Keep mine');
    first.unmount();
    const { directions } = await openCard(saved);
    expect(directions().value).toBe('Mine');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it('P-103 are deleted once sent', async () => {
    const first = await openCard();
    await first.type('Give 1 capsule');
    await first.press('Save As Draft');
    await waitFor(() => expect(first.seen.done).toBe(1));
    first.unmount();
    const { directions } = await openCard();
    expect(directions().value).toBe('');
  });
});

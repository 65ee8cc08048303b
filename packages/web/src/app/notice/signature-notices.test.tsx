import type { Operations } from '@signa/core/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeBell } from '../frame/notice-bell';
import { createFakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { SignatureNotices } from '../../feature/prescribing/undo/signature-notices';

type Signature = Operations['GetRecentSignatures']['data']['recentSignatures']['signatures'][number];
type Outcome = Operations['UndoPrescriptions']['data']['undoPrescriptions'][number];

/** The server's clock, hours away from the browser's. */
const serverNow = Date.parse('2026-11-20T05:00:00.000Z');
const serverTime = (seconds: number) => new Date(serverNow + seconds * 1000).toISOString();
const clementine: Signature = {
  ...{ id: '77', rxNumber: '26-120001', title: 'Gabapentin', strengthDisplay: '50 mg', patientName: 'Clementine' },
  ...{ signedAt: serverTime(-1), leavesAt: serverTime(9), isUndoable: true },
};
const otis: Signature = {
  ...{ id: '76', rxNumber: '26-120000', title: 'Carprofen', strengthDisplay: '75 mg', patientName: 'Otis' },
  ...{ signedAt: serverTime(-4), leavesAt: serverTime(6), isUndoable: true },
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (key: string, on: Element = document.body) => act(async () => fireEvent.keyDown(on, { key }));

const pageKey = vi.fn();
function PageWithKey() {
  useShortcut({ keys: ['U'], label: 'Update Patient', section: 'Client', run: pageKey });
  return <input aria-label="Note" />;
}

async function start(signatures: readonly Signature[], result: Partial<Outcome> = {}) {
  pageKey.mockClear();
  const server = createFakeServer();
  let left = [...signatures];
  server.answer('GetRecentSignatures', () => ({ recentSignatures: { now: serverTime(0), signatures: left } }));
  const asked: string[] = [];
  server.answer('UndoPrescriptions', ({ prescriptionIds }) => {
    const [prescriptionId = ''] = [prescriptionIds].flat();
    asked.push(prescriptionId);
    left = left.filter(({ id }) => id !== prescriptionId);
    return {
      undoPrescriptions: [{ prescriptionId, outcome: 'Undone', text: 'Undone. Nothing was sent.', ...result }],
    };
  });
  const rendered = renderScreen(
    <>
      <PageWithKey />
      <NoticeBell timeZone="America/New_York" />
      <SignatureNotices />
    </>,
    { server },
  );
  await pass(50);
  return { ...rendered, undone: () => asked };
}

const seconds = () =>
  screen.queryByText(/^Goes to the pharmacy in \d+ s\.$/, { ignore: '[hidden] *' })?.textContent.trim();

describe('a signature that was not sent yet', () => {
  it('P-485 counts down by the server time, then the notice goes', async () => {
    await start([clementine]);
    expect(seconds()).toBe('Goes to the pharmacy in 9 s.');
    expect(screen.getByRole('link', { name: 'Gabapentin 50 mg, for Clementine' }).getAttribute('href')).toBe(
      '/history/77',
    );
    await pass(3_000);
    expect(seconds()).toBe('Goes to the pharmacy in 6 s.');
    await pass(6_000);
    expect(seconds()).toBeUndefined();
  });

  it('P-485 announces the seconds once, and the ring is hidden from screen readers', async () => {
    await start([clementine]);
    const spoken = () =>
      [...(screen.getByRole('status').cloneNode(true) as Element).querySelectorAll('*')]
        .filter((element) => element.closest('[aria-hidden]') === null && element.children.length === 0)
        .map(({ textContent }) => textContent.trim());
    const before = spoken();
    expect(before).toContain('Goes to the pharmacy in 9 seconds. Press U to undo.');
    await pass(4_000);
    expect(spoken()).toEqual(before);
  });

  it('P-485 U undoes the newest and says its name, before a key of the page; the other stays', async () => {
    const { undone } = await start([clementine, otis]);
    await press('u');
    await pass(50);
    expect([undone(), pageKey.mock.calls.length]).toEqual([['77'], 0]);
    const notices = screen.getByRole('region', { name: 'Notices' });
    expect(notices.textContent).toContain('Gabapentin 50 mg, for ClementineUndone. Nothing was sent.');
    await press('u');
    await pass(50);
    expect(undone()).toEqual(['77', '76']);
  });

  it('P-485 U is left to the page once it was sent, and to a field while typing', async () => {
    const { undone } = await start([clementine]);
    await press('u', screen.getByRole('textbox', { name: 'Note' }));
    expect(undone()).toEqual([]);
    await pass(9_000);
    await press('u');
    expect([undone(), pageKey.mock.calls.length]).toEqual([[], 1]);
  });

  it('P-485 each of several can be undone in the list of notices', async () => {
    const { undone } = await start([clementine, otis]);
    fireEvent.click(screen.getByRole('button', { name: /^Notices/ }));
    const line = screen
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.includes('Carprofen 75 mg, for Otis'));
    const button = line?.querySelector('button');
    expect(button?.textContent).toContain('Undo');
    await act(async () => void (button && fireEvent.click(button)));
    await pass(50);
    expect(undone()).toEqual(['76']);
  });

  it('P-485 is added to the notice of the signature instead of a second one', async () => {
    const { services } = await start([]);
    const object = { text: 'Gabapentin 50 mg, 60 capsules, for Clementine', link: '/history/77' };
    act(() => services.notices.show({ status: 'success', title: 'Request Approved', object }, 1_500));
    act(() =>
      services.notices.offerUndo(
        { status: 'success', title: 'Signed.', object: { text: 'Gabapentin', link: '/history/77' } },
        { leavesAt: Date.now() + 10_000, run: () => undefined },
      ),
    );
    await pass(5_000);
    expect(screen.getByRole('status').textContent).toContain(`${object.text}Request Approved`);
    expect(services.notices.read().all).toHaveLength(1);
  });

  it('P-485 ends in this tab when it was undone in another one', async () => {
    const { services } = await start([clementine]);
    expect(seconds()).toBeDefined();
    act(() => services.notices.keepUndoOf([]));
    expect(seconds()).toBeUndefined();
  });
});

describe('a signature that was sent', () => {
  it('P-483 P-485 is cancelled at the pharmacy by the same button, and names the number if it was filled', async () => {
    const { services, undone } = await start([clementine], { outcome: 'Filled', text: 'It was filled.' });
    await pass(9_000);
    fireEvent.click(screen.getByRole('button', { name: /^Notices/ }));
    const button = screen.getByRole('button', { name: 'Cancel at the pharmacy' });
    await act(async () => void fireEvent.click(button));
    await pass(50);
    expect(undone()).toEqual(['77']);
    const { shown } = services.notices.read();
    expect(shown.at(-1)).toMatchObject({ status: 'warning', title: expect.stringMatching(/^It was filled\. Call /) });
  });

  it('P-485 shows no notice after a reload', async () => {
    await start([{ ...clementine, leavesAt: serverTime(-60), isUndoable: false }]);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

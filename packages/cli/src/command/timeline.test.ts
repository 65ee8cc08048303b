import { describe, expect, it } from 'vitest';
import { json, sent, signa, supportAt } from '../testing/support.js';
import { refused, terminal } from '../testing/terminal.js';

const entry = (key: string, state: string | null, messageId: string | null) => ({
  ...{ key, at: '2026-11-20T10:00:00.000Z', kind: 'message', who: 'Signa', what: 'Message 7 to the pharmacy' },
  ...{ state, detail: null, record: 'prescription:12', messageId },
});
const timeline = {
  ...{ locationId: '1', locationName: 'Wren Street', timeZone: 'America/New_York', record: 'prescription:12' },
  ...{ status: 'Sent', isCut: false },
  entries: [entry('message:7:1', 'written', '7'), entry('message:7:2', 'failed', '7')],
};
const withTimeline = (recordTimeline: unknown) => supportAt({ RecordTimeline: { data: { recordTimeline } } });

describe('signa timeline', () => {
  it('A-311 shows with one call what happened to a record, and how to resend failed messages', async () => {
    const at = withTimeline(timeline);
    expect(await signa(at, 'timeline', 'prescription', '26-105430', '--json', 'key,state')).toBe(0);
    expect(at.requests).toHaveLength(1);
    expect(sent(at, 'RecordTimeline')).toEqual([{ noun: 'prescription', name: '26-105430', locationId: null }]);
    expect(json(at)).toEqual([
      { key: 'message:7:1', state: 'written' },
      { key: 'message:7:2', state: 'failed' },
    ]);
    expect(at.err).toEqual([
      'prescription:12 (Sent) at Wren Street, location 1',
      'Resend it: signa events resend 7 --location 1',
    ]);
    const truncated = withTimeline({ ...timeline, entries: [], isCut: true });
    expect(await signa(truncated, 'timeline', 'client', '9', '--location', '3')).toBe(0);
    expect(sent(truncated, 'RecordTimeline')).toEqual([{ noun: 'client', name: '9', locationId: '3' }]);
    expect(truncated.err.join()).toContain('Older entries are not shown');
    expect(truncated.err.join()).not.toContain('Resend it');
  });

  it('A-311 rejects an invalid name before any call, and reports an unknown record', async () => {
    for (const wrong of [
      ['client', '26-105430'],
      ['prescription', 'Juniper'],
      ['order', '12'],
      ['client', '9', '--location', 'x'],
    ]) {
      const at = withTimeline(timeline);
      expect(await signa(at, 'timeline', ...wrong), wrong.join(' ')).toBe(2);
      expect(at.requests).toEqual([]);
    }
    const none = withTimeline(null);
    expect(await signa(none, 'timeline', 'prescription', '26-1')).toBe(1);
    expect(none.err).toEqual(['There is no prescription 26-1.']);
    const vet = terminal({ answers: { RecordTimeline: refused('FORBIDDEN', 'No permission') } });
    expect(await signa(vet, 'timeline', 'client', '9')).toBe(4);
  });
});

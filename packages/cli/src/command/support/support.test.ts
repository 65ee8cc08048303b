import { reasonNeededText } from '@signa/core/administration';
import { describe, expect, it } from 'vitest';
import { json, sent, signa, supportAt, wren } from '../../testing/support.js';
import { type Terminal, type World } from '../../testing/terminal.js';

const needed = {
  errors: [
    {
      message: reasonNeededText('Wren Street'),
      extensions: { code: 'FORBIDDEN', data: { lookUpLocationId: '1' } },
    },
  ],
};
const opened = {
  ...{ locationId: '1', reason: 'Ticket 4711' },
  ...{ openedAt: '2026-11-20T12:00:00.000Z', expiresAt: '2026-11-20T13:00:00.000Z' },
};
const recordTimeline = {
  ...{ locationId: '1', locationName: 'Wren Street', timeZone: 'America/New_York', record: 'client:3' },
  ...{ status: 'active', isCut: false, entries: [] },
};

/** A server that requires a reason before each lookup until one is given. */
function asking(answers: NonNullable<World['answers']>, rest: World = {}): Terminal {
  const at = supportAt({ ...answers, OpenSupportAccess: { data: { openSupportAccess: opened } } }, rest);
  const { fetch } = at.io;
  const isOpen = () => sent(at, 'OpenSupportAccess').length > 0;
  const guarded: typeof fetch = async (address, init) => {
    const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
    const isAsked = Object.hasOwn(answers, operationName) && operationName !== 'GetLocation' && !isOpen();
    const answer = await fetch(address, init);
    return isAsked ? Response.json(needed) : answer;
  };
  return { ...at, io: { ...at.io, fetch: guarded } };
}

describe('signa support open', () => {
  it('A-433 records the reason, and prints until when records can be looked up', async () => {
    const at = supportAt({ OpenSupportAccess: { data: { openSupportAccess: opened } } });
    expect(await signa(at, 'support', 'open', '--location', '1', '--reason', 'Ticket 4711', '--json')).toBe(0);
    expect(sent(at, 'OpenSupportAccess')).toEqual([{ locationId: '1', reason: 'Ticket 4711' }]);
    expect(json(at)).toEqual(opened);
  });
});

describe('a support lookup', () => {
  it('A-432 prompts for the reason, records it, and continues', async () => {
    const at = asking({ RecordTimeline: { data: { recordTimeline } } }, { says: ' Ticket 4711 ' });
    expect(await signa(at, 'timeline', 'client', '3', '--json')).toBe(0);
    expect(sent(at, 'OpenSupportAccess')).toEqual([{ locationId: '1', reason: 'Ticket 4711' }]);
    expect(sent(at, 'RecordTimeline')).toHaveLength(2);
    expect(at.err[0]).toBe(`${reasonNeededText('Wren Street')}\nReason: `);
    expect(json(at)).toEqual([]);
  });

  it('A-432 prompts once for a command that queries both sides', async () => {
    const at = asking(
      {
        GetLocation: { data: { location: wren } },
        searchPimsCaretakers: { data: { searchPimsCaretakers: [] } },
        LocationClientSearch: { data: { locationClientSearch: { data: [], count: 0 } } },
      },
      { says: 'Ticket 4711' },
    );
    expect(await signa(at, 'pims', 'search', '--location', '1', '--last-name', 'Kobayashi')).toBe(0);
    expect(sent(at, 'OpenSupportAccess')).toHaveLength(1);
  });

  it('A-432 explains how to give the reason without a terminal, and exits with 4', async () => {
    const at = asking({ RecordTimeline: { data: { recordTimeline } } });
    expect(await signa(at, 'timeline', 'client', '3')).toBe(4);
    expect(at.err).toEqual([
      `${reasonNeededText('Wren Street')}\nGive it with: signa support open --location 1 --reason <text>`,
    ]);
    expect(sent(at, 'OpenSupportAccess')).toEqual([]);
  });

  it('A-432 rejects an invalid reason', async () => {
    const at = asking({ RecordTimeline: { data: { recordTimeline } } }, { says: 'x' });
    expect(await signa(at, 'timeline', 'client', '3')).toBe(4);
    expect(sent(at, 'OpenSupportAccess')).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventReader } from './index.js';

const change = (id: string) => ({ isEverything: false, subjects: [{ kind: 'task' as const, id }] });
const event = (id: string, end = '\n') =>
  `event: next${end}data: ${JSON.stringify({ data: { locationChanged: change(id) } })}${end}${end}`;
const complete = 'event: complete\ndata:\n\n';
const read = (pieces: readonly string[]) => {
  const reader = createEventReader<'LocationChanged'>();
  return pieces.flatMap((piece) => reader(piece));
};
const locationUpdate = (id: string) => ({ kind: 'next', answer: { ok: true, data: { locationChanged: change(id) } } });

describe('an event stream', () => {
  it('P-152 returns one answer after another, and its end', () => {
    expect(read([':\n\n', event('1'), ':\n\n', event('2'), complete])).toEqual([
      locationUpdate('1'),
      locationUpdate('2'),
      { kind: 'complete' },
    ]);
  });

  it('P-152 reports why it ends', () => {
    const errors = [{ message: 'Sign in again.', extensions: { code: 'UNAUTHENTICATED' } }];
    expect(read([`event: next\ndata: ${JSON.stringify({ errors })}\n\n`, complete])).toMatchObject([
      { kind: 'next', answer: { ok: false, failure: { code: 'UNAUTHENTICATED' } } },
      { kind: 'complete' },
    ]);
  });

  it('treats unreadable messages as a failure, and ignores unknown ones', () => {
    expect(read(['event: next\ndata: {"da\n\n', 'event: other\ndata: 1\n\n', 'id: 4\n\n'])).toMatchObject([
      { kind: 'next', answer: { ok: false, failure: { code: 'UNAVAILABLE' } } },
    ]);
  });

  it('P-152 gives the same messages, wherever it is split and whatever its line endings', () => {
    const ids = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 6 });
    fc.assert(
      fc.property(ids, fc.array(fc.nat({ max: 400 })), fc.constantFrom('\n', '\r\n'), (names, cuts, end) => {
        const text = names.map((id) => event(id, end)).join(`:${end}${end}`);
        const places = [0, ...cuts.filter((cut) => cut < text.length).sort((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((place, index) => text.slice(places[index], place));
        expect(read(pieces)).toEqual(names.map(locationUpdate));
      }),
    );
  });
});

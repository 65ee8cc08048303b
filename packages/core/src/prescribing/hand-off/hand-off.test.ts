import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedMeanwhile,
  checkHandOff,
  handOffNoteMaxLength,
  handedOffNotice,
  insertMention,
  mentionedUsers,
  notificationText,
  notifiedUsers,
  suggestMentions,
  unknownMentions,
} from './index.js';

const luis = { id: '3', displayName: 'Luis Ferreira' };
const ana = { id: '4', displayName: 'Ana Ortiz' };
const anaVega = { id: '5', displayName: 'Ana Ortiz-Vega' };
const maya = { id: '1', displayName: 'Dr. Maya Okafor' };
const colleagues = [luis, ana, anaVega, maya];
const choices = { colleagues, currentUserId: ana.id };
const messages = (form: Parameters<typeof checkHandOff>[0]) =>
  checkHandOff(form, choices).map(({ message }) => message);

const name = fc.stringMatching(/^[A-Z][a-z]{1,6}( [A-Z][a-z]{1,6})?$/);
const people = fc
  .uniqueArray(name, { minLength: 2, maxLength: 6, selector: (text) => text.toLowerCase() })
  .map((names) => names.map((displayName, index) => ({ id: String(index + 1), displayName })));
const plain = fc.string().filter((text) => !text.includes('@'));

describe('mentions in a note', () => {
  it('P-511 find each colleague once, the longest name first, in any case', () => {
    expect(mentionedUsers('@luis ferreira and @Ana Ortiz-Vega: ask @Luis Ferreira.', colleagues)).toEqual(['3', '5']);
    expect(mentionedUsers('@Ana Ortiz, please', colleagues)).toEqual(['4']);
    expect(mentionedUsers('(@Dr. Maya Okafor)', colleagues)).toEqual(['1']);
    expect(mentionedUsers('@Luis Ferreiras luis@Luis Ferreira', colleagues)).toEqual([]);
  });

  it('P-511 mention all colleagues of a name', () => {
    expect(mentionedUsers('@Ana Ortiz', [ana, { id: '9', displayName: 'ana ortiz' }])).toEqual(['4', '9']);
  });

  it('P-511 never lose a colleague who is written out, and never find one without an @', () => {
    fc.assert(
      fc.property(people, fc.nat(), plain, plain, (all, index, start, end) => {
        const one = all[index % all.length] ?? luis;
        const note = `${start} @${one.displayName} ${end}`;
        // Another name can begin with this one and go on in what follows; then that colleague is meant.
        const longer = all.filter(({ displayName }) => note.toLowerCase().includes(`@${displayName.toLowerCase()}`));
        const found = mentionedUsers(note, all);
        expect(longer.map(({ id }) => id)).toEqual(expect.arrayContaining([...found]));
        expect(found).toHaveLength(1);
        expect(unknownMentions(note, all)).toEqual([]);
        expect(mentionedUsers(start + end, all)).toEqual([]);
      }),
    );
  });

  it('P-511 are suggested while a name is being typed, and completed', () => {
    expect(suggestMentions('Ask @an', colleagues)).toEqual([ana, anaVega]);
    expect(suggestMentions('Ask @oka', colleagues)).toEqual([maya]);
    expect(suggestMentions('@', colleagues)).toEqual(colleagues);
    expect(suggestMentions('mail a@an', colleagues)).toEqual([]);
    expect(suggestMentions('no mention', colleagues)).toEqual([]);
    expect(insertMention('Ask @an', ' today', ana)).toEqual(['Ask @Ana Ortiz ', 'today']);
  });

  it('P-511 that are completed are mentions', () => {
    fc.assert(
      fc.property(people, fc.nat(), plain, (all, index, start) => {
        const one = all[index % all.length] ?? luis;
        const [typed, rest] = insertMention(`${start} @`, '', one);
        expect(mentionedUsers(typed + rest, all)).toEqual([one.id]);
      }),
    );
  });
});

describe('a hand-off', () => {
  it('P-510 needs a colleague or a note, and a colleague who can work on requests', () => {
    expect(messages({ toLocationUserId: luis.id, note: null })).toEqual([]);
    expect(messages({ toLocationUserId: null, note: null })).toEqual([]);
    expect(messages({ toLocationUserId: ana.id, note: 'Please look.' })).toEqual([]);
    expect(messages({ toLocationUserId: ana.id, note: '  ' })).toEqual(['Choose a colleague or write a note.']);
    expect(messages({ toLocationUserId: '99', note: null })).toEqual([
      'This user can no longer work on requests here. Choose another colleague.',
    ]);
  });

  it('P-510 P-511 limits the note, and rejects a mention that would reach nobody', () => {
    const to = luis.id;
    expect(messages({ toLocationUserId: to, note: 'x'.repeat(handOffNoteMaxLength) })).toEqual([]);
    expect(messages({ toLocationUserId: to, note: 'x'.repeat(handOffNoteMaxLength + 1) })).toEqual([
      'A note can have at most 500 characters',
    ]);
    expect(messages({ toLocationUserId: to, note: '@Lius and @Anna, see me@mail.example' })).toEqual([
      'Nobody here is called @Lius and @Anna. Choose a name from the list, or remove the @.',
    ]);
  });

  it('P-512 notifies who gets the request, who had it, who is mentioned, and whose request has a note', () => {
    const notified = (toLocationUserId: string | null, note: string | null, by = maya.id) =>
      notifiedUsers({ toLocationUserId, note }, choices, by);
    expect(notified(luis.id, 'With @Ana Ortiz-Vega')).toEqual([
      { id: '3', kind: 'assigned' },
      { id: '4', kind: 'reassigned' },
      { id: '5', kind: 'mentioned' },
    ]);
    expect(notified(ana.id, 'Called.')).toEqual([{ id: '4', kind: 'noted' }]);
    expect(notified(ana.id, 'Called, @Ana Ortiz')).toEqual([{ id: '4', kind: 'mentioned' }]);
    expect(notified(null, null)).toEqual([{ id: '4', kind: 'reassigned' }]);
    expect(notified(luis.id, '@Luis Ferreira', luis.id)).toEqual([{ id: '4', kind: 'reassigned' }]);
  });

  it('P-512 never notifies its author or anybody twice, and always who gets the request', () => {
    fc.assert(
      fc.property(people, fc.nat(), fc.nat(), fc.nat(), fc.array(fc.nat()), (all, by, to, from, mentioned) => {
        const at = (index: number) => all[index % all.length] ?? luis;
        const note = mentioned.map((index) => `@${at(index).displayName}`).join(' / ');
        const form = { toLocationUserId: at(to).id, note };
        const found = notifiedUsers(form, { colleagues: all, currentUserId: at(from).id }, at(by).id);
        const ids = found.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).not.toContain(at(by).id);
        if (at(to).id !== at(by).id && at(to).id !== at(from).id)
          expect(found).toContainEqual({ id: at(to).id, kind: 'assigned' });
        for (const index of mentioned) if (at(index).id !== at(by).id) expect(ids).toContain(at(index).id);
      }),
    );
  });

  it('P-510 P-512 P-517 says what happened', () => {
    expect(handedOffNotice('Luis Ferreira', true).title).toBe('Assigned to Luis Ferreira');
    expect(handedOffNotice(null, true).title).toBe('Given back to everyone');
    expect(handedOffNotice('Luis Ferreira', false).title).toBe('Note saved');
    expect(notificationText('mentioned', 'Dr. Maya Okafor')).toBe('Dr. Maya Okafor mentioned you');
    const change = { by: 'Dr. Maya Okafor', action: 'Assigned a request', at: '2026-11-20T13:14:00.000Z' };
    expect(changedMeanwhile(change, 'America/New_York')).toBe(
      'Dr. Maya Okafor changed this request on 11-20-2026 08:14 AM (assigned a request). Check it, then send yours again.',
    );
    expect(changedMeanwhile({ ...change, by: null }, 'America/New_York')).toMatch(/^Another system changed/);
  });
});

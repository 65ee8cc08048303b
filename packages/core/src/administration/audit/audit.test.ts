import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { mutationNames } from '../../contract/index.js';
import { auditAction, auditActor, auditChanges, auditSubject, csvLine, csvText } from './index.js';

const zone = { timeZone: 'America/New_York' };

describe('a change as text', () => {
  it('A-247 shows each changed field, with its previous and new value', () => {
    const before = {
      id: '7',
      version: 3,
      roleId: '2',
      role: { name: 'STAFF' },
      isActive: true,
      tags: ['a', 'b'],
      note: 'x',
    };
    const after = { ...before, version: 4, roleId: '3', role: { name: 'VET' }, isActive: false, tags: ['a'], note: '' };
    expect(auditChanges(before, after, zone)).toEqual([
      { field: 'Role', before: 'STAFF', after: 'VET' },
      { field: 'Active', before: 'Yes', after: 'No' },
      { field: 'Tags', before: 'a, b', after: 'a' },
      { field: 'Note', before: 'x', after: null },
    ]);
  });

  it('A-247 shows dates and times as at the location', () => {
    const after = { vetLicenseExpiration: '2027-03-01', endedAt: '2026-11-23T04:30:00.000Z' };
    const changes = auditChanges(null, after, zone);
    expect(changes[0]).toEqual({ field: 'Vet license expiration', before: null, after: '03-01-2027' });
    expect(changes[1]?.after).toMatch(/^11-22-2026/);
  });

  it('A-247 matches list entries by ID, and shows an added or removed one as a whole', () => {
    const phone = (id: string, phoneNumber: string, isPrimary = false) => ({ id, phoneNumber, isPrimary });
    const list = (...userPhones: unknown[]) => ({ userPhones });
    const was = list(phone('1', '5185550101', true), phone('2', '5185550102'));
    expect(auditChanges(was, list(phone('2', '5185550102'), phone('1', '5185550101', false)), zone)).toEqual([
      { field: 'Phone 5185550101: primary', before: 'Yes', after: 'No' },
    ]);
    expect(auditChanges(was, list(phone('1', '5185550101', true)), zone)).toContainEqual({
      field: 'Phone 5185550102: number',
      before: '5185550102',
      after: null,
    });
    const none = { userPhones: null };
    const one = list(phone('7', '5185550107'));
    const fields = [
      ['number', '5185550107'],
      ['primary', 'No'],
    ].map(([field, value]) => ({ field: `Phone 5185550107: ${field}`, value }));
    const came = fields.map(({ field, value }) => ({ field, before: null, after: value }));
    const went = fields.map(({ field, value }) => ({ field, before: value, after: null }));
    expect(auditChanges(none, one, zone)).toEqual(came);
    expect(auditChanges(one, none, zone)).toEqual(went);
  });

  it.each<readonly [named: object, called: string]>([
    [{ displayName: 'Known' }, 'Known'],
    [{ name: 'Known' }, 'Known'],
    [{ label: 'Known' }, 'Known'],
    [{ phoneNumber: 'Known' }, 'Known'],
    [{ addressLine1: 'Known' }, 'Known'],
    [{ name: 'Known', addressLine1: 'Other' }, 'Known'],
    [{ title: 'Known' }, 'Known'],
    [{ firstName: 'Known', lastName: 'Person' }, 'Known Person'],
    [{ name: '', label: 'Known' }, 'Known'],
  ])('A-247 calls the second of two list entries, %j, %s', (named, called) => {
    const entries = (isActive: boolean) => ({
      entries: [
        { id: '1', name: 'First', isActive: true },
        { id: '2', ...named, isActive },
      ],
    });
    expect(auditChanges(entries(true), entries(false), zone)).toEqual([
      { field: `Entries ${called}: active`, before: 'Yes', after: 'No' },
    ]);
  });

  it('A-247 shows nothing for unchanged values, and something for every other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(auditChanges(before, before, zone)).toEqual([]);
        for (const change of auditChanges(before, after, zone)) {
          expect(change.before).not.toBe(change.after);
          expect(change.field).not.toBe('');
        }
      }),
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (a, b) => {
        fc.pre(a.trim() !== b.trim() && a.length < 100 && b.length < 100);
        expect(auditChanges({ name: a }, { name: b }, zone)).toHaveLength(1);
      }),
    );
  });

  it('A-247 A-415 has a text for every change, and adds spaces to the name of one without', () => {
    for (const name of mutationNames) expect(auditAction(name)).toMatch(/^[A-Z][a-z]+ [a-z]/);
    expect(auditAction('order.status')).toBe('The pharmacy updated an order');
    expect(auditAction('ImportPrescriptions')).toBe('Imported external prescriptions from a file');
    expect(auditAction('somethingNew.cameIn')).toBe('Something new came in');
    expect(auditAction('constructor')).toBe('Constructor');
  });

  it('A-247 names the user, by email if nothing better is known', () => {
    expect(auditActor('ann@wren.example', 'Ann Lee')).toBe('Ann Lee');
    expect(auditActor('ann@wren.example', null)).toBe('ann@wren.example');
    expect(auditActor('timer', null)).toBe('Timer');
  });

  it('A-247 A-427 shows a record by name, and never by ID', () => {
    expect(auditSubject('client:12', 'Hana Kobayashi')).toBe('Client Hana Kobayashi');
    expect(auditSubject('task:12', null)).toBe('Request');
    expect(auditSubject('import:abb7c468-f54c-4540-aaaf-40e214172169', null)).toBe('Import');
    expect(auditSubject('toString:1', null)).toBe('To string');
  });
});

describe('a CSV line', () => {
  it('A-249 quotes values where required, and escapes every formula', () => {
    expect(csvLine(['a', 'b "c", d', null, '2 lines\nhere'])).toBe('a,"b ""c"", d",,"2 lines\nhere"\r\n');
    for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', '＝'])
      expect(csvLine([`${start}1+1`]).replaceAll('"', '')).toMatch(/^'/);
  });

  it('A-249 A-321 restores the exact values, and never begins one as a formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.stringMatching(/^['=+ -]{0,4}$/)), { minLength: 1, maxLength: 5 }),
        (values) => {
          const read = valuesOf(csvLine(values));
          expect(read.map(csvText)).toEqual(values);
          for (const value of read) expect(value).not.toMatch(/^[=+\-@\t\r\n]/);
        },
      ),
    );
  });
});

/** Parses one line according to RFC 4180. */
function valuesOf(line: string): string[] {
  const values: string[] = [];
  for (const [, quoted, plain] of `,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,"]*))/g))
    values.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
  return values;
}

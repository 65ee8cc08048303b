import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type AuditNames, auditChanges, auditReferences, fieldWords, rawChanges } from './index.js';

const timeZone = 'America/New_York';
const right = (module: string, over: object = {}) => ({
  ...{ module, isActive: true, canView: true, canEdit: true, canDelete: false },
  ...over,
});
const role = (rolesModules: unknown[], over: object = {}) => ({
  id: '2',
  name: 'STAFF',
  icon: 'user',
  rolesModules,
  ...over,
});
const ofRole = { timeZone, noun: 'role', subjectName: 'STAFF' };
const called: Readonly<Record<string, string>> = {
  'locationUser:5': 'Luis Ferreira',
  'locationUser:6': 'Priya Natarajan',
  'client:3': 'Hana Kobayashi',
};
const people: AuditNames = (kind, id) => called[`${kind}:${id}`] ?? null;

describe('the rights of a role', () => {
  const was = role([right('approve'), right('clients'), right('create')]);

  it('A-426 are compared by module and right, whatever their order', () => {
    const is = role([right('create'), right('approve'), right('clients', { canEdit: false })]);
    expect(auditChanges(was, is, ofRole)).toEqual([{ field: 'STAFF · Clients: edit', before: 'Yes', after: 'No' }]);
  });

  it('A-426 of an added or removed module are listed under its name', () => {
    const is = role([right('create'), right('approve'), right('usermanagement', { canEdit: false })]);
    expect(auditChanges(was, is, ofRole)).toEqual([
      ...['access', 'view', 'edit'].map((name) => ({ field: `STAFF · Clients: ${name}`, before: 'Yes', after: null })),
      { field: 'STAFF · Clients: delete', before: 'No', after: null },
      ...['access', 'view'].map((name) => ({ field: `STAFF · User Management: ${name}`, before: null, after: 'Yes' })),
      ...['edit', 'delete'].map((name) => ({ field: `STAFF · User Management: ${name}`, before: null, after: 'No' })),
    ]);
  });

  const modules = ['approve', 'clients', 'create', 'history', 'orders'];
  it('A-426 list exactly the rights that differ, in any order of the modules', () => {
    fc.assert(
      fc.property(
        fc.record({
          before: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
          after: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
          order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 }),
        }),
        ({ before, after, order }) => {
          const rights = (edits: readonly boolean[]) =>
            modules.map((module, index) => right(module, { canEdit: edits[index] }));
          const shuffled = order.map((index) => rights(after)[index]);
          const found = auditChanges(role(rights(before)), role(shuffled), ofRole);
          expect(found).toHaveLength(before.filter((edit, index) => edit !== after[index]).length);
          for (const { field } of found) expect(field).toMatch(/^STAFF · [A-Z][a-z]+: edit$/);
        },
      ),
    );
  });
});

describe('records that an entry references', () => {
  const delegation = (id: string, delegatedLocationUserId: string, lastDay: string | null) => ({
    ...{ id, locationUserId: '1', delegatedLocationUserId, lastDay },
  });
  const context = { timeZone, noun: 'user', subjectName: 'Dr. Maya Okafor', names: people };

  it('A-426 A-427 are delegates by their names and last days', () => {
    const before = { delegatedUsers: [delegation('9', '6', null)] };
    const after = { delegatedUsers: [delegation('9', '6', '2026-11-20'), delegation('10', '5', '2026-11-25')] };
    const field = 'Can authorize for Dr. Maya Okafor';
    expect(auditChanges(before, after, context)).toEqual([
      { field, before: 'Priya Natarajan', after: 'Priya Natarajan, through 11-20-2026' },
      { field, before: null, after: 'Luis Ferreira, through 11-25-2026' },
    ]);
    expect(auditReferences(before, after, 'user')).toEqual([
      { kind: 'locationUser', id: '6' },
      { kind: 'locationUser', id: '5' },
    ]);
  });

  it('A-427 are the role by its name, without its ID and icon', () => {
    const user = (id: string, name: string, icon: string) => ({
      locationsUsers: [{ id: '2', roleId: id, role: { id, name, icon }, location: { id: '1', name: 'Wren Street' } }],
    });
    expect(auditChanges(user('2', 'STAFF', 'user'), user('3', 'VET', 'stethoscope'), context)).toEqual([
      { field: 'Wren Street: role', before: 'STAFF', after: 'VET' },
    ]);
  });

  it('A-427 are looked up by what the entry records, a merged one under its own name', () => {
    const change = { id: '4', mergedIntoId: null };
    const merged = { mergedIntoId: '3' };
    const ofClient = { timeZone, noun: 'client', names: people };
    expect(auditChanges(change, merged, ofClient)).toEqual([
      { field: 'Merged into', before: null, after: 'Hana Kobayashi' },
    ]);
    expect(auditChanges(change, { mergedIntoId: '77' }, ofClient)).toEqual([
      { field: 'Merged into', before: null, after: 'no longer on file' },
    ]);
  });

  it("A-427 are limited to the operation's result when it is recorded next to the whole record", () => {
    const draft = { id: '22', directions: 'Give 1 tablet.', declineReason: null };
    expect(auditChanges(draft, { reason: 'Due for exam', removedBy: '6' }, { timeZone, names: people })).toEqual([
      { field: 'Reason', before: null, after: 'Due for exam' },
      { field: 'Deleted by', before: null, after: 'Priya Natarajan' },
    ]);
  });

  it('A-107 A-247 of a notification name what it is about', () => {
    const changes = auditChanges({ isPendingAuth: false }, { isPendingAuth: true }, { timeZone });
    expect(changes).toEqual([{ field: 'Notified of pending authorizations', before: 'No', after: 'Yes' }]);
  });

  it('A-427 show the text of a code', () => {
    const ofTask = { timeZone, noun: 'task' };
    expect(auditChanges({ status: 'PENDING' }, { status: 'VET_DECLINED' }, ofTask)).toEqual([
      { field: 'Status', before: 'Pending', after: 'Declined' },
    ]);
    expect(
      auditChanges({ phones: [] }, { phones: [{ uuid: 'u', phoneNumber: '5185550101', phoneTypeId: 1 }] }, ofTask),
    ).toEqual([
      { field: 'Phone 5185550101: number', before: null, after: '5185550101' },
      { field: 'Phone 5185550101: type', before: null, after: 'Cell' },
    ]);
  });
});

describe('records of operators, events and imports', () => {
  it('A-427 have a text, or are technical', () => {
    const named = [
      ...['location.pimsAccountSecret', 'import.file', 'import.sha256', 'import.fromLine', 'import.removed'],
      ...['import.stayed', 'client.externalId', 'patient.import', 'client.prescriptions', 'client.patientIds'],
      ...['patient.vet', 'patient.weightRecordedAt', 'order.status', 'lines.status', 'order.lines', 'task.expiresOn'],
      ...['task.previousPrescriptionId', 'task.clientId', 'task.remainingQuantity', 'client.clientUuid'],
    ];
    const without = named.filter((name) => {
      const [parent = '', field = ''] = name.split('.');
      return fieldWords(parent, field) === undefined;
    });
    expect(without).toEqual([]);
    const secret = { pimsAccountSecret: 'replaced' };
    expect(auditChanges({}, secret, { timeZone, noun: 'location' })).toEqual([
      { field: 'Practice system password', before: null, after: 'Replaced' },
    ]);
    const order = { orderNumber: '88068', status: 'sent-to-fulfillment', lines: [{ lineId: 'l1', status: 'shipped' }] };
    expect(auditChanges(null, order, { timeZone, noun: 'order' })).toEqual([
      { field: 'Order number', before: null, after: '88068' },
      { field: 'Status', before: null, after: 'Sent to fulfillment' },
      { field: 'Line: status', before: null, after: 'Shipped' },
    ]);
  });
});

describe('raw changes', () => {
  it('A-428 contain every changed value as it is stored, including technical ones', () => {
    const was = role([right('approve'), right('clients')], { version: 1 });
    const is = role([right('clients', { canEdit: false }), right('approve')], { version: 2, icon: 'stethoscope' });
    expect(rawChanges(was, is)).toEqual([
      { path: 'icon', before: 'user', after: 'stethoscope' },
      { path: 'rolesModules[module=clients].canEdit', before: 'true', after: 'false' },
      { path: 'version', before: '1', after: '2' },
    ]);
    expect(rawChanges(null, { tags: ['a'] })).toEqual([{ path: 'tags', before: null, after: '["a"]' }]);
  });

  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string()));
  const record = fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), value);
  it('A-428 are empty for equal records, and contain each field that differs', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        expect(rawChanges(before, before)).toEqual([]);
        const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
        const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
        expect(rawChanges(before, after).map(({ path }) => path)).toEqual(differing);
      }),
    );
  });
});

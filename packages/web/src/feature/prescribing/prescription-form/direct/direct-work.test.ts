import { emptyPrescriptionForm } from '@signa/core/prescribing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForm } from '../state/form-state';
import type { FormState } from '../state/state-shape';
import { deleteAllUnsent, keepUnsent, unsentWork } from '../unsent/unsent-work';
import { directSourceOf, directState } from './direct-source';
import type { DirectSource } from './direct-source';
import { carryToCopy, directSubject, dropDirect, rememberDirect, rememberWaiting, unsentDirect } from './direct-work';

const person = { locationUserId: '11', locationId: '1' };
const at = '2026-11-20T18:00:00.000Z';
const copy = { from: 'copy', id: '41' } as const;

beforeEach(() => deleteAllUnsent());

describe('navigation state of the direct form', () => {
  it('P-042 carries a draft or the copied record, and rejects any other value', () => {
    const id = fc.string({ minLength: 1 });
    const source: fc.Arbitrary<DirectSource> = fc.oneof(
      fc.record({ from: fc.constantFrom('draft' as const, 'copy' as const), id }),
      fc.record({ from: fc.constant('task-copy' as const), id, uuid: id }),
    );
    fc.assert(
      fc.property(source, (one) => {
        expect(directSourceOf(directState(one))).toEqual(one);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (any) => {
        expect(directSourceOf(any)).toBeNull();
      }),
    );
    expect(directSourceOf({ direct: { from: 'task-copy', id: '1' } })).toBeNull();
  });
});

describe('unsent work of the direct form', () => {
  const typed = openedForm({ ...emptyPrescriptionForm, directions: 'Typed.' }, '2026-11-20', null);
  const type = (source: DirectSource) =>
    keepUnsent({ ...person, subject: directSubject(source) }, { typed, basis: 'copy', at });

  it('P-042 is offered once something is typed, only to the same user at the same location', () => {
    rememberDirect(person, { source: copy, about: 'Galliprant for Otis', at });
    expect(unsentDirect(person)).toEqual([]);
    type(copy);
    expect(unsentDirect(person)).toEqual([{ source: copy, about: 'Galliprant for Otis', at }]);
    expect(unsentDirect({ ...person, locationId: '2' })).toEqual([]);
    expect(unsentDirect({ ...person, locationUserId: '12' })).toEqual([]);
    dropDirect(person, copy);
    expect(unsentDirect(person)).toEqual([]);
  });

  it("P-042 is offered completely: later work doesn't hide earlier work", () => {
    for (const id of ['41', '42']) {
      const source = { from: 'copy', id } as const;
      rememberDirect(person, { source, about: `Copy ${id}`, at });
      type(source);
    }
    expect(unsentDirect(person).map(({ about }) => about)).toEqual(expect.arrayContaining(['Copy 41', 'Copy 42']));
  });

  it('P-170 keeps the copy of a declined request, even if nothing was typed, until it is sent or discarded', () => {
    const source = { from: 'task-copy', id: '90', uuid: 'task-90' } as const;
    rememberWaiting(person, source, at);
    expect(unsentDirect(person)).toEqual([]);
    rememberDirect(person, { source, about: 'Galliprant for Otis', at });
    expect(unsentDirect(person)).toEqual([{ source, about: 'Galliprant for Otis', at, waits: true }]);
    type(source);
    expect(unsentDirect(person)).toEqual([{ source, about: 'Galliprant for Otis', at }]);
    dropDirect(person, source);
    expect(unsentDirect(person)).toEqual([]);
  });

  it('P-170 P-119 moves from a declined request to its copy, as a copy', () => {
    const ofTask = { ...typed, form: { ...typed.form, version: 4, workflowLocationUserId: '13', pimsConsultId: 'c' } };
    keepUnsent({ ...person, subject: 'task/90' }, { typed: ofTask, basis: '1/4', at });
    carryToCopy(person, '90');
    const source = { from: 'task-copy', id: '90', uuid: 'task-90' } as const;
    const carried = unsentWork<FormState>({ ...person, subject: directSubject(source) });
    expect(carried?.typed.form).toMatchObject({
      directions: 'Typed.',
      version: null,
      workflowLocationUserId: null,
      pimsConsultId: null,
      rxOriginCode: 'copy',
    });
    expect(unsentWork({ ...person, subject: 'task/90' })).toBeNull();
  });
});

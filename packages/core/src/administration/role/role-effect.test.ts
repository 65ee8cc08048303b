import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { hasRight, moduleNames } from '../../practice/location/index.js';
import { builtInRole, linkTo, modules } from '../../practice/location/practice.test-data.js';
import { answeringRoles, affectsUsers, roleAfter, roleEffect } from './index.js';

const vets = builtInRole('VETADMIN');
const nothing = { gained: [], lost: [], authority: null };

describe('the effect of changing a role', () => {
  it('A-263 is listed by right and module', () => {
    const before = builtInRole('VETADMIN', {
      rolesModules: [linkTo('clients'), linkTo('orders', { isActive: false })],
    });
    const after = builtInRole('VETADMIN', {
      rolesModules: [linkTo('clients', { canEdit: false, canDelete: false }), linkTo('dashboard')],
    });
    expect(roleEffect(before, after)).toEqual({
      gained: [
        { module: 'dashboard', right: 'view' },
        { module: 'dashboard', right: 'edit' },
        { module: 'dashboard', right: 'delete' },
      ],
      lost: [
        { module: 'clients', right: 'edit' },
        { module: 'clients', right: 'delete' },
      ],
      authority: null,
    });
  });

  it('A-263 includes gained or lost authority', () => {
    expect(roleEffect(vets, { ...vets, canAuthorize: false })).toEqual({ ...nothing, authority: 'lost' });
    expect(roleEffect({ ...vets, canAuthorize: false }, vets)).toEqual({ ...nothing, authority: 'gained' });
  });

  it('A-028 A-263 of deactivation is the loss of every right and the authority', () => {
    const effect = roleEffect(vets, { ...vets, isActive: false });
    expect(effect.authority).toBe('lost');
    expect(effect.lost).toHaveLength(3 * moduleNames.length);
    expect(roleEffect({ ...vets, isActive: false }, { ...vets, isActive: false, canAuthorize: false })).toEqual(
      nothing,
    );
  });

  const anyRole = fc
    .record({
      isActive: fc.boolean(),
      canAuthorize: fc.boolean(),
      rolesModules: fc.uniqueArray(
        fc
          .record({
            name: fc.constantFrom(...modules.map((module) => module.name)),
            isActive: fc.boolean(),
            canView: fc.boolean(),
            canEdit: fc.boolean(),
            canDelete: fc.boolean(),
          })
          .map(({ name, ...rights }) => linkTo(name, rights)),
        { selector: (link) => link.module.id },
      ),
    })
    .map((changed) => builtInRole('STAFF', changed));

  test.prop([anyRole, anyRole])('A-263 is inverted by undoing it, and empty when nothing changes', (one, other) => {
    const [there, back] = [roleEffect(one, other), roleEffect(other, one)];
    expect(there.gained).toEqual(back.lost);
    expect(there.lost).toEqual(back.gained);
    expect(affectsUsers(there)).toBe(affectsUsers(back));
    for (const { module, right } of there.gained) expect(hasRight(other, module, right)).toBe(true);
    for (const { module, right } of there.lost) expect(hasRight(other, module, right)).toBe(false);
    expect(roleEffect(one, one)).toEqual(nothing);
    expect(affectsUsers(roleEffect(one, one))).toBe(false);
  });

  test.prop([anyRole, anyRole])(
    'A-263 affects users whenever the roles that can approve requests change',
    (one, other) => {
      const [before, after] = [answeringRoles([one]), answeringRoles([other])];
      if (!affectsUsers(roleEffect(one, other))) expect(after).toEqual(before);
    },
  );
});

describe('the roles that can approve a request', () => {
  it('A-263 A-072 can authorize, and answer requests', () => {
    const all = (['ADMIN', 'STAFF', 'VET', 'VETADMIN'] as const).map((name) => builtInRole(name));
    expect(answeringRoles(all)).toEqual({ authorizing: ['3', '4'], answering: ['1', '2', '3', '4'] });
    const reads = builtInRole('VET', { rolesModules: [linkTo('approve', { canEdit: false, canDelete: false })] });
    expect(answeringRoles([reads])).toEqual({ authorizing: ['3'], answering: [] });
    expect(answeringRoles([{ ...vets, isActive: false }])).toEqual({ authorizing: [], answering: [] });
  });
});

describe('a role after changes', () => {
  it('A-067 has the selected modules with their rights, and no other', () => {
    const after = roleAfter(builtInRole('STAFF'), { rolesModules: [{ moduleId: '04' }, { moduleId: '99' }] }, modules);
    expect(after.rolesModules).toEqual([linkTo('clients', { canDelete: false })]);
    expect(after).toMatchObject({ canAuthorize: false, isActive: true });
  });

  it('A-263 keeps omitted fields', () => {
    expect(roleAfter(vets, {}, modules)).toEqual(vets);
    expect(roleAfter(vets, { canAuthorize: false, isActive: null }, modules)).toEqual({ ...vets, canAuthorize: false });
  });
});

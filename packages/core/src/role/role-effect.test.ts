import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { hasRight, moduleNames } from '../practice/index.js';
import { builtInRole, linkTo, modules } from '../practice/practice.test-data.js';
import { roleEffect, type RolePlace } from './index.js';

const wren: RolePlace = {
  locationId: '1',
  name: 'Wren Street',
  members: [{ id: '7', displayName: 'Dr. Okafor' }],
  delegates: [{ id: '9', displayName: 'Jo Park' }],
  hasOtherVets: false,
  waiting: 4,
};
const vets = builtInRole('VETADMIN');

describe('what a change of a role does', () => {
  it('A-263 is told by right and module, with everybody who has the role', () => {
    const after = builtInRole('VETADMIN', {
      rolesModules: [linkTo('clients', { canEdit: false, canDelete: false }), linkTo('dashboard')],
    });
    const before = builtInRole('VETADMIN', {
      rolesModules: [linkTo('clients'), linkTo('orders', { isActive: false })],
    });
    expect(roleEffect(before, after, [wren])).toEqual({
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
      places: [{ name: 'Wren Street', people: ['Dr. Okafor'] }],
      stranded: [],
    });
  });

  it('A-263 A-073 that takes authority names who signs for them too, and the requests that nobody could approve', () => {
    const effect = roleEffect(vets, { ...vets, canAuthorize: false }, [
      wren,
      { ...wren, locationId: '2', name: 'Harbor', hasOtherVets: true },
      { ...wren, locationId: '3', name: 'Elm', waiting: 0 },
    ]);
    expect(effect).toMatchObject({ gained: [], lost: [], authority: 'lost' });
    expect(effect.places[0]).toEqual({ name: 'Wren Street', people: ['Dr. Okafor', 'Jo Park'] });
    expect(effect.stranded).toEqual([{ name: 'Wren Street', waiting: 4 }]);
  });

  it('A-028 A-263 that switches a role off takes every right and the authority', () => {
    const effect = roleEffect(vets, { ...vets, isActive: false }, [wren]);
    expect(effect.authority).toBe('lost');
    expect(effect.lost).toHaveLength(3 * moduleNames.length);
    expect(effect.stranded).toEqual([{ name: 'Wren Street', waiting: 4 }]);
  });

  it('A-263 that names somebody twice tells of them once', () => {
    const place = { ...wren, delegates: wren.members };
    expect(roleEffect(vets, { ...vets, canAuthorize: false }, [place]).places[0]?.people).toEqual(['Dr. Okafor']);
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

  test.prop([anyRole, anyRole])(
    'A-263 is the contrary of what undoing it does, and nothing where nothing changes',
    (one, other) => {
      const [there, back] = [roleEffect(one, other, [wren]), roleEffect(other, one, [wren])];
      expect(there.gained).toEqual(back.lost);
      expect(there.lost).toEqual(back.gained);
      for (const { module, right } of there.gained) expect(hasRight(other, module, right)).toBe(true);
      for (const { module, right } of there.lost) expect(hasRight(other, module, right)).toBe(false);
      expect(roleEffect(one, one, [wren])).toEqual({ gained: [], lost: [], authority: null, places: [], stranded: [] });
    },
  );

  test.prop([anyRole, anyRole, fc.boolean(), fc.nat({ max: 3 })])(
    'A-263 never leaves requests to nobody without saying so',
    (one, other, hasOtherVets, waiting) => {
      const effect = roleEffect(one, other, [{ ...wren, hasOtherVets, waiting }]);
      const could = hasOtherVets || (one.isActive && one.canAuthorize);
      const can = hasOtherVets || (other.isActive && other.canAuthorize);
      expect(effect.stranded.length).toBe(could && !can && waiting > 0 ? 1 : 0);
    },
  );
});

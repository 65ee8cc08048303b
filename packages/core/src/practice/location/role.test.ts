import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  builtInModules,
  builtInRoles,
  hasRight,
  isVetRole,
  moduleNames,
  roleLabel,
  sameRoleName,
  startingLinks,
  type BuiltInRoleName,
} from './index.js';
import { builtInRole, linkTo } from './practice.test-data.js';

const rightsOf = (role: BuiltInRoleName) =>
  Object.fromEntries(
    startingLinks
      .filter((link) => link.role === role)
      .map((link) => [link.module, `${link.canView ? 'V' : ''}${link.canEdit ? 'E' : ''}${link.canDelete ? 'D' : ''}`]),
  );

describe('role names', () => {
  it('A-065 are compared ignoring case and spaces', () => {
    expect(sameRoleName('Vet', ' VET ')).toBe(true);
    expect(sameRoleName('vet admin', 'VETADMIN')).toBe(true);
    expect(sameRoleName('VET', 'VETADMIN')).toBe(false);
  });

  it('A-068 make users selectable as vets when they are Vet or vet admin', () => {
    for (const name of ['VET', 'Vet', 'vet admin', 'VETADMIN']) expect(isVetRole({ name })).toBe(true);
    for (const name of ['ADMIN', 'STAFF', 'Vet tech', 'Veterinarian', '']) expect(isVetRole({ name })).toBe(false);
  });

  it('P-072 have a readable label when they are built in', () => {
    expect(['VETADMIN', 'STAFF', 'Front desk'].map((name) => roleLabel({ name }))).toEqual([
      'Vet Admin',
      'Staff',
      'Front desk',
    ]);
  });

  const name = fc.stringMatching(/^[A-Za-z ]{0,30}$/);
  test.prop([name, name])('A-065 equality ignores case and spaces, and is symmetric', (a, b) => {
    expect(sameRoleName(a, ` ${a.toUpperCase()}`)).toBe(true);
    expect(sameRoleName(a.toLowerCase(), b)).toBe(sameRoleName(b, a));
  });
});

describe('the built-in roles', () => {
  it('A-069 are four, and vets and vet admins can authorize', () => {
    expect(builtInRoles.map(({ name, canAuthorize }) => [name, canAuthorize])).toEqual([
      ['ADMIN', false],
      ['STAFF', false],
      ['VET', true],
      ['VETADMIN', true],
    ]);
  });

  it('A-070 have these modules in menu order', () => {
    expect(builtInModules.map(({ name, link, parent }) => [name, link, parent])).toEqual([
      ['dashboard', '/dashboard', null],
      ['create', '/create', null],
      ['approve', '/approve', null],
      ['clients', '/clientsearch', null],
      ['products', '/products', null],
      ['history', '/history', null],
      ['orders', '/orders', null],
      ['officeuse', '/officeuserx', null],
      ['link', '/link', null],
      ['reports', '/reports', null],
      ['administration', null, null],
      ['usermanagement', '/usermanagement', 'administration'],
      ['practicesettings', '/practicesettings', 'administration'],
      ['shortcuts', '/PrescribingShortcuts', 'administration'],
      ['oobo', null, null],
    ]);
    expect(builtInModules.filter((module) => !module.isNavigation).map(({ name }) => name)).toEqual(['oobo']);
    expect(builtInModules.map(({ name }) => name)).toEqual([...moduleNames]);
  });

  it('A-034 every module has a name and an icon', () => {
    for (const module of builtInModules) {
      expect(module.label).toMatch(/^[A-Z]/);
      expect(module.icon).toMatch(/^[a-z0-9-]+$/);
    }
  });

  it('A-071 let ADMIN and VETADMIN do everything', () => {
    for (const role of ['ADMIN', 'VETADMIN'] as const) {
      expect(rightsOf(role)).toEqual(Object.fromEntries(moduleNames.map((name) => [name, 'VED'])));
    }
  });

  it('A-071 let VET view reports only, and neither manage users nor settings', () => {
    const { usermanagement, practicesettings, reports, ...others } = rightsOf('VET');
    expect([usermanagement, practicesettings, reports]).toEqual([undefined, undefined, 'V']);
    expect(new Set(Object.values(others))).toEqual(new Set(['VED']));
    expect(Object.keys(others)).toHaveLength(moduleNames.length - 3);
  });

  it('A-071 let STAFF view and edit the daily work, and view administration and shortcuts', () => {
    const daily = [
      'dashboard',
      'create',
      'approve',
      'clients',
      'products',
      'history',
      'orders',
      'officeuse',
      'link',
      'oobo',
    ];
    expect(rightsOf('STAFF')).toEqual({
      ...Object.fromEntries(daily.map((name) => [name, 'VE'])),
      administration: 'V',
      shortcuts: 'V',
    });
  });
});

describe('a right', () => {
  it('A-028 requires the role, the link and the module to be active, and its own flag', () => {
    const withLink = (...rolesModules: ReturnType<typeof linkTo>[]) => builtInRole('STAFF', { rolesModules });
    expect(hasRight(withLink(linkTo('create')), 'create', 'edit')).toBe(true);
    expect(hasRight({ ...withLink(linkTo('create')), isActive: false }, 'create', 'edit')).toBe(false);
    expect(hasRight(withLink(linkTo('create', { isActive: false })), 'create', 'edit')).toBe(false);
    const { module } = linkTo('create');
    expect(hasRight(withLink(linkTo('create', { module: { ...module, isActive: false } })), 'create', 'edit')).toBe(
      false,
    );
    expect(hasRight(withLink(linkTo('create', { canEdit: false })), 'create', 'edit')).toBe(false);
    expect(hasRight(withLink(linkTo('create', { canDelete: false })), 'create', 'delete')).toBe(false);
    expect(hasRight(withLink(linkTo('create', { canView: false })), 'create', 'view')).toBe(false);
    expect(hasRight(withLink(linkTo('create')), 'approve', 'view')).toBe(false);
  });
});

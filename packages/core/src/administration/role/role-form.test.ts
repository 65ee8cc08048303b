import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { checkRoleForm, isAuthorizeFixed, isRoleNameTaken, rightsOf, type RoleForm } from './index.js';

const moduleIds = ['1', '2', '3'];
const form = (changes: Partial<RoleForm> = {}): RoleForm => ({
  name: 'Technician Lead',
  canAuthorize: false,
  rolesModules: [{ moduleId: '1' }],
  ...changes,
});
const complaints = (changes: Partial<RoleForm>, stored: { name: string; canAuthorize: boolean } | null = null) =>
  checkRoleForm(form(changes), { moduleIds, stored }).map(({ path, message }) => `${path}: ${message}`);

describe('the name of a role', () => {
  it.each([
    ['', 'name: Role is required.'],
    [' \u200b ', 'name: Role is required.'],
    ['  ab ', 'name: Role name is too small.'],
    ['Lead 2', 'name: Use only letters and spaces'],
    ['Lead-Technician', 'name: Use only letters and spaces'],
    ['T'.repeat(31), 'name: Enter at most 30 characters'],
  ])('A-066 %j is rejected', (name, complaint) => {
    expect(complaints({ name })).toEqual([complaint]);
  });

  it('A-066 has 3 to 30 letters and spaces, in any language', () => {
    for (const name of ['Vet', ' Vet ', 'T'.repeat(30), 'Técnica Jefa', 'Старший врач'])
      expect(complaints({ name })).toEqual([]);
  });

  it('A-066 is valid unchanged when the role is edited', () => {
    const stored = { name: 'STAFF', canAuthorize: false };
    expect(complaints({ name: 'STAFF' }, stored)).toEqual([]);
    expect(complaints({ name: 'Staff' }, stored)).toEqual([
      'name: A role cannot be renamed. Add another role instead.',
    ]);
    // One that an earlier version accepted can still be edited.
    expect(complaints({ name: 'R2' }, { name: 'R2', canAuthorize: false })).toEqual([]);
  });

  it('A-066 is a duplicate if it differs only in case and spaces', () => {
    const others = [{ name: 'VETADMIN' }, { name: 'Technician Lead' }];
    for (const name of ['vet admin', 'VETADMIN', ' technicianlead ']) expect(isRoleNameTaken(name, others)).toBe(true);
    for (const name of ['Vet', 'Technician', '']) expect(isRoleNameTaken(name, others)).toBe(false);
  });
});

describe('the right to authorize', () => {
  it('A-065 cannot be changed for the role Vet, in any spelling, and can for every other', () => {
    for (const name of ['VET', 'Vet', ' v e t ']) expect(isAuthorizeFixed({ name })).toBe(true);
    for (const name of ['VETADMIN', 'vet admin', 'STAFF', 'Vets']) expect(isAuthorizeFixed({ name })).toBe(false);
    const vet = { name: 'VET', canAuthorize: true };
    expect(complaints({ name: 'VET', canAuthorize: true }, vet)).toEqual([]);
    expect(complaints({ name: 'VET', canAuthorize: false }, vet)).toEqual([
      'canAuthorize: The role Vet can always authorize. Choose another role for users who cannot.',
    ]);
    expect(complaints({ name: 'VETADMIN', canAuthorize: false }, { name: 'VETADMIN', canAuthorize: true })).toEqual([]);
  });
});

describe('the modules of a role', () => {
  it('A-067 are at least one, known, and without duplicates', () => {
    expect(complaints({ rolesModules: [] })).toEqual(['rolesModules: Please select at least one module.']);
    expect(complaints({ rolesModules: [{ moduleId: '9' }] })).toEqual([
      'rolesModules.0.moduleId: This module does not exist. Reload the page.',
    ]);
    expect(complaints({ rolesModules: [{ moduleId: '2' }, { moduleId: '1' }, { moduleId: '02' }] })).toEqual([
      'rolesModules.2.moduleId: Select each module only once.',
    ]);
  });

  it('A-067 have view and edit by default, and delete only explicitly', () => {
    expect(rightsOf({})).toEqual({ canView: true, canEdit: true, canDelete: false });
    expect(rightsOf({ canView: null, canEdit: null, canDelete: null })).toEqual(rightsOf({}));
    expect(rightsOf({ canView: true })).toEqual({ canView: true, canEdit: false, canDelete: false });
    expect(rightsOf({ canDelete: false })).toEqual({ canView: false, canEdit: false, canDelete: false });
    expect(rightsOf({ canDelete: true })).toEqual({ canView: true, canEdit: false, canDelete: true });
  });

  const anyFlag = fc.constantFrom(true, false, null, undefined);
  test.prop([anyFlag, anyFlag, anyFlag])(
    'A-067 never have edit or delete without view, and never delete unless submitted',
    (canView, canEdit, canDelete) => {
      const rights = rightsOf({ canView, canEdit, canDelete });
      if (rights.canEdit || rights.canDelete) expect(rights.canView).toBe(true);
      expect(rights.canDelete).toBe(canDelete === true);
      if (canEdit === false) expect(rights.canEdit).toBe(false);
      expect(rightsOf(rights)).toEqual(rights);
    },
  );
});

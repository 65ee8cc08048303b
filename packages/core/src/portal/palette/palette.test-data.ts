import { fc } from '@fast-check/vitest';
import { assignment, builtInRole, linkTo, modules } from '../../practice/location/practice.test-data.js';
import { menuOf, type BuiltInRoleName } from '../../practice/location/index.js';
import type { CallerAssignment, PracticeCaller } from '../../administration/permission/index.js';
import { person, worksAs } from '../../administration/permission/permission.test-data.js';
import { paletteReach, type PaletteReach } from './index.js';
import type { ClientEntry, PatientEntry, PrescriptionEntry, ProductEntry } from './record.js';
import type { PaletteFacts } from './reach.js';

const location = { isOfficeUseEnabled: true, isPimsEnabled: true, organization: { isPIMSEnabled: true } };

/** A user at location 100, with the menu of their role. */
function factsOf(held: CallerAssignment, caller: PracticeCaller = person(held)): PaletteFacts {
  const features = new Set<string>();
  return { caller, locationId: '100', menu: menuOf(held.role, location, features), features };
}

/** The reach of a built-in role, or of one with all rights to only these modules. */
export function reachOf(role: BuiltInRoleName | readonly string[]): PaletteReach {
  const held =
    typeof role === 'string'
      ? assignment({ role: builtInRole(role) })
      : assignment({ role: builtInRole('STAFF', { rolesModules: role.map((name) => linkTo(name)) }) });
  return paletteReach(factsOf(held));
}

const anyLink = fc
  .record({
    name: fc.constantFrom(...modules.map(({ name }) => name)),
    rights: fc.record({
      isActive: fc.boolean(),
      canView: fc.boolean(),
      canEdit: fc.boolean(),
      canDelete: fc.boolean(),
    }),
  })
  .map(({ name, rights }) => linkTo(name, rights));

/** Any user of a practice, with any role, impersonated or not. */
export const anyFacts = fc
  .record({
    isActive: fc.boolean(),
    rolesModules: fc.uniqueArray(anyLink, { selector: (link) => link.module.id }),
    isWorkedAs: fc.boolean(),
  })
  .map(({ isWorkedAs, ...changed }) => {
    const held = assignment({ role: builtInRole('STAFF', changed) });
    const own = person(held);
    const caller = isWorkedAs ? worksAs(own) : own;
    if (caller.kind === 'support') throw new RangeError('Somebody of a practice');
    return factsOf(held, caller);
  });

export const beatrix: ClientEntry = {
  kind: 'client',
  id: '5',
  title: 'Beatrix Lindgren',
  notes: ['(518)-555-0128', 'Noodle, Truffle'],
};
export const dumpling: PatientEntry = {
  kind: 'patient',
  id: '6',
  title: 'Dumpling',
  notes: ['Canine, Shih Tzu', 'Mei-Ling Zhao'],
  clientId: '7',
  species: 'canine',
  isPrescribable: true,
};
export const selegiline: PrescriptionEntry = {
  kind: 'prescription',
  id: '8',
  title: 'Rx# 26-105544',
  rxNumber: '26-105544',
  drug: 'Selegiline Capsules 5 mg',
  notes: ['Percival, Constance Featherstonehaugh'],
  patient: { id: '9', clientId: '10', name: 'Percival' },
};
export const pregabalin: ProductEntry = {
  kind: 'product',
  id: '11',
  title: 'Pregabalin Capsules',
  notes: ['pregabalin'],
  family: 'Pregabalin',
};
export const records = [beatrix, dumpling, selegiline, pregabalin] as const;

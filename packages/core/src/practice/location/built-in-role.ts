import { moduleNames, type ModuleName } from './module.js';

export type BuiltInRoleName = 'ADMIN' | 'STAFF' | 'VET' | 'VETADMIN';

/** A role as every installation starts with it; `icon` is the name of a Lucide icon. */
export interface BuiltInRole {
  readonly name: BuiltInRoleName;
  readonly canAuthorize: boolean;
  readonly icon: string;
}

/** All four are active from the start. @see A-069 */
export const builtInRoles: readonly BuiltInRole[] = [
  { name: 'ADMIN', canAuthorize: false, icon: 'shield-user' },
  { name: 'STAFF', canAuthorize: false, icon: 'user' },
  { name: 'VET', canAuthorize: true, icon: 'stethoscope' },
  { name: 'VETADMIN', canAuthorize: true, icon: 'shield-plus' },
];

/** What a role may do with a module from the start; without an entry it has no link to it. */
export interface StartingLink {
  readonly role: BuiltInRoleName;
  readonly module: ModuleName;
  readonly canView: boolean;
  readonly canEdit: boolean;
  readonly canDelete: boolean;
}

type Rights = 'VED' | 'VE' | 'V' | 'none';

const staffEdits: readonly ModuleName[] = [
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

const startingRights: Readonly<Record<BuiltInRoleName, (module: ModuleName) => Rights>> = {
  ADMIN: () => 'VED',
  VETADMIN: () => 'VED',
  VET: (module) => {
    if (module === 'usermanagement' || module === 'practicesettings') return 'none';
    return module === 'reports' ? 'V' : 'VED';
  },
  STAFF: (module) => {
    if (staffEdits.includes(module)) return 'VE';
    return module === 'administration' || module === 'shortcuts' ? 'V' : 'none';
  },
};

/** Admins run everything, vets prescribe, staff prepare; who may authorize is a gate of its own. @see A-071 */
export const startingLinks: readonly StartingLink[] = builtInRoles.flatMap(({ name }) =>
  moduleNames.flatMap((module) => {
    const rights = startingRights[name](module);
    if (rights === 'none') return [];
    return [{ role: name, module, canView: true, canEdit: rights !== 'V', canDelete: rights === 'VED' }];
  }),
);

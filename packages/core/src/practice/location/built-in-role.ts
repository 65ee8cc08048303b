import { moduleNames, type ModuleName } from './module.js';

export type BuiltInRoleName = 'ADMIN' | 'STAFF' | 'VET' | 'VETADMIN';

/** A role that exists in every installation; `icon` is the name of a Lucide icon. */
export interface BuiltInRole {
  readonly name: BuiltInRoleName;
  readonly canAuthorize: boolean;
  readonly icon: string;
}

/** All four are active by default. @see A-069 */
export const builtInRoles: readonly BuiltInRole[] = [
  { name: 'ADMIN', canAuthorize: false, icon: 'shield-user' },
  { name: 'STAFF', canAuthorize: false, icon: 'user' },
  { name: 'VET', canAuthorize: true, icon: 'stethoscope' },
  { name: 'VETADMIN', canAuthorize: true, icon: 'shield-plus' },
];

/** The default rights of a role to a module; without an entry it has none. */
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

/**
 * Admins can do everything, vets prescribe, staff prepare. Whether a role can authorize is independent of these rights.
 * @see A-071
 */
export const startingLinks: readonly StartingLink[] = builtInRoles.flatMap(({ name }) =>
  moduleNames.flatMap((module) => {
    const rights = startingRights[name](module);
    if (rights === 'none') return [];
    return [{ role: name, module, canView: true, canEdit: rights !== 'V', canDelete: rights === 'VED' }];
  }),
);

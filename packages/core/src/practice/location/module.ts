/** The parts of the portal that a role can be given, by the name the rules use. */
export const moduleNames = [
  'dashboard',
  'create',
  'approve',
  'clients',
  'products',
  'history',
  'orders',
  'officeuse',
  'link',
  'reports',
  'administration',
  'usermanagement',
  'practicesettings',
  'shortcuts',
  'oobo',
] as const;
export type ModuleName = (typeof moduleNames)[number];

/** What the rules read of a module; field names as they travel. `name` may be one this version does not know. */
export interface ModuleFacts {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly icon: string;
  /** `null` for a group and for what is no page. */
  readonly link: string | null;
  readonly orderBy: number;
  readonly isActive: boolean;
  readonly isNavigation: boolean;
  readonly parentModuleId: string | null;
}

/** What a role may do with one module. */
export interface RoleModuleFacts {
  readonly isActive: boolean;
  readonly canView: boolean;
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  readonly module: ModuleFacts;
}

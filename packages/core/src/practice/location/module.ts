/** The areas of the portal to which a role can have rights, by the names the rules use. */
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

/**
 * The facts about a module that rules need. Field names are those of the API. `name` may be unknown to this
 * version.
 */
export interface ModuleFacts {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly icon: string;
  /** `null` for a group or a module without a page. */
  readonly link: string | null;
  readonly orderBy: number;
  readonly isActive: boolean;
  readonly isNavigation: boolean;
  readonly parentModuleId: string | null;
}

/** The rights of a role to one module. */
export interface RoleModuleFacts {
  readonly isActive: boolean;
  readonly canView: boolean;
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  readonly module: ModuleFacts;
}

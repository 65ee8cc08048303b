import { type Caller, mayUse } from '@signa/core/administration';
import {
  activeAssignments,
  builtInModules,
  type BuiltInRoleName,
  builtInRoles,
  menuOf,
  type StartingLink,
  startingLinks,
} from '@signa/core/practice';
import type { Assignment, Practice, PracticeLocation, SignedInUser } from '../platform/practice/practice';

/** A built-in role with its default links, as the server returns it. */
export function sampleRole(name: BuiltInRoleName): Assignment['role'] {
  const role = builtInRoles.find((candidate) => candidate.name === name);
  return {
    id: name,
    name,
    isActive: true,
    canAuthorize: role?.canAuthorize ?? false,
    icon: null,
    rolesModules: startingLinks.filter((link) => link.role === name).map(moduleLink),
  };
}

/** The same role as the role list returns it, which forms offer. */
export const sampleListedRole = (name: BuiltInRoleName) => ({ ...sampleRole(name), version: 1 });

function moduleLink(link: StartingLink): Assignment['role']['rolesModules'][number] {
  const module = builtInModules.find((candidate) => candidate.name === link.module);
  if (!module) throw new Error(`No module ${link.module}`);
  return {
    id: `${link.role}-${link.module}`,
    roleId: link.role,
    moduleId: link.module,
    isActive: true,
    canView: link.canView,
    canEdit: link.canEdit,
    canDelete: link.canDelete,
    module: {
      id: module.name,
      name: module.name,
      label: module.label,
      icon: module.icon,
      link: module.link,
      orderBy: module.orderBy,
      isActive: true,
      isNavigation: module.isNavigation,
      parentModuleId: module.parent,
    },
  };
}

export function sampleLocation(over: Partial<PracticeLocation> = {}): PracticeLocation {
  return {
    id: '1',
    uuid: 'location-1',
    version: 1,
    name: 'Wren Street Animal Hospital',
    organizationId: '1',
    isActive: true,
    emailAddress: 'front@wren.example',
    website: null,
    HIN: null,
    isPrimary: true,
    timeZone: 'America/New_York',
    priceBookType: 'Generic',
    locationAccountId: null,
    locationPortalTypeId: '1',
    isOfficeUseEnabled: true,
    isPimsEnabled: null,
    pimsAccountId: null,
    isPimsAccountSecretSet: false,
    pimsConnectionType: null,
    pimsWritebackAccountId: null,
    pimsWritebackLocationId: null,
    isEnabledForWriteback: false,
    organization: { id: '1', name: 'Wren Street', isActive: true, isPIMSEnabled: true },
    locationPortalType: { id: '1', name: 'Signa', description: 'Signa', code: 'signa' },
    locationAddresses: [
      {
        uuid: 'address-1',
        addressTypeId: 1,
        addressLine1: '418 Wren Street',
        addressLine2: 'Suite 2',
        city: 'Saratoga Springs',
        state: 'NY',
        zip: '12866',
        isActive: true,
        addressType: { id: 1, description: 'office' },
      },
    ],
    locationPhones: [
      {
        uuid: 'phone-1',
        phoneTypeId: 1,
        phoneNumber: '(518) 555-0142',
        isActive: true,
        phoneType: { id: 1, description: 'office' },
      },
    ],
    locationPharmacies: [
      { code: 'GGVCP', name: 'Golden Gate Veterinary Compounding Pharmacy', fax: '(614) 555-0190', isPrimary: true },
    ],
    ...over,
  };
}

export function sampleAssignment(over: Partial<Assignment> = {}): Assignment {
  return {
    id: '11',
    uuid: 'location-user-11',
    userId: '1',
    locationId: '1',
    displayName: 'Dr. Maya Okafor',
    title: 'DVM',
    email: 'maya.okafor@wren.example',
    isActive: true,
    isPrimary: true,
    isPendingAuth: false,
    notificationEmail: null,
    pimsId: null,
    vetLicenseNumber: 'NY-4711',
    vetLicenseExpiration: '2028-12-31',
    vetLicenseState: 'NY',
    deaLicense: null,
    deaLicenseExpiration: null,
    employeeId: null,
    profilePictureThumbnailUrl: null,
    roleId: over.role?.id ?? 'VET',
    role: sampleRole('VET'),
    location: sampleLocation(),
    delegatedUsers: [],
    delegatedAccess: [],
    ...over,
  };
}

export function sampleUser(over: Partial<SignedInUser> = {}): SignedInUser {
  const { locationsUsers = [sampleAssignment()] } = over;
  return {
    id: '1',
    username: 'maya.okafor@wren.example',
    firstName: 'Maya',
    lastName: 'Okafor',
    email: 'maya.okafor@wren.example',
    isEnabledInOkta: true,
    userPhones: [],
    locationsUsers,
    workplaces: activeAssignments(locationsUsers),
    roles: [...new Map(locationsUsers.map(({ role }) => [role.id, role])).values()],
    ...over,
  };
}

export interface SamplePractice {
  readonly assignment?: Assignment;
  readonly features?: readonly string[];
  readonly isImpersonating?: boolean;
}

/** Dr. Okafor at Wren Street on 2026-11-20. */
export function samplePractice({
  assignment = sampleAssignment(),
  features: names = [],
  isImpersonating = false,
}: SamplePractice = {}): Practice {
  const { location } = assignment;
  if (!location) throw new Error('A practice needs a location');
  const user = sampleUser({ locationsUsers: [assignment] });
  const features = new Set(names);
  const own = { username: user.username, assignments: user.locationsUsers };
  const caller: Caller = isImpersonating
    ? { kind: 'impersonating', supportUsername: 'sam@signa.example', ...own }
    : { kind: 'practice', ...own };
  return {
    user,
    assignment,
    assignments: [assignment],
    isChain: false,
    location,
    features,
    menu: menuOf(assignment.role, location, features),
    isImpersonating,
    caller,
    today: () => '2026-11-20',
    mayUse: (operation) => mayUse({ operation, caller, locationIds: [location.id] }).allowed,
  };
}

/** A practice whose location is in another state than New York. */
export function practiceIn(state: string): Practice {
  const place = sampleLocation();
  const locationAddresses = place.locationAddresses.map((address) => ({ ...address, state }));
  return samplePractice({ assignment: sampleAssignment({ location: { ...place, locationAddresses } }) });
}

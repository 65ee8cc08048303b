import { clientFields } from '../../clients/client/index.js';
import { profileFields, userFields } from '../../practice/user/index.js';
import type { FieldTable } from './field-table.js';
import { labelsOf } from './labels-of.js';

const phoneTypes = { '0': 'None', '1': 'Cell', '2': 'Home', '3': 'Office', '4': 'Other', '5': 'Fax' };
const addressTypes = { '0': 'None', '1': 'Home', '2': 'Office', '3': 'Other', '4': 'Shipping', '5': 'Billing' };

/** Users, their assignments and roles, clients, and contact details. */
export const peopleFields: FieldTable = {
  ...labelsOf(clientFields),
  ...labelsOf(userFields),
  ...labelsOf(profileFields),
  username: 'Username',
  employeeId: 'Employee number',
  providerId: null,
  userId: null,
  profilePicture: { label: 'Picture', presence: 'picture' },
  profilePictureThumbnailUrl: { label: 'Picture', presence: 'picture' },
  'user.user': null,
  delegatedAccess: null,
  locationUser: 'Your assignment',
  role: { label: 'Role', byName: true },
  roleId: { label: 'Role', of: 'role' },
  delegatedUsers: '',
  delegatedLocationUserId: { label: 'Delegate', of: 'locationUser' },
  'delegatedUsers.locationUserId': null,
  lastDay: 'Last day',
  savedViews: 'Saved views',
  queueOpensWith: 'Queue opens with',
  warning: 'Warning',
  shownAs: 'Shown as',
  needsSecond: 'Needs a second person',
  confirmedBy: 'Confirmed by',
  endedBy: 'Ended by',
  kept: 'Right kept',
  rightToAuthorize: 'Right to authorize',
  'kept.by': 'By',
  'kept.on': 'On',

  canAuthorize: 'Can authorize',
  rolesModules: '',
  module: null,
  'rolesModules.isActive': 'Access',
  canView: 'View',
  canEdit: 'Edit',
  canDelete: 'Delete',

  drivingLicense: 'Driver’s license',
  phoneNumber: 'Number',
  phoneTypeId: { label: 'Type', codes: phoneTypes },
  phoneType: null,
  addressTypeId: { label: 'Type', codes: addressTypes },
  addressType: null,
  addressLine1: 'Street',
  addressLine2: 'Street, line 2',
  city: 'City',
  'addresses.state': 'State',
  'locationAddresses.state': 'State',
  'organizationAddresses.state': 'State',
  zip: 'Zip code',
  declinedTasks: { label: 'Declined requests', of: 'task' },
  declinedPimsValues: { label: 'Values kept from Signa', counted: ['value', 'values'] },
};

import type { AssignmentForm, AssignmentContext, ProfileForm, UserForm } from './index.js';

/** A role that can authorize, one that cannot, and an inactive one. */
export const roles = [
  { id: '1', isActive: true, canAuthorize: false },
  { id: '3', isActive: true, canAuthorize: true },
  { id: '9', isActive: false, canAuthorize: false },
] as const;

export const phone = { phoneTypeId: 3, phoneNumber: '518 555 0151' };

/** An active vet at location 100. */
export function row(changed: Partial<AssignmentForm> = {}): AssignmentForm {
  return {
    id: null,
    locationId: '100',
    roleId: '3',
    employeeId: '',
    vetLicenseNumber: '012884',
    vetLicenseExpiration: '2027-03-01',
    vetLicenseState: 'NY',
    isPrimary: true,
    isActive: true,
    ...changed,
  };
}

export function userForm(changed: Partial<UserForm> = {}): UserForm {
  return {
    firstName: 'Maya',
    lastName: 'Okafor',
    email: 'maya@wren.example',
    isEnabledInOkta: true,
    userPhones: [phone],
    locationsUsers: [row()],
    ...changed,
  };
}

export const ground: AssignmentContext = { roles, stored: [], todayAt: () => '2026-11-22' };

export const profile: ProfileForm = {
  displayName: 'Dr. Maya Okafor',
  title: 'Dr.',
  email: 'maya@wren.example',
  notificationEmail: 'maya@wren.example',
  isActive: true,
  isPendingAuth: false,
  pimsId: '',
  vetLicenseNumber: '012884',
  vetLicenseExpiration: '2027-03-01',
  vetLicenseState: 'NY',
  deaLicense: '',
  deaLicenseExpiration: null,
  locationUserPhones: [phone],
};

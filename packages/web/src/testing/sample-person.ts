import type { Operations } from '@signa/core/contract';
import { sampleAssignment, sampleLocation } from './sample-practice';

type Listed = Operations['LocationsUsers']['data']['locationsUsers']['data'][number];
type Profile = NonNullable<Operations['GetLocationUser']['data']['locationUser']>;
type Person = NonNullable<Operations['GetUser']['data']['user']>;

const office = {
  uuid: 'phone-of-21',
  phoneTypeId: 3,
  phoneType: { id: 3, description: 'Office' },
  phoneNumber: '5185550151',
  isActive: true,
};

const held = sampleAssignment({ id: '21', userId: '2', displayName: 'Ingrid Brandt', email: 'ingrid@wren.example' });

/** Dr. Brandt as the user list returns her. */
export function samplePerson(over: Partial<Listed> = {}): Listed {
  const { location: _, delegatedAccess: _a, delegatedUsers: _u, ...person } = held;
  return { ...person, ...over };
}

/** Dr. Brandt at Wren Street, as her profile returns her. */
export function sampleProfile(over: Partial<Profile> = {}): Profile {
  return {
    ...samplePerson(),
    version: 4,
    title: 'Dr.',
    isPendingAuth: false,
    notificationEmail: 'ingrid@wren.example',
    employeeId: null,
    sourceUuid: null,
    deaLicense: null,
    deaLicenseExpiration: null,
    hasCurrentDeaLicense: false,
    user: { id: '2', username: 'ingrid@wren.example', firstName: 'Ingrid', lastName: 'Brandt' },
    locationUserPhones: [office],
    delegatedUsers: [],
    delegatedAccess: [],
    ...over,
  };
}

type Held = Person['locationsUsers'][number];

/** Her assignment at Wren Street, as the user form reads it. */
export function sampleUserAssignment(over: Partial<Held> = {}): Held {
  const { id, name, organizationId, isActive, timeZone } = sampleLocation();
  const { user: _, delegatedAccess: _a, delegatedUsers: _u, ...profile } = sampleProfile();
  return { ...profile, version: 4, location: { id, name, organizationId, isActive, timeZone }, ...over };
}

/** Her account as user managers see it. */
export function sampleAccount(over: Partial<Person> = {}): Person {
  return {
    id: '2',
    version: 7,
    username: 'ingrid@wren.example',
    firstName: 'Ingrid',
    lastName: 'Brandt',
    email: 'ingrid@wren.example',
    isEnabledInOkta: true,
    userPhones: [office],
    locationsUsers: [sampleUserAssignment()],
    ...over,
  };
}

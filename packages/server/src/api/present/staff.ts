import { hasCurrentDeaLicense } from '@signa/core/prescribing';
import type { Instant } from '@signa/core/base';
import type { Actor } from '../../access/actor.js';
import { withoutForeignDea } from '../../access/dea.js';
import type {
  OwnAssignment,
  ListedStaff,
  StoredAssignment,
  StoredUser,
} from '../../store/practice/practice/stored-staff.js';
import type { StoredPerson } from '../../store/practice/user/person-store.js';
import { presentPhones } from './contact.js';
import { presentPlace } from './place.js';
import { todayAt } from './today.js';

/** The reader, and the current time. */
export interface ReaderContext {
  readonly actor: Actor;
  readonly now: Instant;
}

interface Licensed {
  readonly userId: string;
  readonly locationId: string;
  readonly timeZone: string;
  readonly deaLicense?: string | null;
  readonly deaLicenseExpiration?: string | null;
}

/** Everyone can read whether a DEA license is current, but not the number (A-092, P-115). */
export function presentVet<V extends Licensed>(
  { actor, now }: ReaderContext,
  vet: V,
): V & { hasCurrentDeaLicense: boolean } {
  const { deaLicense = null, deaLicenseExpiration = null } = vet;
  return {
    ...withoutForeignDea(actor, vet),
    hasCurrentDeaLicense: hasCurrentDeaLicense({ deaLicense, deaLicenseExpiration }, todayAt(vet.timeZone, now)),
  };
}

/** A location user with what the caller can read. */
export function presentStaff<S extends ListedStaff>(reading: ReaderContext, staff: S) {
  return {
    ...presentVet(reading, staff),
    locationUserPhones: presentPhones<S['locationUserPhones'][number]>(staff.locationUserPhones),
  };
}

/** A user as shown to those who manage users, with the assignments that the caller can read. */
export function presentPerson(reading: ReaderContext, { providerId: _, ...person }: StoredPerson) {
  return {
    ...person,
    userPhones: presentPhones(person.userPhones),
    locationsUsers: person.locationsUsers.map((held) => ({
      ...presentVet(reading, held),
      locationUserPhones: presentPhones(held.locationUserPhones),
    })),
  };
}

/** A user with what the caller can read: the fully read assignments, and the resulting rights. */
export function presentUser(
  reading: ReaderContext,
  { held: _, ...user }: StoredUser,
  active: readonly OwnAssignment[],
  whole: readonly StoredAssignment[],
) {
  const roles = new Map(user.roles.map((role) => [role.id, role]));
  const roleOf = (roleId: string) => {
    const role = roles.get(roleId);
    if (!role) throw new Error('An assignment has no role');
    return role;
  };
  return {
    ...user,
    userPhones: presentPhones(user.userPhones),
    workplaces: active.map(({ isActive: _ofTheRead, location: _decidesIt, ...place }) => place),
    locationsUsers: whole.map((one) => ({
      ...presentVet(reading, one),
      role: roleOf(one.roleId),
      location: one.location && presentPlace(one.location),
    })),
  };
}

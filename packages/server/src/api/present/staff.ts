import { hasCurrentDeaLicense } from '@signa/core/prescribing';
import type { Instant } from '@signa/core/base';
import type { Actor } from '../../access/actor.js';
import { withoutForeignDea } from '../../access/dea.js';
import type { HeldAssignment, ListedStaff, StoredAssignment, StoredUser } from '../../store/practice/stored-staff.js';
import type { StoredPerson } from '../../store/user/person-store.js';
import { presentPhones } from './contact.js';
import { presentPlace } from './place.js';
import { todayAt } from './today.js';

/** Who reads, and when. */
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

/** Whether a DEA license is current is told to everybody, the number not (A-092, P-115). */
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

/** A person at a location as the caller may read them. */
export function presentStaff<S extends ListedStaff>(reading: ReaderContext, staff: S) {
  return {
    ...presentVet(reading, staff),
    locationUserPhones: presentPhones<S['locationUserPhones'][number]>(staff.locationUserPhones),
  };
}

/** A user as who manages users reads them, with the assignments that the caller may read. */
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

/** A user as the caller may read them: with the assignments that were read whole, and what rights follow from. */
export function presentUser(
  reading: ReaderContext,
  { held: _, ...user }: StoredUser,
  active: readonly HeldAssignment[],
  whole: readonly StoredAssignment[],
) {
  const roles = new Map(user.roles.map((role) => [role.id, role]));
  const roleOf = (roleId: string) => {
    const role = roles.get(roleId);
    if (!role) throw new Error('An assignment has a role');
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

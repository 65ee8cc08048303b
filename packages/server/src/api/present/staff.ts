import type { Actor } from '../../access/actor.js';
import { withoutForeignDea } from '../../access/dea.js';
import type { StoredStaff, StoredUser } from '../../store/practice/stored-staff.js';
import { presentPhones } from './contact.js';
import { presentPlace } from './place.js';

/** A person at a location as the caller may read them. */
export function presentStaff(actor: Actor, staff: StoredStaff): StoredStaff {
  return { ...withoutForeignDea(actor, staff), locationUserPhones: presentPhones(staff.locationUserPhones) };
}

/** A user with their assignments as the caller may read them. */
export function presentUser(actor: Actor, user: StoredUser): StoredUser {
  return {
    ...user,
    userPhones: presentPhones(user.userPhones),
    locationsUsers: user.locationsUsers.map((held) => ({ ...withoutForeignDea(actor, held), location: held.location && presentPlace(held.location) })),
  };
}

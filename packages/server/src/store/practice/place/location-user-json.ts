import { always, columnsOf, text, valueOf } from '../../sql/expression.js';
import { jsonObject } from '../../sql/json.js';

const u = columnsOf('location_user as u');
const r = columnsOf('role as r');

/** The role of a user `u`, which is never null. */
const roleJson = always(
  valueOf(
    jsonObject({
      id: text(r.id),
      name: r.name,
      isActive: r.is_active,
      canAuthorize: r.can_authorize,
      icon: r.icon,
    }),
    'from signa.role r where r.id = u.role_id',
  ),
);

/** A user at a location with license and DEA facts; the resolver decides who can read the DEA number. */
export const locationUserJson = (locationId: string, id: string) => valueOf(whole, personOf(locationId, id));
const whole = jsonObject({
  id: text(u.id),
  uuid: u.uuid,
  userId: text(u.user_id),
  locationId: text(u.location_id),
  displayName: u.display_name,
  title: u.title,
  email: u.email,
  isActive: u.is_active,
  isPrimary: u.is_primary,
  roleId: text(u.role_id),
  role: roleJson,
  pimsId: u.pims_id,
  vetLicenseNumber: u.vet_license_number,
  vetLicenseExpiration: u.vet_license_expiration,
  vetLicenseState: u.vet_license_state,
  deaLicense: u.dea_license,
  deaLicenseExpiration: u.dea_license_expiration,
});

/** Fields of a user in a list row. */
export const locationUserRowJson = (locationId: string, id: string) => valueOf(row, personOf(locationId, id));
const row = jsonObject({ id: text(u.id), displayName: u.display_name, isActive: u.is_active, role: roleJson });

function personOf(locationId: string, id: string): string {
  return `from signa.location_user u where u.location_id = ${locationId} and u.id = ${id}`;
}

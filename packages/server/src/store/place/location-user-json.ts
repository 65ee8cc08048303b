/** A person at a location with license and DEA facts; who may read the DEA number is decided by the resolver. */
export function locationUserJson(locationId: string, id: string): string {
  return `(select json_build_object('id', u.id::text, 'uuid', u.uuid, 'userId', u.user_id::text, 'locationId', u.location_id::text,
    'displayName', u.display_name, 'title', u.title, 'email', u.email, 'isActive', u.is_active, 'isPrimary', u.is_primary,
    'roleId', u.role_id::text, 'role', ${roleJson('u.role_id')}, 'pimsId', u.pims_id, 'vetLicenseNumber', u.vet_license_number,
    'vetLicenseExpiration', u.vet_license_expiration, 'vetLicenseState', u.vet_license_state, 'deaLicense', u.dea_license,
    'deaLicenseExpiration', u.dea_license_expiration)
    from signa.location_user u where u.location_id = ${locationId} and u.id = ${id})`;
}

/** What a row of a list shows of a person. */
export function locationUserRowJson(locationId: string, id: string): string {
  return `(select json_build_object('id', u.id::text, 'displayName', u.display_name, 'isActive', u.is_active,
    'role', ${roleJson('u.role_id')}) from signa.location_user u where u.location_id = ${locationId} and u.id = ${id})`;
}

function roleJson(id: string): string {
  return `(select json_build_object('id', r.id::text, 'name', r.name, 'isActive', r.is_active, 'canAuthorize', r.can_authorize,
    'icon', r.icon) from signa.role r where r.id = ${id})`;
}

import { pictureRoot } from '@signa/core/base';

/** Where the picture of a row of location_user is read. */
function pictureOf(row: 'u' | 'other'): string {
  return `(select '${pictureRoot}/' || p.location_id || '/' || p.key from signa.location_user_picture p
    where p.location_id = ${row}.location_id and p.location_user_id = ${row}.id)`;
}

function roleOf(row: 'u' | 'other'): string {
  return `(select jsonb_build_object('id', r.id::text, 'name', r.name, 'isActive', r.is_active, 'canAuthorize', r.can_authorize, 'icon', r.icon)
    from signa.role r where r.id = ${row}.role_id)`;
}

/** A person at a location from a row `u` of location_user, as a JSON value of SQL; with the time zone that says what day it is there. */
export const staffJson = `jsonb_build_object('id', u.id::text, 'uuid', u.uuid, 'userId', u.user_id::text, 'locationId', u.location_id::text,
  'displayName', u.display_name, 'title', u.title, 'email', u.email, 'isActive', u.is_active, 'isPrimary', u.is_primary,
  'isPendingAuth', u.is_pending_auth, 'notificationEmail', u.notification_email, 'pimsId', u.pims_id,
  'vetLicenseNumber', u.vet_license_number, 'vetLicenseExpiration', u.vet_license_expiration, 'vetLicenseState', u.vet_license_state,
  'deaLicense', u.dea_license, 'deaLicenseExpiration', u.dea_license_expiration, 'employeeId', u.employee_id, 'sourceUuid', u.source_uuid,
  'profilePictureThumbnailUrl', ${pictureOf('u')},
  'timeZone', (select z.time_zone from signa.location z where z.id = u.location_id), 'locationUserPhones', u.phones, 'roleId', u.role_id::text,
  'role', ${roleOf('u')})`;

/** Who may sign for this person, and for whom this person may sign; added to `staffJson`. */
export const delegationsJson = `jsonb_build_object(
  'delegatedUsers', ${delegationList('location_user_id', 'delegated_location_user_id')},
  'delegatedAccess', ${delegationList('delegated_location_user_id', 'location_user_id')})`;

type Side = 'location_user_id' | 'delegated_location_user_id';

function delegationList(own: Side, other: Side): string {
  return `(select coalesce(jsonb_agg(jsonb_build_object('id', d.id::text, 'locationUserId', d.location_user_id::text,
    'delegatedLocationUserId', d.delegated_location_user_id::text, 'lastDay', d.last_day, 'other', jsonb_build_object(
      'displayName', other.display_name, 'isActive', other.is_active, 'role', ${roleOf('other')},
      'profilePictureThumbnailUrl', ${pictureOf('other')})) order by d.id), '[]')
    from signa.delegation d join signa.location_user other on other.location_id = d.location_id and other.id = d.${other}
    where d.location_id = u.location_id and d.${own} = u.id)`;
}

/** The account behind the person; added to `staffJson`. */
export const accountJson = `jsonb_build_object('user', (select jsonb_build_object('id', a.id::text, 'username', a.username,
  'firstName', a.first_name, 'lastName', a.last_name) from signa.app_user a where a.id = u.user_id))`;

/** Whether a row `u` of location_user, with its `l` and `o`, is active as a whole. */
export const isActiveStaff = '(u.is_active and l.is_active and o.is_active is not false)';

/** The rows that `isActiveStaff` reads. */
export const staffTables = `signa.location_user u
  join signa.location l on l.id = u.location_id
  left join signa.organization o on o.id = l.organization_id`;

import { pictureRoot } from '@signa/core/base';
import { always, columnsOf, text, valueOf } from '../../sql/expression.js';
import { jsonbList, jsonbObject } from '../../sql/json.js';

const u = columnsOf('location_user as u');
const r = columnsOf('role as r');
const d = columnsOf('delegation as d');
const other = columnsOf('location_user as other');
const a = columnsOf('app_user as a');
const z = columnsOf('location as z');

/** Where the picture of a location_user row is read. */
const pictureOf = (row: 'u' | 'other') =>
  text(`(select '${pictureRoot}/' || p.location_id || '/' || p.key from signa.location_user_picture p
    where p.location_id = ${row}.location_id and p.location_user_id = ${row}.id)`);

/** The role of a row, which is never null. */
const roleOf = (row: 'u' | 'other') =>
  always(
    valueOf(
      jsonbObject({
        id: text(r.id),
        name: r.name,
        isActive: r.is_active,
        canAuthorize: r.can_authorize,
        icon: r.icon,
      }),
      `from signa.role r where r.id = ${row}.role_id`,
    ),
  );

/**
 * A user at a location from a location_user row `u`, as a SQL JSON value, with the time zone that determines
 * the date there.
 */
export const staffJson = jsonbObject({
  id: text(u.id),
  uuid: u.uuid,
  userId: text(u.user_id),
  locationId: text(u.location_id),
  displayName: u.display_name,
  title: u.title,
  email: u.email,
  isActive: u.is_active,
  isPrimary: u.is_primary,
  isPendingAuth: u.is_pending_auth,
  notificationEmail: u.notification_email,
  pimsId: u.pims_id,
  vetLicenseNumber: u.vet_license_number,
  vetLicenseExpiration: u.vet_license_expiration,
  vetLicenseState: u.vet_license_state,
  deaLicense: u.dea_license,
  deaLicenseExpiration: u.dea_license_expiration,
  employeeId: u.employee_id,
  sourceUuid: u.source_uuid,
  profilePictureThumbnailUrl: pictureOf('u'),
  timeZone: always(valueOf(z.time_zone, 'from signa.location z where z.id = u.location_id')),
  locationUserPhones: u.phones,
  roleId: text(u.role_id),
  role: roleOf('u'),
});

type Side = 'location_user_id' | 'delegated_location_user_id';

/** The fields that identify a delegation of alias `d`. */
export const delegationFields = {
  id: text(d.id),
  locationUserId: text(d.location_user_id),
  delegatedLocationUserId: text(d.delegated_location_user_id),
  lastDay: d.last_day,
};

const delegationList = (own: Side, ofOther: Side) =>
  jsonbList(
    jsonbObject({
      ...delegationFields,
      other: jsonbObject({
        displayName: other.display_name,
        isActive: other.is_active,
        role: roleOf('other'),
        profilePictureThumbnailUrl: pictureOf('other'),
      }),
    }),
    {
      orderBy: 'd.id',
      from: `from signa.delegation d join signa.location_user other on other.location_id = d.location_id and other.id = d.${ofOther}
    where d.location_id = u.location_id and d.${own} = u.id`,
    },
  );

/** The user's delegates, and the vets they are a delegate of; added to `staffJson`. */
export const delegationsJson = jsonbObject({
  delegatedUsers: delegationList('location_user_id', 'delegated_location_user_id'),
  delegatedAccess: delegationList('delegated_location_user_id', 'location_user_id'),
});

/** The user's account; added to `staffJson`. */
export const accountJson = jsonbObject({
  user: always(
    valueOf(
      jsonbObject({ id: text(a.id), username: a.username, firstName: a.first_name, lastName: a.last_name }),
      'from signa.app_user a where a.id = u.user_id',
    ),
  ),
});

/** The version of the assignment; added to `staffJson`. */
export const staffVersionJson = jsonbObject({ version: u.version });

/** Whether a location_user row `u`, with its `l` and `o`, is active as a whole. */
export const isActiveStaff = '(u.is_active and l.is_active and o.is_active is not false)';

/** The rows that `isActiveStaff` reads. */
export const staffTables = `signa.location_user u
  join signa.location l on l.id = u.location_id
  left join signa.organization o on o.id = l.organization_id`;

/** A user's display name: at a location (that of audit entry `r`), else as a user, else in support. */
export const personName = (username: string, location = 'r.location_id'): string => `coalesce(
  (select u.display_name from signa.app_user a join signa.location_user u on u.user_id = a.id
    where a.id = signa.account_of(${username}) and u.location_id = ${location} limit 1),
  (select concat_ws(' ', s.first_name, s.last_name) from signa.support_user s where lower(s.username) = lower(${username})),
  (select concat_ws(' ', a.first_name, a.last_name) from signa.app_user a where a.id = signa.account_of(${username})))`;

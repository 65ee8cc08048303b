/**
 * Whether the vet of the task of alias `t` can no longer answer it: inactive at the location, with a disabled account,
 * or in a role that does not authorize. False for a task without a vet.
 */
export const isVetInactive = `exists (select from signa.location_user v join signa.role r on r.id = v.role_id
    join signa.app_user a on a.id = v.user_id
  where v.location_id = t.location_id and v.id = t.assigned_to
    and not (v.is_active and a.is_enabled_in_okta and r.is_active and r.can_authorize))`;

/**
 * Lets the owner of the tables switch to the serving role, as commands of operators do. PostgreSQL 16 and newer give
 * the creator of a role the right to grant it but not to switch to it. The membership inherits nothing, so that
 * row-level security keeps applying to the owner.
 */
export const name = '0087-owner-serves';
export const sql = `
do $$ begin
  -- Earlier versions don't distinguish membership from the right to switch.
  if current_setting('server_version_num')::int < 160000 then return; end if;
  if pg_has_role(current_user, 'signa_app', 'set') then return; end if;
  execute format('grant signa_app to %I with inherit false, set true', current_user);
exception when insufficient_privilege then
  raise exception 'The role % cannot switch to signa_app. As a superuser: grant signa_app to %; and start again.', current_user, current_user
    using errcode = 'SG001';
end $$;
`;

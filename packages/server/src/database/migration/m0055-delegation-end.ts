/**
 * A delegation can have a last day. What the server knows about a caller includes it for each delegation, ended
 * ones too: core decides on which day one counts. The users affected by a role change are determined in SQL, without
 * ended ones. Only this changes in both functions, so only this is replaced.
 */
export const name = '0055-delegation-end';
export const sql = `
alter table signa.delegation add column last_day date;

do $$
declare
  change record;
  known text;
begin
  for change in select * from (values
    ('signa.actor(text, text)', '''delegatedLocationUserId'', d.delegated_location_user_id::text',
      '''delegatedLocationUserId'', d.delegated_location_user_id::text, ''lastDay'', d.last_day'),
    ('signa.role_effect(bigint, bigint[], bigint[], bigint[], bigint[], timestamptz, integer, integer)',
      'from delegation d join staff v on v.location_id = d.location_id and v.id = d.location_user_id',
      'from delegation d join staff v on v.location_id = d.location_id and v.id = d.location_user_id
        join location dl on dl.id = d.location_id
      where coalesce(d.last_day >= (p_now at time zone dl.time_zone)::date, true)')
  ) changes (name, before, after) loop
    known := pg_get_functiondef(change.name::regprocedure);
    if strpos(known, change.before) = 0 then raise exception '% is not as this step knows it', change.name; end if;
    execute replace(known, change.before, change.after);
  end loop;
end $$;
`;

/**
 * A call that was rejected or failed because of the server is stored for two weeks under its request ID (A-423,
 * decision 76): codes and ids only. The table can be read only through a function that checks that the caller is
 * support, and written only through another.
 */
export const name = '0069-refused-calls';
export const sql = `
create table signa.refused_call (
  number text primary key check (number ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
  at timestamptz(3) not null,
  -- Name of the operation, or the path of a call beside them.
  operation text not null check (operation ~ '^[A-Za-z/-]{1,60}$'),
  -- Null for a fault that nobody foresaw.
  code text check (code ~ '^[A-Z_]{1,40}$'),
  milliseconds integer not null,
  -- Whose rights counted; null for support as themselves.
  user_id bigint,
  support_username text,
  location_id bigint,
  -- As the audit names them.
  records text[] not null check (array_to_string(records, ' ') ~ '^((client|patient|prescription|task|order):[0-9]{1,18}( |$))*$'),
  server_version text not null check (server_version ~ '^[0-9A-Za-z.+-]{1,60}$'),
  check (user_id is not null or support_username is not null)
);
create index refused_call_by_time on signa.refused_call (at);
alter table signa.refused_call enable row level security;
alter table signa.refused_call force row level security;
create policy functions on signa.refused_call to signa_functions using (true) with check (true);

-- Where a record is is looked for at the caller's own locations alone, by their indexes: it may be anybody's.
create function signa.keep_refused_calls(p_calls jsonb, p_server_version text) returns void
  language sql security definer set search_path = signa, pg_temp as $$
  insert into refused_call (number, at, operation, code, milliseconds, user_id, support_username, location_id, records, server_version)
  select c."number", c."at", c."operation", c."code", c."milliseconds",
    coalesce(c."personId", case when s.username is null then u.id end), s.username,
    coalesce(
      case split_part(named.records[1], ':', 1)
        when 'client' then (select x.location_id from client x where x.location_id = any (c."locationIds") and x.id = named.id)
        when 'patient' then (select x.location_id from patient x where x.location_id = any (c."locationIds") and x.id = named.id)
        when 'prescription' then (select x.location_id from prescription x where x.location_id = any (c."locationIds") and x.id = named.id)
        when 'task' then (select x.location_id from task x where x.location_id = any (c."locationIds") and x.id = named.id)
        when 'order' then (select x.location_id from order_header x where x.location_id = any (c."locationIds") and x.id = named.id)
      end,
      (select l.id from location l where l.id = c."locationId"),
      case when cardinality(c."locationIds") = 1 then c."locationIds"[1] end),
    named.records, p_server_version
  from jsonb_to_recordset(p_calls) as c ("number" text, "at" timestamptz, "operation" text, "code" text, "milliseconds" integer,
    "username" text, "personId" bigint, "locationId" bigint, "locationIds" bigint[], "records" text[], "taskUuid" uuid)
  left join support_user s on lower(s.username) = lower(c."username")
  left join app_user u on lower(u.username) = lower(c."username")
  cross join lateral (
    select r.records, split_part(r.records[1], ':', 2)::bigint as id from (
      select array(select 'task:' || t.id from task t where t.location_id = any (c."locationIds") and t.uuid = c."taskUuid")
        || c."records" as records) r) named
  where s.username is not null or u.id is not null
  on conflict (number) do nothing
$$;

-- One call, with what its people and its location are called by now, to support alone.
create function signa.refused_call(p_number text) returns jsonb
  language plpgsql stable security definer set search_path = signa, pg_temp as $$
begin
  perform require_directory();
  return (select jsonb_build_object('number', r.number, 'at', instant(r.at), 'operation', r.operation, 'code', r.code,
      'milliseconds', r.milliseconds, 'username', u.username, 'support', r.support_username,
      'personName', coalesce((select p.display_name from location_user p where p.user_id = u.id and p.location_id = r.location_id limit 1),
        concat_ws(' ', u.first_name, u.last_name)),
      'supportName', (select concat_ws(' ', s.first_name, s.last_name) from support_user s where lower(s.username) = lower(r.support_username)),
      'locationId', r.location_id::text, 'locationName', l.name, 'records', r.records, 'serverVersion', r.server_version)
    from refused_call r left join app_user u on u.id = r.user_id left join location l on l.id = r.location_id
    where r.number = p_number);
end $$;

create function signa.forget_refused_calls(p_before timestamptz) returns void
  language sql security definer set search_path = signa, pg_temp as $$
  delete from refused_call where at < p_before
$$;

grant create on schema signa to signa_functions;
alter function signa.keep_refused_calls(jsonb, text) owner to signa_functions;
alter function signa.refused_call(text) owner to signa_functions;
alter function signa.forget_refused_calls(timestamptz) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.keep_refused_calls(jsonb, text), signa.refused_call(text), signa.forget_refused_calls(timestamptz) from public;
grant execute on function signa.keep_refused_calls(jsonb, text), signa.refused_call(text), signa.forget_refused_calls(timestamptz) to signa_app;
`;

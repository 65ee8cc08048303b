/**
 * Users who can authorize at a location are reviewed quarterly (A-250 to A-252). Every right has a version that
 * triggers increment with each change, so that a review refers to the right as it was. A practice can read when a right
 * was last used, and the date of its users' last sign-in.
 */
export const name = '0063-access-review';
export const sql = `
create sequence signa.right_state;
alter table signa.location_user add column right_state bigint, add column right_since timestamptz(3);
alter table signa.delegation add column right_state bigint, add column right_since timestamptz(3);
alter table signa.role add column right_state bigint, add column right_since timestamptz(3);
update signa.location_user set right_state = nextval('signa.right_state');
update signa.delegation set right_state = nextval('signa.right_state');
update signa.role set right_state = nextval('signa.right_state');
alter table signa.location_user alter column right_state set not null;
alter table signa.delegation alter column right_state set not null;
alter table signa.role alter column right_state set not null;

-- What was kept with one license is looked at again with another; since when somebody has the right stays as it is.
create function signa.move_right() returns trigger
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  new.right_state := nextval('right_state');
  new.right_since := now();
  return new;
end $$;
create function signa.move_right_state() returns trigger
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  new.right_state := nextval('right_state');
  return new;
end $$;
create trigger right_given before insert on signa.location_user for each row execute function signa.move_right();
create trigger right_changed before update on signa.location_user for each row
  when (old.role_id <> new.role_id or old.is_active <> new.is_active) execute function signa.move_right();
create trigger right_license before update on signa.location_user for each row
  when ((old.vet_license_number, old.vet_license_state, old.vet_license_expiration)
    is distinct from (new.vet_license_number, new.vet_license_state, new.vet_license_expiration)) execute function signa.move_right_state();
create trigger right_given before insert on signa.delegation for each row execute function signa.move_right();
create trigger right_changed before update on signa.delegation for each row
  when (old.last_day is distinct from new.last_day) execute function signa.move_right();
create trigger right_given before insert on signa.role for each row execute function signa.move_right();
create trigger right_changed before update on signa.role for each row
  when (old.can_authorize <> new.can_authorize or old.is_active <> new.is_active) execute function signa.move_right();

-- That somebody looked at a right and kept it, as it then was.
create table signa.access_keep (
  location_id bigint not null references signa.location,
  location_user_id bigint not null,
  -- The vet who delegated; of the right of a role the person.
  vet_id bigint not null,
  state text not null,
  kept_at timestamptz(3) not null,
  kept_by bigint not null,
  primary key (location_id, location_user_id, vet_id),
  foreign key (location_id, location_user_id) references signa.location_user,
  foreign key (location_id, vet_id) references signa.location_user,
  foreign key (location_id, kept_by) references signa.location_user
);
create sequence signa.access_review_id;
create table signa.access_review (
  location_id bigint not null references signa.location,
  id bigint not null default nextval('signa.access_review_id'),
  completed_at timestamptz(3) not null,
  completed_by bigint not null,
  rights integer not null,
  primary key (location_id, id),
  foreign key (location_id, completed_by) references signa.location_user
);
grant select, insert, update on signa.access_keep to signa_app;
grant select, insert on signa.access_review to signa_app;
grant usage on sequence signa.access_review_id to signa_app;
do $$
declare
  t text;
begin
  foreach t in array array['access_keep', 'access_review'] loop
    execute format('alter table signa.%I enable row level security', t);
    execute format('alter table signa.%I force row level security', t);
    execute format('create policy functions on signa.%I to signa_functions using (true) with check (true)', t);
    execute format('create policy own_location on signa.%I to signa_app
      using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
        else location_id = any ((select signa.scope())::bigint[]) end)
      with check (location_id = any ((select signa.scope())::bigint[]))', t);
  end loop;
end $$;

-- The last prescription of a person for a vet, however many there are.
create index prescription_by_acting on signa.prescription (location_id, acting_location_user_id, authorizing_vet_id, issued_at)
  where issued_at is not null and impersonated_by is null;
create index session_by_person on signa.session (lower(username), begun_at);

-- When the people of a location last signed in, at whichever location: nothing else of their sessions is told.
create function signa.last_sign_ins(p_location bigint) returns table (user_id bigint, at timestamptz)
  language plpgsql stable security definer set search_path = signa, pg_temp as $$
begin
  perform require_scope(p_location);
  return query select u.user_id, (select max(s.begun_at) from session s where lower(s.username) = lower(a.username))
    from location_user u join app_user a on a.id = u.user_id where u.location_id = p_location;
end $$;
grant usage on sequence signa.right_state to signa_functions;
grant create on schema signa to signa_functions;
alter function signa.move_right() owner to signa_functions;
alter function signa.move_right_state() owner to signa_functions;
alter function signa.last_sign_ins(bigint) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.move_right(), signa.move_right_state(), signa.last_sign_ins(bigint) from public;
grant execute on function signa.last_sign_ins(bigint) to signa_app;
`;

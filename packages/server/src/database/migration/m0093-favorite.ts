/**
 * Favorites: whole prescriptions under a name (P-490). A location keeps each of them and changes it; one of the
 * organization is read at all of its locations, which is why readers and writers have different policies.
 */
export const name = '0093-favorite';
export const sql = `
create sequence signa.favorite_id;
create table signa.favorite (
  location_id bigint not null references signa.location,
  id bigint not null default nextval('signa.favorite_id'),
  version integer not null default 1,
  scope text not null check (scope in ('own', 'location', 'organization')),
  created_by bigint not null,
  organization_id bigint references signa.organization,
  name text not null,
  product_id bigint not null references signa.product,
  directions text not null,
  unit_per_fill numeric,
  prn_flag boolean not null,
  refills integer,
  days_supply integer,
  note_to_pharmacy text,
  note_to_client text,
  species_codes text[] not null,
  weight_min numeric,
  weight_max numeric,
  weight_unit text not null check (weight_unit in ('lbs', 'kg')),
  condition_code text,
  is_active boolean not null default true,
  primary key (location_id, id),
  foreign key (location_id, created_by) references signa.location_user (location_id, id),
  check (scope <> 'organization' or organization_id is not null)
);
comment on column signa.favorite.created_by is 'The location user who keeps it, if its scope is own';
comment on column signa.favorite.organization_id is 'The organization of the location; null if it has none';
create index favorite_of_organization on signa.favorite (organization_id) where scope = 'organization' and is_active;
grant select, insert, update on signa.favorite to signa_app;
grant usage on sequence signa.favorite_id to signa_app;
alter table signa.favorite enable row level security;
alter table signa.favorite force row level security;
create policy functions on signa.favorite to signa_functions using (true) with check (true);
create policy own_location on signa.favorite for select to signa_app
  using (location_id = any ((select signa.scope())::bigint[])
    or scope = 'organization' and organization_id in (
      select l.organization_id from signa.location l where l.id = any ((select signa.scope())::bigint[])));
create policy added on signa.favorite for insert to signa_app
  with check (location_id = any ((select signa.scope())::bigint[]));
create policy changed on signa.favorite for update to signa_app
  using (location_id = any ((select signa.scope())::bigint[]))
  with check (location_id = any ((select signa.scope())::bigint[]));
`;

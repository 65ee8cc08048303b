/**
 * The picture of a user at a location, re-encoded from the upload: a small square without metadata. It is
 * stored in its own table, so that user lists stay narrow and the user's version does not change: a picture is changed
 * while a form of the user is open.
 */
export const name = '0064-profile-picture';
export const sql = `
create table signa.location_user_picture (
  location_id bigint not null,
  location_user_id bigint not null,
  -- Names it in its address, to whoever has that; another one after each change.
  key text not null,
  -- WebP.
  image bytea not null,
  primary key (location_id, location_user_id),
  foreign key (location_id, location_user_id) references signa.location_user on delete cascade,
  unique (location_id, key)
);
grant select, insert, update, delete on signa.location_user_picture to signa_app;
alter table signa.location_user_picture enable row level security;
alter table signa.location_user_picture force row level security;
create policy functions on signa.location_user_picture to signa_functions using (true) with check (true);
create policy own_location on signa.location_user_picture to signa_app
  using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
    else location_id = any ((select signa.scope())::bigint[]) end)
  with check (location_id = any ((select signa.scope())::bigint[]));

-- Read by support, too, who looks people up everywhere, as the person is; changed at a location that was entered alone.
create policy directory on signa.location_user_picture for select to signa_app using ((select signa.directory()));

-- The record of the system that the practice had before, from which somebody was brought over (A-175).
alter table signa.location_user add column source_uuid uuid;
`;

/**
 * The views of the queue that a user saved at a location (P-453), one row for each user who saved one. The list is
 * written as a whole, with the version that was read.
 */
export const name = '0095-queue-views';
export const sql = `
create table signa.queue_views (
  location_id bigint not null references signa.location,
  location_user_id bigint not null,
  version integer not null,
  views jsonb not null,
  default_view text not null,
  primary key (location_id, location_user_id),
  foreign key (location_id, location_user_id) references signa.location_user (location_id, id)
);
comment on column signa.queue_views.views is 'id, name and query of each view, in the order of the user';
comment on column signa.queue_views.default_view is 'The id of a view of the list or of a built-in one, with which the queue opens';
grant select, insert, update (version, views, default_view) on signa.queue_views to signa_app;
alter table signa.queue_views enable row level security;
alter table signa.queue_views force row level security;
create policy functions on signa.queue_views to signa_functions using (true) with check (true);
create policy own_location on signa.queue_views to signa_app
  using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
    else location_id = any ((select signa.scope())::bigint[]) end)
  with check (location_id = any ((select signa.scope())::bigint[]));
`;

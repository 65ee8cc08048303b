/**
 * Hand-off of requests between users (decision 116): a request is snoozed until a day at the location, waits for an
 * exam, and has notes, each with the users whom it concerns. A check keeps a snooze within the due dates of its request,
 * whoever writes it. Notes are never changed, and a notification only by marking it as read.
 */
export const name = '0091-hand-off';
export const contracts =
  'A check compares the day of a snooze with the due dates. Servers of the previous version snooze nothing and never change a due date, so it holds for all that they write.';
export const sql = `
alter table signa.task
  add column snoozed_until date,
  add column snoozed_at timestamptz(3),
  add column snoozed_by bigint,
  add column snooze_reason text,
  add column exam_text text,
  add column exam_asked_at timestamptz(3),
  add column exam_asked_by bigint,
  add constraint snooze_is_whole check (num_nulls(snoozed_until, snoozed_at, snoozed_by) in (0, 3)
    and (snooze_reason is null or snoozed_until is not null)) not valid,
  add constraint snooze_ends_when_due check (snoozed_until <= least(next_order_on, expires_on)) not valid,
  add constraint snooze_reason_fits check (signa.fits(snooze_reason, 200)) not valid,
  add constraint exam_is_whole check (num_nulls(exam_text, exam_asked_at, exam_asked_by) in (0, 3)) not valid,
  add constraint exam_text_fits check (signa.fits(exam_text, 500)) not valid;

create sequence signa.task_note_id;
create table signa.task_note (
  location_id bigint not null references signa.location,
  id bigint not null default nextval('signa.task_note_id'),
  task_id bigint not null,
  at timestamptz(3) not null,
  by_location_user_id bigint not null,
  is_assignment boolean not null,
  to_location_user_id bigint,
  note text check (signa.fits(note, 500)),
  primary key (location_id, id),
  foreign key (location_id, task_id) references signa.task (location_id, id),
  foreign key (location_id, by_location_user_id) references signa.location_user (location_id, id),
  foreign key (location_id, to_location_user_id) references signa.location_user (location_id, id),
  check (is_assignment or note is not null)
);
create index task_note_of_task on signa.task_note (location_id, task_id, id);
create index task_note_by_author on signa.task_note (location_id, by_location_user_id, at);
create table signa.task_notification (
  location_id bigint not null references signa.location,
  note_id bigint not null,
  location_user_id bigint not null,
  kind text not null check (kind in ('assigned', 'reassigned', 'mentioned', 'noted')),
  read_at timestamptz(3),
  primary key (location_id, note_id, location_user_id),
  foreign key (location_id, note_id) references signa.task_note (location_id, id),
  foreign key (location_id, location_user_id) references signa.location_user (location_id, id)
);
create index task_notification_unread on signa.task_notification (location_id, location_user_id, note_id) where read_at is null;
grant select, insert on signa.task_note to signa_app;
grant select, insert, update (read_at) on signa.task_notification to signa_app;
grant usage on sequence signa.task_note_id to signa_app;
do $$
declare
  t text;
begin
  foreach t in array array['task_note', 'task_notification'] loop
    execute format('alter table signa.%I enable row level security', t);
    execute format('alter table signa.%I force row level security', t);
    execute format('create policy functions on signa.%I to signa_functions using (true) with check (true)', t);
    execute format('create policy own_location on signa.%I to signa_app
      using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
        else location_id = any ((select signa.scope())::bigint[]) end)
      with check (location_id = any ((select signa.scope())::bigint[]))', t);
  end loop;
end $$;
`;

/**
 * A practice's own figures. Each is counted in a covering index, so that a year at a location with a
 * million prescriptions is counted without reading any of them. Prescriptions withdrawn at once, which are rare, have
 * their own index.
 *
 * Which rules raised alerts was not stored before. It is from now on, and `alerts_since` has the start at each
 * location, so that missing data is not read as zero.
 */
export const name = '0062-reports';
const isIssued = `rx_status not in ('Draft', 'RejectedDraft') and removed_at is null and patient_id is not null and not is_office_use`;
export const sql = `
create index prescription_issued on signa.prescription (location_id, issued_at) where ${isIssued};
create index prescription_withdrawn on signa.prescription (location_id, issued_at)
  where least(archived_at, declined_at) - issued_at <= interval '10 minutes' and ${isIssued};
create index prescription_declined on signa.prescription (location_id, declined_at) include (decline_reason, id)
  where rx_status = 'RejectedDraft' and removed_at is null;
create index task_raised on signa.task (location_id, created_at) include (type, status, actioned_at, initiated_by) where not archived;
create index task_declined on signa.task (location_id, actioned_at) include (action_reason)
  where status = 'VET_DECLINED' and not archived;

alter table signa.location add column alerts_since timestamptz(3) not null default now();
create sequence signa.shown_alert_id;
create table signa.shown_alert (
  location_id bigint not null references signa.location,
  id bigint not null default nextval('signa.shown_alert_id'),
  at timestamptz(3) not null,
  rule text not null,
  grade text not null check (grade in ('contraindicated', 'serious', 'worth-knowing')),
  -- What it was shown against: a prescription that was issued all the same, or a request that was declined.
  prescription_id bigint,
  task_id bigint,
  primary key (location_id, id),
  foreign key (location_id, prescription_id) references signa.prescription,
  foreign key (location_id, task_id) references signa.task,
  check ((prescription_id is null) <> (task_id is null))
);
create index shown_alert_by_time on signa.shown_alert (location_id, at) include (rule, grade, prescription_id);
grant select, insert on signa.shown_alert to signa_app;
grant usage on sequence signa.shown_alert_id to signa_app;
alter table signa.shown_alert enable row level security;
alter table signa.shown_alert force row level security;
create policy functions on signa.shown_alert to signa_functions using (true) with check (true);
create policy own_location on signa.shown_alert to signa_app
  using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
    else location_id = any ((select signa.scope())::bigint[]) end)
  with check (location_id = any ((select signa.scope())::bigint[]));
`;

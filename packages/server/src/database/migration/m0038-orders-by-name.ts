/**
 * An order line stores the time and status of its order, so that the orders of patients with a name are found,
 * filtered, and sorted in one index. Before, each was looked up: 13,000 for a name that 138 of 20,000 patients have,
 * which took 750 ms. Both values follow the order's.
 */
export const name = '0038-orders-by-name';
export const sql = `
alter table signa.order_line add column order_shown_at timestamptz(3), add column order_status text;
update signa.order_line i set order_shown_at = o.shown_at, order_status = o.status
  from signa.order_header o where o.location_id = i.location_id and o.id = i.order_id;
alter table signa.order_line alter column order_shown_at set not null, alter column order_status set not null;

create function signa.order_line_of_order() returns trigger language plpgsql set search_path = signa, pg_temp as $$
begin
  select o.shown_at, o.status into new.order_shown_at, new.order_status
    from order_header o where o.location_id = new.location_id and o.id = new.order_id;
  return new;
end $$;
create function signa.order_lines_follow() returns trigger language plpgsql set search_path = signa, pg_temp as $$
begin
  update order_line i set order_shown_at = new.shown_at, order_status = new.status
    where i.location_id = new.location_id and i.order_id = new.id;
  return null;
end $$;
revoke execute on function signa.order_line_of_order(), signa.order_lines_follow() from public;
create trigger order_line_before_insert before insert on signa.order_line
  for each row execute function signa.order_line_of_order();
create trigger order_lines_after_update after update on signa.order_header
  for each row when (new.status is distinct from old.status or new.shown_at is distinct from old.shown_at)
  execute function signa.order_lines_follow();

drop index signa.order_line_by_patient;
create index order_line_by_patient on signa.order_line (location_id, patient_id, order_shown_at desc, order_id desc)
  include (order_status);
`;

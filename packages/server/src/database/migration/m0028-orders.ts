/**
 * Details of orders and their lines besides status (C-198), and the indexes of their lists: newest first for all, by
 * status, and by patient, by the time on the card (C-136, C-138).
 */
export const name = '0028-orders';
export const sql = `
alter table signa.order_header
  add column summary_number text,
  add column brv_created_at timestamptz(3),
  add column shown_at timestamptz(3) generated always as (coalesce(brv_created_at, created_at)) stored,
  add column amount numeric(10, 2),
  add column origin text,
  add column shipped_at timestamptz(3),
  add column delivered_at timestamptz(3);
alter table signa.order_line
  add column pharmacy_code text references signa.pharmacy,
  add column shipped_at timestamptz(3),
  add column paid_at timestamptz(3),
  add column delivered_at timestamptz(3),
  add column refunded_at timestamptz(3),
  add column voided_at timestamptz(3),
  add column voided_reason text;
create index order_by_time on signa.order_header (location_id, shown_at desc, id desc);
create index order_by_status on signa.order_header (location_id, status, shown_at desc, id desc);
create index order_line_by_order on signa.order_line (location_id, order_id);
create index order_line_by_patient on signa.order_line (location_id, patient_id, order_id);
`;

/**
 * Printings are recorded when they happen. For earlier prescriptions, it is unknown whether a printout exists: they
 * count as printed, so that no second printout passes for the original, and the trail entry called printed was their
 * issue (P-146).
 */
export const name = '0009-first-printing';
export const sql = `
alter table signa.prescription add column first_printed_at timestamptz(3);
update signa.prescription set first_printed_at = issued_at where issued_at is not null;
update signa.prescription_event set kind = 'authorized' where kind = 'printed';
alter table signa.prescription
  add constraint printed_only_once_issued check (first_printed_at is null or issued_at is not null),
  add constraint reprinted_only_once_printed check (first_printed_at is not null or reprint_count = 0);
`;

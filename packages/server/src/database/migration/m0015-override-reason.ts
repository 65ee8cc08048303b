/** The reason for issuing a contraindicated product anyway; only issued prescriptions have one (P-232). */
export const name = '0015-override-reason';
export const sql = `
alter table signa.prescription
  add column override_reason text,
  add constraint override_reason_known
    check (override_reason in ('advised-by-specialist', 'no-alternative', 'other')),
  add constraint override_only_of_issued check (override_reason is null or issued_at is not null);
`;

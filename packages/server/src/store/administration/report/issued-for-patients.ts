/**
 * What counts as issued in every figure, per P-250: here, for a patient, by anyone, whatever happened later. The
 * partial indexes of the figures use this condition, so it must match theirs.
 */
export const issuedForPatients = (rx: string): string =>
  `${rx}.rx_status not in ('Draft', 'RejectedDraft', 'IssuedElsewhere') and ${rx}.removed_at is null and ${rx}.patient_id is not null and not ${rx}.is_office_use`;

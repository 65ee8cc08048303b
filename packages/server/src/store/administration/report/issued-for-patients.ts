/**
 * What was signed here for a patient, in the form of the partial indexes of the figures, which must match it.
 */
export const signedForPatients = (rx: string): string =>
  `${rx}.rx_status not in ('Draft', 'RejectedDraft', 'IssuedElsewhere') and ${rx}.removed_at is null and ${rx}.patient_id is not null and not ${rx}.is_office_use`;

/**
 * What counts as issued in every figure, per P-250: here, for a patient, by anyone, whatever happened later, unless it
 * was undone before it was sent (P-487).
 */
export const issuedForPatients = (rx: string): string => `${signedForPatients(rx)} and ${rx}.rx_status <> 'Undone'`;

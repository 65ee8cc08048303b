/**
 * What counts as issued in every figure, as P-250 has it: here, for a patient, by anybody, whatever became of it. The indexes
 * of the figures hold these rows and no others, so the condition stands as they have it.
 */
export const issuedForPatients = (rx: string): string =>
  `${rx}.rx_status not in ('Draft', 'RejectedDraft', 'IssuedElsewhere') and ${rx}.removed_at is null and ${rx}.patient_id is not null and not ${rx}.is_office_use`;

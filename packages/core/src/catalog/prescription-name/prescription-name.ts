/** What a prescription of another system carries beside its form; field names as they travel (P-301). */
export interface IssuedElsewhere {
  /** As the other system's paper says it; `null` where nobody knows it. */
  readonly number: string | null;
}

/** What a prescription is called by. */
export interface NamedPrescription {
  /** `null` for a draft, and for what was issued elsewhere. */
  readonly rxNumber: string | null;
  /** `null`, or left out, for what was not issued elsewhere. */
  readonly elsewhere?: IssuedElsewhere | null | undefined;
}

/**
 * What a prescription is called: 'Rx# 26-104390', 'Rx# 88123 (elsewhere)', 'Rx issued elsewhere' without a number, or
 * 'Draft'. The number of another system never stands alone, for a pharmacy would look it up as one of ours.
 *
 * @see P-301
 */
export function prescriptionName({ rxNumber, elsewhere }: NamedPrescription): string {
  if (rxNumber !== null) return `Rx# ${rxNumber}`;
  if (!elsewhere) return 'Draft';
  return elsewhere.number === null ? 'Rx issued elsewhere' : `Rx# ${elsewhere.number} (elsewhere)`;
}

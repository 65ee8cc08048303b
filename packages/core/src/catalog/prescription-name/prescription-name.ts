/** The origin of an external prescription, in addition to its form. Field names are those of the API (P-301). */
export interface ExternalPrescription {
  /** The number on the other system's prescription; `null` if unknown. */
  readonly number: string | null;
}

/** The fields that a prescription's name consists of. */
export interface NamedPrescription {
  /** `null` for a draft and for an external prescription. */
  readonly rxNumber: string | null;
  /** `null` or omitted for our own prescriptions. */
  readonly elsewhere?: ExternalPrescription | null | undefined;
}

/**
 * The name of a prescription: 'Rx# 26-104390', 'Rx# 88123 (elsewhere)', 'Rx issued elsewhere' without a number, or
 * 'Draft'. The number of an external prescription is always marked, because a pharmacy would otherwise look it up as
 * one of ours.
 *
 * @see P-301
 */
export function prescriptionName({ rxNumber, elsewhere }: NamedPrescription): string {
  if (rxNumber !== null) return `Rx# ${rxNumber}`;
  if (!elsewhere) return 'Draft';
  return elsewhere.number === null ? 'Rx issued elsewhere' : `Rx# ${elsewhere.number} (elsewhere)`;
}

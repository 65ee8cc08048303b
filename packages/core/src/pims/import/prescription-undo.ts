/** An external prescription from an imported file, with what happened since. */
export interface ImportedPrescription {
  readonly id: string;
  /** The drug and the patient: 'Gabapentin Capsules 100 mg for Otis'. */
  readonly name: string;
  readonly isArchived: boolean;
  /** Whether a merge changed its client or patient. */
  readonly isMoved: boolean;
  /**
   * Prescriptions of the same product for that patient since the import, drafts and issued ones, because a copy does
   * not reference its original.
   */
  readonly copies: number;
}

/** A prescription that an undo keeps, with every reason. */
export interface StayingPrescription extends Pick<ImportedPrescription, 'id' | 'name'> {
  readonly reasons: readonly string[];
}

/** What the undo of a prescription import removes, and what it keeps. */
export interface PrescriptionUndo {
  readonly goes: readonly Pick<ImportedPrescription, 'id' | 'name'>[];
  readonly stays: readonly StayingPrescription[];
}

/**
 * Plans the undo of a prescription import: archived, copied and merged prescriptions stay, with each reason, and all
 * others are removed.
 *
 * @see A-413
 */
export function planPrescriptionUndo(prescriptions: readonly ImportedPrescription[]): PrescriptionUndo {
  const judged = prescriptions.map((one) => ({ id: one.id, name: one.name, reasons: reasonsOf(one) }));
  return {
    goes: judged.filter(({ reasons }) => reasons.length === 0).map(({ id, name }) => ({ id, name })),
    stays: judged.filter(({ reasons }) => reasons.length > 0),
  };
}

function reasonsOf({ isArchived, isMoved, copies }: ImportedPrescription): string[] {
  return [
    isArchived && 'It was archived.',
    isMoved && 'It was moved by a merge of its client or patient.',
    copies > 0 && `It was copied: ${copies} ${copies === 1 ? 'copy was' : 'copies were'} written after the import.`,
  ].filter((reason) => reason !== false);
}

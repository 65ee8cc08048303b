/** A prescription of another system that a file brought along, with what became of it. */
export interface ImportedPrescription {
  readonly id: string;
  /** What it is of, and for whom: 'Gabapentin Capsules 100 mg for Otis'. */
  readonly name: string;
  readonly isArchived: boolean;
  /** Whether its client or patient is another one now, by a merge. */
  readonly isMoved: boolean;
  /** Copies of that product for that patient since the import, drafts and issued ones: a copy names no original. */
  readonly copies: number;
}

/** One that stays where its import is undone, with every reason. */
export interface StayingPrescription extends Pick<ImportedPrescription, 'id' | 'name'> {
  readonly reasons: readonly string[];
}

/** What the undo of an import of prescriptions takes away, and what it leaves. */
export interface PrescriptionUndo {
  readonly goes: readonly Pick<ImportedPrescription, 'id' | 'name'>[];
  readonly stays: readonly StayingPrescription[];
}

/**
 * What the undo of an import of prescriptions does: one that somebody archived, that was copied, or that a merge moved
 * stays, with each reason, and all others go.
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
    copies > 0 && `It was copied: ${copies} ${copies === 1 ? 'copy was' : 'copies were'} written since.`,
  ].filter((reason) => reason !== false);
}

import type { Instant } from '../../base/time/index.js';

/** The values of a client or a patient by the names of their synced fields; a field without a value is left out. */
export type SyncedValues = Readonly<Partial<Record<string, string>>>;

/**
 * What is kept of one field that a linked record has here and in its practice system (C-255). A phone and an address are
 * a field each, so that one that is added, taken out or declined says nothing of the others.
 */
export interface SyncedField {
  /** 'email', 'weight', 'phone:5185550177', … */
  readonly field: string;
  /** The two values when both were last the same, and since when; all `null` where they never were. */
  readonly agreedHere: string | null;
  readonly agreedThere: string | null;
  readonly agreedAt: Instant | null;
  /** The value that the practice system told last, and when it was first seen; `null` before it told one. */
  readonly there: string | null;
  readonly thereSince: Instant | null;
  /** When the value here was changed last and by whom; `null` where nobody knows. */
  readonly hereSince: Instant | null;
  readonly hereBy: string | null;
  /** That change took over the value of the practice system. */
  readonly isFromThere: boolean;
  /** The value there that a person did not want; it is offered no more until the practice system tells another one. */
  readonly declined: string | null;
}

/** One field as both sides have it; a value that the practice system does not tell makes none. */
export interface ComparedField {
  readonly field: string;
  readonly here: string | null;
  readonly there: string;
  /** Both count as the same, as an e-mail does that is the second one there. */
  readonly agrees: boolean;
}

/** Fields kept of one record at most: phones and addresses come and go for years. */
export const mostSyncedFields = 120;

/** A field of which nothing is known yet. */
export const unknownField = (field: string): SyncedField => ({
  field,
  agreedHere: null,
  agreedThere: null,
  agreedAt: null,
  there: null,
  thereSince: null,
  hereSince: null,
  hereBy: null,
  isFromThere: false,
  declined: null,
});

import type { Instant } from '../../base/time/index.js';

/** The values of a client or a patient by synced field; fields without a value are omitted. */
export type SyncedValues = Readonly<Partial<Record<string, string>>>;

/**
 * The sync state of one field of a linked record (C-255). Each phone and each address is a separate field, so that
 * adding, removing or declining one does not affect the others.
 */
export interface SyncedField {
  /** 'email', 'weight', 'phone:5185550177', … */
  readonly field: string;
  /** The two values when both were last equal, and since when; all `null` if they never were. */
  readonly agreedHere: string | null;
  readonly agreedThere: string | null;
  readonly agreedAt: Instant | null;
  /** The value the practice system last reported, and when it was first seen; `null` before it reported one. */
  readonly there: string | null;
  readonly thereSince: Instant | null;
  /** When and by whom the value in Signa was last changed; `null` if unknown. */
  readonly hereSince: Instant | null;
  readonly hereBy: string | null;
  /** Whether that change accepted the value of the practice system. */
  readonly isFromThere: boolean;
  /** The value there that a user declined; it is not offered until the practice system reports another one. */
  readonly declined: string | null;
}

/** The values of one field on both sides; a field the practice system does not report is omitted. */
export interface ComparedField {
  readonly field: string;
  readonly here: string | null;
  readonly there: string;
  /** Whether both count as equal, as for an email that is the second one there. */
  readonly agrees: boolean;
}

/** Maximum number of fields stored per record: phones and addresses come and go for years. */
export const maxSyncedFields = 120;

/** The initial sync state of a field. */
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

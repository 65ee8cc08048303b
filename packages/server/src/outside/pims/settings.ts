/** Where ezyVet's API is, and who we are there; the account of a location is its site. */
export interface EzyvetSettings {
  /** Without a slash at the end, such as https://api.ezyvet.com. */
  readonly url: string;
  readonly partnerId: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Where DIGITAIL's API is, and who we are there; the account of a location is its clinic. */
export interface DigitailSettings {
  /** Without a slash at the end, such as https://vet.digitail.io. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The practice-management systems that are configured. */
export interface PimsSettings {
  readonly ezyvet: EzyvetSettings | null;
  readonly digitail: DigitailSettings | null;
}

/** Milliseconds to wait for an answer: a person waits for a read, only the outbox for a write. */
export interface Timeouts {
  readonly read: number;
  readonly write: number;
}

export const usualTimeouts: Timeouts = { read: 6_000, write: 15_000 };

/** What a connection needs beside its settings. */
export interface ConnectionNeeds {
  /** Milliseconds of the clock, which tokens end by. */
  readonly now: () => number;
  readonly timeouts?: Timeouts;
}

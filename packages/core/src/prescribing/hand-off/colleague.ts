/**
 * A user of the location who can work on requests: requests are assigned to them, and notes mention them. Preparing is
 * enough; signing is not asked for (P-510).
 */
export interface Colleague {
  readonly id: string;
  readonly displayName: string;
}

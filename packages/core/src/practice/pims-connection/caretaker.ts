import type { PimsConnectionType } from './connection-type.js';

/** A phone as returned by a practice system (C-196). */
export interface PimsPhone {
  readonly number: string | null;
  readonly type: string | null;
  readonly isPrimary: boolean | null;
  readonly isValidMobile: boolean | null;
}

/** An address as returned by a practice system (C-196). */
export interface PimsAddress {
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly city: string | null;
  readonly stateProvince: string | null;
  readonly postalCode: string | null;
  readonly isPrimary: boolean | null;
  readonly isActive: boolean | null;
}

/** A client of a practice system. Field names are those of the API (C-196). */
export interface PimsCaretaker {
  readonly id: string;
  readonly pimsId: string | null;
  readonly pimsConnectionType: PimsConnectionType;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly isActive: boolean | null;
  readonly emails: readonly { readonly address: string | null }[];
  readonly phones: readonly PimsPhone[];
  readonly addresses: readonly PimsAddress[];
}

/** The fields of a stored client that the form needs. Field names are those of the API (C-194). */
export interface ClientRecord {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly isActive: boolean;
  readonly pimsId: string | null;
  readonly phones: readonly {
    readonly uuid: string;
    readonly phoneTypeId: number;
    readonly phoneNumber: string;
    readonly isActive: boolean;
  }[];
  readonly addresses: readonly {
    readonly uuid: string;
    readonly addressTypeId: number;
    readonly addressLine1: string;
    readonly addressLine2: string | null;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly isActive: boolean;
  }[];
}

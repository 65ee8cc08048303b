import type { ColumnType } from 'kysely';

/** jsonb: returned parsed, written as JSON text, because the driver would write a list as a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;
export type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** jsonb with a default. */
export type DefaultedJson<T> = ColumnType<T, string | undefined, string>;

/** A text column that the database or its writers restrict to core's codes; written as text. */
export type Code<T extends string> = ColumnType<T, string, string>;
/** A list of codes with a default. */
export type DefaultedCodes<T extends string> = ColumnType<T[], string[] | undefined, string[]>;
export type CodeOrNull<T extends string> = ColumnType<T | null, string | null | undefined, string | null>;

/** A stored phone of an organization, location, or user; numbers are digits and spaces as typed. */
export interface PhoneJson {
  uuid: string;
  phoneTypeId: number;
  phoneNumber: string;
  isActive: boolean;
}
export interface AddressJson {
  uuid: string;
  addressTypeId: number;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  state: string;
  zip: string;
  isActive: boolean;
}

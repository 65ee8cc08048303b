/** The kinds of records that files contain. */
export const importKinds = ['client', 'patient', 'prescription'] as const;
export type ImportKind = (typeof importKinds)[number];

/** How the cells of a column are read. */
export type CellKind =
  | 'id'
  | 'ids'
  | 'text'
  | 'name'
  | 'full-name'
  | 'yes'
  | 'not-yes'
  | 'phone'
  | 'phone-type'
  | 'zip'
  | 'full-address'
  | 'species'
  | 'breed'
  | 'gender'
  | 'past-date'
  | 'date'
  | 'weight'
  | 'weight-unit'
  | 'entries'
  | 'number';

/** A column of Signa's files, to which a mapping assigns columns of another file. */
export interface ImportColumn {
  readonly name: string;
  readonly reads: CellKind;
  /** Without it, no record can be imported. */
  readonly isNeeded?: boolean;
}

const clientColumns: readonly ImportColumn[] = [
  { name: 'external_id', reads: 'id', isNeeded: true },
  { name: 'first_name', reads: 'name', isNeeded: true },
  { name: 'last_name', reads: 'name', isNeeded: true },
  { name: 'full_name', reads: 'full-name' },
  { name: 'email', reads: 'text' },
  { name: 'is_active', reads: 'yes' },
  { name: 'is_inactive', reads: 'not-yes' },
  { name: 'phone_1_type', reads: 'phone-type' },
  { name: 'phone_1_number', reads: 'phone' },
  { name: 'address_1_type', reads: 'text' },
  { name: 'address_1_full', reads: 'full-address' },
  { name: 'address_1_line_1', reads: 'text' },
  { name: 'address_1_line_2', reads: 'text' },
  { name: 'address_1_city', reads: 'text' },
  { name: 'address_1_state', reads: 'text' },
  { name: 'address_1_zip', reads: 'zip' },
];

const patientColumns: readonly ImportColumn[] = [
  { name: 'external_id', reads: 'id', isNeeded: true },
  { name: 'clients', reads: 'ids', isNeeded: true },
  { name: 'name', reads: 'name', isNeeded: true },
  { name: 'species', reads: 'species', isNeeded: true },
  { name: 'breed', reads: 'breed' },
  { name: 'gender', reads: 'gender', isNeeded: true },
  { name: 'birthdate', reads: 'past-date' },
  { name: 'weight', reads: 'weight' },
  { name: 'weight_unit', reads: 'weight-unit' },
  { name: 'weighed_on', reads: 'past-date' },
  { name: 'allergies', reads: 'entries' },
  { name: 'health_conditions', reads: 'entries' },
  { name: 'medications', reads: 'entries' },
  { name: 'vet', reads: 'text' },
  { name: 'is_active', reads: 'yes' },
  { name: 'is_inactive', reads: 'not-yes' },
  { name: 'is_deceased', reads: 'yes' },
  { name: 'deceased_date', reads: 'past-date' },
];

const prescriptionColumns: readonly ImportColumn[] = [
  { name: 'external_id', reads: 'id', isNeeded: true },
  { name: 'client', reads: 'id', isNeeded: true },
  { name: 'patient', reads: 'id', isNeeded: true },
  { name: 'product_sku', reads: 'id', isNeeded: true },
  { name: 'quantity', reads: 'number', isNeeded: true },
  { name: 'directions', reads: 'text' },
  { name: 'days_supply', reads: 'number' },
  { name: 'refills', reads: 'text', isNeeded: true },
  { name: 'fills_left', reads: 'number' },
  { name: 'issued_on', reads: 'past-date', isNeeded: true },
  { name: 'expires_on', reads: 'date', isNeeded: true },
  { name: 'prescriber', reads: 'text' },
  { name: 'number', reads: 'text' },
  { name: 'place', reads: 'text' },
  { name: 'note', reads: 'text' },
  { name: 'status', reads: 'text' },
];

/** The columns of each kind of records, in the order of Signa's files. */
export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  client: clientColumns,
  patient: patientColumns,
  prescription: prescriptionColumns,
};

/** The definition of a column, of which 'phone_2_number' repeats 'phone_1_number'; `null` if there is none. */
export function importColumnNamed(kind: ImportKind, name: string): ImportColumn | null {
  const first = name.replace(/^(phone|address)_[1-9]\d?_/, '$1_1_');
  return importColumns[kind].find((column) => column.name === first) ?? null;
}

/** A column name as the tables above contain it: lowercase, words of camel case divided, without punctuation. */
export const plainHeader = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

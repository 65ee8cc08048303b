import type { ClientEntry, ClientForm } from '@signa/core/clients';
import type { Insertable } from 'kysely';
import type { AddressJson, PhoneJson } from '../../../database/schema/column.js';
import type { ClientTable } from '../../../database/schema/patient.js';

/** The column of each field of the client form, with its type in PostgreSQL. */
const clientFormColumns = {
  firstName: { name: 'first_name', type: 'text' },
  lastName: { name: 'last_name', type: 'text' },
  email: { name: 'email', type: 'text' },
  isActive: { name: 'is_active', type: 'boolean' },
  pimsId: { name: 'pims_id', type: 'text' },
  locationClientPhones: { name: 'phones', type: 'jsonb' },
  locationClientAddress: { name: 'addresses', type: 'jsonb' },
} as const satisfies Readonly<Record<keyof ClientForm, { readonly name: keyof ClientTable; readonly type: string }>>;

type ListField = 'locationClientPhones' | 'locationClientAddress';
type ClientColumn = (typeof clientFormColumns)[keyof ClientForm]['name'];

/** The types of those columns, by their names. */
export const clientColumnTypes = Object.fromEntries(
  Object.values(clientFormColumns).map(({ name, type }) => [name, type]),
) as Readonly<Record<ClientColumn, string>>;

/** The fields of a client as they are stored, the lists with the entries of before. */
export interface StoredClientFields extends Omit<ClientEntry, ListField> {
  readonly phones: readonly PhoneJson[];
  readonly addresses: readonly AddressJson[];
}

/** What a save of the form stores: a value for every column above. */
export const clientValues = (client: StoredClientFields): Required<Pick<Insertable<ClientTable>, ClientColumn>> => ({
  first_name: client.firstName,
  last_name: client.lastName,
  email: client.email,
  is_active: client.isActive,
  pims_id: client.pimsId,
  phones: JSON.stringify(client.phones),
  addresses: JSON.stringify(client.addresses),
});

import { randomUUID } from 'node:crypto';
import { type ClientForm, settleClientForm } from '@signa/core/clients';
import {
  addressTypes,
  type ContactType,
  defaultAddressType,
  defaultPhoneType,
  listAfter,
  noContactType,
  phoneTypes,
} from '@signa/core/base';
import { clientFormSchema, issuesOf } from '@signa/core/schema';
import { insertClients, type NewClient } from '../../../store/clients/client/client-store.js';
import { keepMadeClients } from '../../../store/pims/pims-import/made-store.js';
import { storedAddress } from '../../../use-case/clients/client/client-form.js';
import { yes } from '../../csv/cell.js';
import type { CsvLine } from '../../csv/csv-file.js';
import { groupCount } from '../record-column.js';
import { faultIn, type ReadLine, type RecordKind } from '../record-kind.js';
import { readColumns } from '../read-columns.js';
import { clientColumns, columnOfField } from './client-columns.js';

type Values = CsvLine['values'];

/** Stored values of a client besides its location. */
type ClientDraft = Omit<NewClient, 'locationId'>;

/** Clients of a file, validated by the same form as in the portal (C-018 to C-024). */
export const clientRecords: RecordKind<ClientDraft, null> = {
  noun: 'client',
  plural: 'clients',
  operation: 'ImportClients',
  columns: clientColumns,
  factsOf: () => Promise.resolve(null),
  read: readClient,
  async store(tx, open, records) {
    const { locationId } = open;
    await insertClients(
      tx,
      records.map(({ id, draft }) => ({ id, client: { ...draft, locationId } })),
    );
    await keepMadeClients(
      tx,
      open,
      records.map(({ id }) => id),
    );
  },
};

function readClient(values: Values): ReadLine<ClientDraft> {
  const { read, faults } = readColumns(values, { isActive: ['is_active', (text) => yes(text, true)] });
  const form: ClientForm = {
    firstName: values['first_name'] ?? '',
    lastName: values['last_name'] ?? '',
    email: values['email'] ?? '',
    isActive: read.isActive ?? true,
    pimsId: '',
    locationClientPhones: numbered(values, 'phone').map((at) => ({
      phoneTypeId: typeId(phoneTypes, at('type'), defaultPhoneType('client')),
      phoneNumber: at('number'),
    })),
    locationClientAddress: numbered(values, 'address').map((at) => ({
      addressTypeId: typeId(addressTypes, at('type'), defaultAddressType),
      addressLine1: at('line_1'),
      addressLine2: at('line_2'),
      city: at('city'),
      state: at('state'),
      zip: at('zip'),
    })),
  };
  const issues = issuesOf(clientFormSchema, form).map(({ path, message }) => faultIn(values, columnOf(path), message));
  const name = `${form.firstName} ${form.lastName}`.trim();
  return { name, draft: draftOf(form), faults: [...faults, ...issues] };
}

function draftOf(form: ClientForm): ClientDraft {
  const { locationClientPhones, locationClientAddress, ...entry } = settleClientForm(form);
  return {
    ...entry,
    ...{ pimsProviderId: null, pimsConnectionType: null, isPIMSImport: false },
    phones: listAfter([], locationClientPhones, randomUUID),
    addresses: listAfter([], locationClientAddress.map(storedAddress), randomUUID),
  };
}

/** Reads the columns of each entry in a group, such as phone_1_number and phone_2_number. */
function numbered(values: Values, group: string): ((field: string) => string)[] {
  return Array.from(
    { length: groupCount(values, group) },
    (_, index) => (field) => values[`${group}_${index + 1}_${field}`] ?? '',
  );
}

/** Placeholder for an unlisted type (C-038, C-047). */
export const noTypeText = 'none';

/** The id of a type by name; the form rejects an unlisted one. */
function typeId(types: readonly ContactType[], text: string, usual: ContactType): number {
  const word = text.toLowerCase();
  if (word === '') return usual.id;
  if (word === noTypeText) return noContactType;
  return types.find(({ description }) => description.toLowerCase() === word)?.id ?? -1;
}

/** The columns of an entry of a list, after the group and the number. */
const columns: Readonly<Record<string, string>> = {
  phoneTypeId: 'type',
  phoneNumber: 'number',
  addressTypeId: 'type',
  addressLine1: 'line_1',
  addressLine2: 'line_2',
};

/** The column of a form field: 'locationClientPhones.0.phoneNumber' is phone_1_number. */
function columnOf(path: string): string {
  const [list = '', index = '0', field] = path.split('.');
  const group = Object.entries(columnOfField).find(([name]) => name === list)?.[1] ?? list;
  if (group !== 'phone' && group !== 'address') return group;
  const main = group === 'phone' ? 'number' : 'line_1';
  return `${group}_${Number(index) + 1}_${field === undefined ? main : (columns[field] ?? field)}`;
}

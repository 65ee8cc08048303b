import { addressTypes, contactTypeText, phoneTypes } from '@signa/core/base';
import type { ClientForm } from '@signa/core/clients';
import type { AddressJson, PhoneJson } from '../../database/schema/column.js';
import { always, columnsOf, integer, type Sql, text } from '../../store/sql/expression.js';
import { jsonbWhere } from '../../store/sql/json.js';
import { fields, select } from '../../store/sql/select.js';
import { single } from '../../store/statement.js';
import { noTypeText } from '../import/client/client-records.js';
import { clientColumns, type columnOfField } from '../import/client/client-columns.js';
import type { ExportFile } from './export-file.js';
import { externalIdOf } from './external-id.js';

/** The columns of the fields that have one each; phones and addresses have several. */
type PlainColumn = Exclude<(typeof columnOfField)[keyof ClientForm], 'phone' | 'address' | null>;

type ClientRow = Readonly<Record<PlainColumn, string | null>> & {
  readonly external_id: string;
  readonly phones: readonly PhoneJson[];
  readonly addresses: readonly AddressJson[];
};

const c = columnsOf('client as c');
const plainColumns = {
  first_name: c.first_name,
  last_name: c.last_name,
  email: c.email,
  is_active: text(`case when c.is_active then 'yes' else 'no' end`),
} as const satisfies Readonly<Record<PlainColumn, Sql<string | null>>>;
const phones = jsonbWhere(c.phones, '@.isActive == true');
const addresses = jsonbWhere(c.addresses, '@.isActive == true');
const longest = (list: string) => always(integer(`coalesce(max(jsonb_array_length(${list})), 0)`));
const lengths = fields({ phone: longest(phones), address: longest(addresses) });
const clientFields = fields({
  external_id: always(text(externalIdOf('client', 'c'))),
  ...plainColumns,
  phones,
  addresses,
});
const ofLocation = (locationId: string) =>
  `from signa.client c where c.location_id = ${locationId} and not c.is_office_use and c.merged_into is null`;

/** The clients of a location with their active phones and addresses, as an import reads them. */
export const clientFile: ExportFile<ClientRow> = {
  name: 'clients.csv',
  importedBy: 'signa-server admin client import',
  statement: (locationId) => select(clientFields, `${ofLocation(locationId)} order by c.id`),
  async head(sql, locationId) {
    const most = await single(sql, select(lengths, ofLocation(locationId)));
    const names = clientColumns.map(({ name }) => name);
    const alone = names.filter((name) => !name.includes('_1_'));
    return [...alone, ...numbered(names, 'phone', most.phone), ...numbered(names, 'address', most.address)];
  },
  cellsOf: ({ phones, addresses, ...row }) => ({
    ...row,
    ...cellsOf('phone', phones, (phone) => ({
      type: contactTypeText(phoneTypes, phone.phoneTypeId) || noTypeText,
      number: phone.phoneNumber,
    })),
    ...cellsOf('address', addresses, (address) => ({
      type: contactTypeText(addressTypes, address.addressTypeId) || noTypeText,
      line_1: address.addressLine1,
      line_2: address.addressLine2,
      city: address.city,
      state: address.state,
      zip: address.zip,
    })),
  }),
};

/** Repeats the columns of a group as often as the client with the most entries needs. */
function numbered(names: readonly string[], group: string, count: number): string[] {
  const first = names.filter((name) => name.startsWith(`${group}_1_`));
  return Array.from({ length: count }, (_, index) => first.map((name) => name.replace('_1_', `_${index + 1}_`))).flat();
}

type Cells = Readonly<Record<string, string | null>>;

const cellsOf = <Entry>(group: string, entries: readonly Entry[], read: (entry: Entry) => Cells): Cells =>
  Object.fromEntries(
    entries.flatMap((entry, index) =>
      Object.entries(read(entry)).map(([field, value]) => [`${group}_${index + 1}_${field}`, value]),
    ),
  );

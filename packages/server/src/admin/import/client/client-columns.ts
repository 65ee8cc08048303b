import { addressTypes, phoneTypes, type ContactType } from '@signa/core/base';
import { externalIdColumn, type RecordColumn } from '../record-column.js';

const oneOf = (types: readonly ContactType[]) => types.map(({ description }) => description).join(', ');
const more = 'a further one stands in the same columns with 2, 3 and so on';

/** The columns of a file of clients. */
export const clientColumns: readonly RecordColumn[] = [
  { ...externalIdColumn, example: 'C-1001' },
  { name: 'first_name', what: 'asked for of an active client', example: 'Eleanor', isNeeded: true },
  { name: 'last_name', what: 'asked for of an active client', example: 'Whitfield', isNeeded: true },
  { name: 'email', what: 'up to 100 letters, or empty', example: 'eleanor@mail.example' },
  { name: 'is_active', what: 'yes, unless it says no', example: 'yes' },
  { name: 'phone_1_type', what: `one of ${oneOf(phoneTypes)}; empty: ${phoneTypes[0].description}`, example: 'Cell' },
  {
    name: 'phone_1_number',
    what: `in the United States, written in any way; an active client has one; ${more}`,
    example: '518 555 0177',
  },
  {
    name: 'address_1_type',
    what: `one of ${oneOf(addressTypes)}; empty: ${addressTypes[0].description}`,
    example: 'Home',
  },
  { name: 'address_1_line_1', what: `an active client has one; ${more}`, example: '18 Regent St' },
  { name: 'address_1_line_2', what: 'may be empty', example: '' },
  { name: 'address_1_city', what: '', example: 'Saratoga Springs' },
  { name: 'address_1_state', what: 'one of the 50 states or DC, by code or name', example: 'NY' },
  { name: 'address_1_zip', what: '5 digits', example: '12866' },
];

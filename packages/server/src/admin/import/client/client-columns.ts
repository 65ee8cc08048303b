import { addressTypes, phoneTypes, type ContactType } from '@signa/core/base';
import type { ClientForm } from '@signa/core/clients';
import { externalIdColumn, type RecordColumn } from '../record-column.js';

const oneOf = (types: readonly ContactType[]) => types.map(({ description }) => description).join(', ');
const more = 'repeat the column with 2, 3, and so on for more entries';

/** The column of each field of the form, or the group of its columns; `null` for a field that no file contains. */
export const columnOfField = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  isActive: 'is_active',
  pimsId: null,
  locationClientPhones: 'phone',
  locationClientAddress: 'address',
} as const satisfies Readonly<Record<keyof ClientForm, string | null>>;

/** The columns of a client file. */
export const clientColumns: readonly RecordColumn[] = [
  { ...externalIdColumn, example: 'C-1001' },
  { name: 'first_name', what: 'Required for an active client', example: 'Eleanor', isNeeded: true },
  { name: 'last_name', what: 'Required for an active client', example: 'Whitfield', isNeeded: true },
  { name: 'email', what: 'Up to 100 characters; optional', example: 'eleanor@mail.example' },
  { name: 'is_active', what: 'yes or no; default: yes', example: 'yes' },
  { name: 'phone_1_type', what: `One of ${oneOf(phoneTypes)}; default: ${phoneTypes[0].description}`, example: 'Cell' },
  {
    name: 'phone_1_number',
    what: `US phone number in any format; an active client needs one; ${more}`,
    example: '518 555 0177',
  },
  {
    name: 'address_1_type',
    what: `One of ${oneOf(addressTypes)}; default: ${addressTypes[0].description}`,
    example: 'Home',
  },
  { name: 'address_1_line_1', what: `Street address; an active client needs one; ${more}`, example: '18 Regent St' },
  { name: 'address_1_line_2', what: 'Optional', example: '' },
  { name: 'address_1_city', what: '', example: 'Saratoga Springs' },
  { name: 'address_1_state', what: 'Code or name of one of the 50 states or DC', example: 'NY' },
  { name: 'address_1_zip', what: '5 digits', example: '12866' },
];

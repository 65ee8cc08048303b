import { describe, expect, it } from 'vitest';
import type { PimsCaretaker } from '../../practice/pims-connection/index.js';
import { checkClientForm, clientFormOfCaretaker, emptyClientForm, newClientLink } from './index.js';

const kenji: PimsCaretaker = {
  id: '4188',
  pimsId: '4188',
  pimsConnectionType: 'EZYVET',
  firstName: ' Kenji ',
  lastName: 'Kobayashi',
  isActive: true,
  emails: [{ address: 'kenji at mail' }, { address: 'Kenji@Mail.example' }],
  phones: [
    { number: '1 (518) 555-0131', type: 'Mobile', isPrimary: true, isValidMobile: null },
    { number: '12', type: 'Home', isPrimary: false, isValidMobile: null },
  ],
  addresses: [
    {
      addressLine1: '5 Excelsior Park',
      addressLine2: null,
      city: 'Saratoga Springs',
      stateProvince: 'New York',
      postalCode: '12866-1000',
      isPrimary: true,
      isActive: true,
    },
  ],
};
const viaProvider: PimsCaretaker = { ...kenji, id: 'bx-9', pimsId: null, pimsConnectionType: 'BITWERX' };

describe('the form of a client from the practice system', () => {
  it('C-032 C-111 C-112 contains names, the first well-formed email, valid phones and addresses, and the PIMS ID', () => {
    const form = clientFormOfCaretaker(kenji);
    expect(form).toEqual({
      firstName: 'Kenji',
      lastName: 'Kobayashi',
      email: 'kenji@mail.example',
      isActive: true,
      pimsId: '4188',
      locationClientPhones: [{ phoneTypeId: 1, phoneNumber: '15185550131' }],
      locationClientAddress: [
        {
          addressTypeId: 1,
          addressLine1: '5 Excelsior Park',
          addressLine2: '',
          city: 'Saratoga Springs',
          state: 'NY',
          zip: '12866',
        },
      ],
    });
    expect(checkClientForm(form)).toEqual([]);
  });

  it('C-032 is active, like every new client, and has no PIMS ID when the system identifies it only by provider ID', () => {
    const bare = { ...viaProvider, isActive: false, firstName: null, lastName: null };
    expect(clientFormOfCaretaker({ ...bare, emails: [], phones: [], addresses: [] })).toEqual(emptyClientForm);
    expect(clientFormOfCaretaker({ ...viaProvider, pimsId: '7001' }).pimsId).toBe('7001');
  });

  it('C-032 C-151 is stored with the IDs of the record, as an import when it has a PIMS ID', () => {
    expect(newClientLink('4188', kenji)).toEqual({ pimsId: '4188', pimsConnectionType: 'EZYVET', isPIMSImport: true });
    expect(newClientLink(null, viaProvider)).toEqual({ pimsProviderId: 'bx-9', pimsConnectionType: 'BITWERX' });
    expect(newClientLink('7001', { ...viaProvider, pimsId: '7001' })).toEqual({
      pimsId: '7001',
      pimsProviderId: 'bx-9',
      pimsConnectionType: 'BITWERX',
      isPIMSImport: true,
    });
  });

  it('C-151 is also an import when the PIMS ID was typed, and never without one', () => {
    expect(newClientLink('4188', null)).toEqual({ pimsId: '4188', isPIMSImport: true });
    expect(newClientLink(null, null)).toEqual({});
  });
});

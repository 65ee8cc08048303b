import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { PimsCaretaker } from '../../practice/pims-connection/index.js';
import { clientLinkInput, contactWhereEmpty, copiedByLinking, pimsContact, type ComparedClient } from './index.js';

const theirs: PimsCaretaker = {
  id: '9',
  pimsId: '4001',
  pimsConnectionType: 'EZYVET',
  firstName: 'Eleanor',
  lastName: 'Whitfield',
  isActive: true,
  emails: [{ address: 'nobody' }, { address: ' Eleanor@Mail.example ' }],
  phones: [{ number: '(518) 555-0177', type: 'mobile', isPrimary: true, isValidMobile: null }],
  addresses: [
    {
      addressLine1: '18 Regent St',
      addressLine2: null,
      city: 'Saratoga Springs',
      stateProvince: 'New York',
      postalCode: '12866-1234',
      isPrimary: true,
      isActive: true,
    },
  ],
};
const { email, phones: locationClientPhones, addresses: locationClientAddress } = pimsContact(theirs);
const phone = { phoneTypeId: 2, phoneNumber: '5550121', isActive: true };
const address: ComparedClient['addresses'][number] = {
  ...{ addressTypeId: 1, addressLine1: '4 Elm', addressLine2: null, city: 'Troy', state: 'NY', zip: '12180' },
  isActive: true,
};
const bare: ComparedClient = { email: null, phones: [], addresses: [] };
const whole: ComparedClient = { email: 'ellie@mail.example', phones: [phone], addresses: [address] };

describe('the fields that linking copies', () => {
  it('C-110 C-153 are each of the three that is empty in Signa, independently', () => {
    expect(copiedByLinking(bare, theirs)).toEqual({ email, locationClientPhones, locationClientAddress });
    expect(copiedByLinking(whole, theirs)).toEqual({});
    expect(copiedByLinking({ ...whole, email: ' ' }, theirs)).toEqual({ email });
    expect(copiedByLinking({ ...whole, phones: [{ ...phone, isActive: false }] }, theirs)).toEqual({
      locationClientPhones,
    });
    const gone = { ...address, isActive: false };
    expect(copiedByLinking({ ...whole, addresses: [gone] }, theirs)).toEqual({ locationClientAddress });
    expect(copiedByLinking(bare, { ...theirs, emails: [], phones: [], addresses: [] })).toEqual({});
  });

  it('C-220 C-110 are dropped when a value has been stored since, and other fields are stored as sent', () => {
    const sent = { pimsId: '9', email: 'new@mail.example', locationClientPhones: [], locationClientAddress: [] };
    expect(contactWhereEmpty(bare, sent)).toEqual(sent);
    expect(contactWhereEmpty(whole, sent)).toEqual({ pimsId: '9' });
  });

  const some = fc.boolean();
  test.prop([some, some, some])('C-110 C-220 never replace an existing value', (hasEmail, hasPhone, hasPlace) => {
    const client: ComparedClient = {
      email: hasEmail ? 'ellie@mail.example' : null,
      phones: hasPhone ? [phone] : [],
      addresses: hasPlace ? [address] : [],
    };
    expect(Object.keys(copiedByLinking(client, theirs)).sort()).toEqual(
      [
        ...(hasPlace ? [] : ['locationClientAddress']),
        ...(hasPhone ? [] : ['locationClientPhones']),
        ...(hasEmail ? [] : ['email']),
      ].sort(),
    );
  });
});

describe('the update that links a client', () => {
  it('C-110 C-153 names the record and its system, and keeps whether the client is active', () => {
    expect(clientLinkInput({ ...whole, isActive: false }, theirs)).toEqual({
      isActive: false,
      pimsId: '9',
      pimsConnectionType: 'EZYVET',
    });
    expect(clientLinkInput({ ...whole, email: null, isActive: true }, theirs)).toMatchObject({ isActive: true, email });
  });

  it('C-087 C-110 contains the provider ID for BITWERX, and the PIMS ID when the record has one', () => {
    const bitwerx = { ...theirs, pimsConnectionType: 'BITWERX' } as const;
    expect(clientLinkInput({ ...whole, isActive: true }, bitwerx)).toMatchObject({
      pimsId: '4001',
      pimsProviderId: '9',
    });
    expect(clientLinkInput({ ...whole, isActive: true }, { ...bitwerx, pimsId: null })).not.toHaveProperty('pimsId');
  });
});

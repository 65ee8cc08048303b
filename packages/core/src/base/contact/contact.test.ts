import { fc, test } from '@fast-check/vitest';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../../contract/documents.js';
import {
  addressLine,
  addressLines,
  addressTypes,
  contactTypeText,
  defaultAddressType,
  defaultPhoneType,
  isContactType,
  phoneTypes,
  stateCode,
  states,
} from './index.js';

describe('phone and address types', () => {
  it('C-038 A-180 there are five phone types', () => {
    expect(phoneTypes.map((type) => type.description)).toEqual(['Cell', 'Home', 'Office', 'Other', 'Fax']);
  });

  it('C-037 C-192 A-100 phone types have descriptions of at most 30 characters', () => {
    for (const { description } of phoneTypes) expect(description.length).toBeLessThanOrEqual(30);
  });

  it('C-037 C-192 A-100 a phone is named by its type alone and has no separate label', () => {
    const phones = Object.values(buildSchema(schemaText).getTypeMap()).flatMap((type) => {
      const fields = isInputObjectType(type) || isObjectType(type) ? Object.keys(type.getFields()) : [];
      return fields.includes('phoneNumber') ? [[type.name, fields.sort()]] : [];
    });
    const sent = ['phoneNumber', 'phoneTypeId'];
    expect(Object.fromEntries(phones)).toEqual({
      Phone: ['isActive', 'phoneNumber', 'phoneType', 'phoneTypeId', 'uuid'],
      LocationClientPhoneInput: [...sent, 'uuid'],
      UserPhoneInput: [...sent, 'uuid'],
      ListedPhoneInput: [...sent, 'uuid'],
      PhoneInput: sent,
    });
  });

  it('C-047 A-180 there are five address types', () => {
    expect(addressTypes.map((type) => type.description)).toEqual(['Home', 'Office', 'Other', 'Shipping', 'Billing']);
  });

  it('C-038 A-100 the default is Cell for a client and Office for every other owner', () => {
    expect(defaultPhoneType('client').description).toBe('Cell');
    for (const owner of ['user', 'location', 'organization'] as const) {
      expect(defaultPhoneType(owner).description).toBe('Office');
    }
  });

  it('C-047 the default of an address is Home', () => {
    expect(defaultAddressType.description).toBe('Home');
  });

  it('C-038 C-047 accept 0, which is shown as nothing, and no other unknown ID', () => {
    for (const types of [phoneTypes, addressTypes]) {
      for (const { id, description } of types) {
        expect(isContactType(types, id)).toBe(true);
        expect(contactTypeText(types, id)).toBe(description);
      }
      expect(isContactType(types, 0)).toBe(true);
      expect(contactTypeText(types, 0)).toBe('');
      for (const id of [-1, 6, 1.5]) expect(isContactType(types, id)).toBe(false);
    }
  });
});

describe('the states', () => {
  it('C-046 A-180 are 51, each with its own code', () => {
    expect(states).toHaveLength(51);
    expect(new Set(states.map((state) => state.code)).size).toBe(51);
    expect(new Set(states.map((state) => state.name)).size).toBe(51);
  });

  it('C-046 are found by name or code, ignoring case', () => {
    expect(stateCode('new york')).toBe('NY');
    expect(stateCode(' District of Columbia ')).toBe('DC');
    expect(stateCode('tX')).toBe('TX');
  });

  it.each(['', 'PR', 'New', 'Ontario', 'N Y'])('C-046 do not include %j', (text) => {
    expect(stateCode(text)).toBeNull();
  });

  test.prop([fc.constantFrom(...states)])('C-046 every name and every code maps to the code', ({ code, name }) => {
    expect([name, name.toUpperCase(), code, code.toLowerCase()].map(stateCode)).toEqual([code, code, code, code]);
  });

  test.prop([fc.string()])('C-046 every result is one of the 51', (text) => {
    const code = stateCode(text);
    if (code !== null) expect(states.map((state) => state.code)).toContain(code);
  });
});

describe('an address', () => {
  const address = { addressLine1: '12 Main St', addressLine2: 'Apt 4', city: 'Austin', state: 'TX', zip: '78701' };

  it('P-111 is printed in lines', () => {
    expect(addressLines(address)).toEqual(['12 Main St', 'Apt 4', 'Austin, TX 78701']);
    expect(addressLines({ ...address, addressLine2: null })).toEqual(['12 Main St', 'Austin, TX 78701']);
    expect(addressLines({ ...address, addressLine2: '  ', city: ' ' })).toEqual(['12 Main St', 'TX 78701']);
  });

  it('P-111 is listed in one line', () => {
    expect(addressLine(address)).toBe('12 Main St, Apt 4, Austin, TX 78701');
  });

  const part = fc.constantFrom('', ' ', 'Elm', null);
  test.prop([part, part])('P-111 never has an empty line', (line, second) => {
    const lines = addressLines({
      addressLine1: line ?? '',
      addressLine2: second,
      city: line ?? '',
      state: '',
      zip: '',
    });
    for (const text of lines) expect(text.trim()).not.toBe('');
  });
});

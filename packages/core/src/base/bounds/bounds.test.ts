import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  idIssue,
  idOfAddress,
  isId,
  isIdempotencyKey,
  isUuid,
  maxNumber,
  listBoundIssue,
  numberBoundIssue,
  textBoundIssue,
} from './index.js';

const digit = fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9');

describe('an id', () => {
  test.prop([fc.string({ unit: digit, minLength: 1, maxLength: 18 })])('A-202 is 1 to 18 digits', (text) => {
    expect([isId(text), idIssue(text, 'id'), idOfAddress(text)]).toEqual([true, null, text]);
  });

  test.prop([fc.string({ minLength: 1 }).filter((text) => !/^[0-9]{1,18}$/.test(text))])(
    'A-202 rejects anything else, and an address that contains no ID resolves to no record',
    (text) => {
      expect(idIssue(text, 'input.id')).toMatchObject({ path: 'input.id', code: 'invalid' });
      expect(idOfAddress(text)).toBe('0');
    },
  );

  it('A-202 may be empty only where the form has its own message for a required field', () => {
    expect([idIssue('', 'id')?.path, idIssue('', 'id', true), isId(''), idOfAddress(undefined)]).toEqual([
      'id',
      null,
      false,
      '0',
    ]);
    expect([isId('1'.repeat(19)), isId('1\n'), isId('١')]).toEqual([false, false, false]);
  });

  test.prop([fc.uuid()])('A-202 of the other kind is a UUID', (uuid) => {
    expect([isUuid(uuid), isUuid(uuid.toUpperCase())]).toEqual([true, true]);
    expect([isUuid(`${uuid}0`), isUuid(uuid.slice(1)), isUuid(uuid.replaceAll('-', ''))]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a text argument', () => {
  it('A-202 has at most 254 characters, or as many as the limit of its form field can take', () => {
    expect(textBoundIssue('a'.repeat(254), 'nameFilter')).toBeNull();
    expect(textBoundIssue('a'.repeat(255), 'filter.nameFilter')).toEqual({
      path: 'filter.nameFilter',
      code: 'too-long',
      message: 'filter.nameFilter has at most 254 characters',
    });
    const ofForms = [
      ...['actionReason', 'addressLine1', 'addressLine2', 'allergicIngredient', 'city', 'declineReason', 'details'],
      ...['directions', 'emailAddress', 'internalNote', 'label', 'locationAccountId', 'name', 'noteToClient'],
      ...['noteToPharmacy', 'overrideReason', 'reasonForCompound', 'website'],
    ];
    for (const field of ofForms) {
      expect(textBoundIssue('a'.repeat(20_000), `input.${field}`), field).toBeNull();
      expect(textBoundIssue('a'.repeat(20_001), `input.0.${field}`)?.code, field).toBe('too-long');
    }
  });

  it.each(['\0', 'a\0b', '\uD83D', '\uDE00b', 'a\uDE00\uD83D'])('A-202 must not contain %j', (text) => {
    expect(textBoundIssue(text, 'filter')).toMatchObject({ path: 'filter', code: 'invalid' });
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 100 }).filter((text) => !text.includes('\0'))])(
    'A-202 may contain any other character',
    (text) => {
      expect(textBoundIssue(text, 'filter')).toBeNull();
    },
  );
});

it('A-202 a list has at most 200 entries, a number at most nine digits before its decimal point', () => {
  expect([listBoundIssue(200, 'ids'), listBoundIssue(201, 'ids')?.path]).toEqual([null, 'ids']);
  expect([numberBoundIssue(maxNumber, 'take'), numberBoundIssue(-maxNumber, 'take')]).toEqual([null, null]);
  expect(numberBoundIssue(maxNumber + 1, 'take')?.path).toBe('take');
  expect(numberBoundIssue(-1e308, 'take')?.path).toBe('take');
});

it('A-202 an idempotency key is at most 200 ASCII characters', () => {
  expect(isIdempotencyKey('0d5c8e6e-8f2d-4d57-b2f7-2f6f2a3f2f10')).toBe(true);
  expect(isIdempotencyKey('k'.repeat(200))).toBe(true);
  for (const key of ['', 'k'.repeat(201), 'ä', '\u0001']) expect(isIdempotencyKey(key)).toBe(false);
});

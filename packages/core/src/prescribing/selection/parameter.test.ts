import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeQueryValue } from '../../practice/location/index.js';
import { decodeQueryValue } from './decode-query-value.js';
import { noParameters, prescribingParameters, readParameters, writeParameters } from './parameter.js';

const read = (search: string) => readParameters(new URLSearchParams(search));

describe('query values', () => {
  it.each([
    ['MzE=', '31'],
    ['MzE', '31'],
    ['MzE==', '31'],
    ['', ''],
    ['77u/YQ==', '\uFEFFa'],
    ['SmFsYXBlw7Fv', 'Jalapeño'],
    ['fj8+', '~?>'],
    ['fj8 ', '~?>'],
  ])('P-011 %j decodes to %j', (value, text) => {
    expect(decodeQueryValue(value)).toBe(text);
  });

  it.each(['%', 'M', 'MzF=', '31', 'w7', '_w==', 'gICA', '/w==', 'MzE=MzE=', '7aCA', 'M\nzE='])(
    'P-011 %j does not decode',
    (value) => {
      expect(decodeQueryValue(value)).toBeNull();
    },
  );

  it('P-011 are unchanged after encoding and decoding, in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeQueryValue(decodeURIComponent(encodeQueryValue(text)))).toBe(text);
        expect(new URLSearchParams(`a=${encodeQueryValue(text)}`).get('a')).toBe(
          decodeURIComponent(encodeQueryValue(text)),
        );
      }),
    );
  });

  it('P-011 never throw on invalid text, and decode nothing that encoding would not produce', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()), (value) => {
        const text = decodeQueryValue(value);
        if (text === null) return;
        const bare = (base64: string) => base64.replace(/=+$/, '');
        expect(bare(decodeURIComponent(encodeQueryValue(text)))).toBe(bare(value.replaceAll(' ', '+')));
      }),
    );
  });
});

describe('URL parameters', () => {
  it('P-011 are base64 of UTF-8, then URL-encoded', () => {
    const query = writeParameters({
      ...noParameters,
      clientId: '21',
      productFamily: 'Jalapeño ~?>',
      productStrength: '',
    });
    expect(query.toString()).toBe('clientId=MjE%3D&productFamily=SmFsYXBlw7FvIH4%2FPg%3D%3D&productStrength=');
    expect(readParameters(query)).toEqual({
      ...noParameters,
      clientId: '21',
      productFamily: 'Jalapeño ~?>',
      productStrength: '',
    });
  });

  it.each([
    ['does not decode', 'clientId=21&productFamily=Gabapentin%21'],
    ['is no id', `clientId=${encodeQueryValue('x')}&productId=${encodeQueryValue('-1')}`],
    ['is an id that no record can have', `patientId=${encodeQueryValue('1'.repeat(19))}&productId=MA%3D%3D`],
    ['is blank', `productFamily=${encodeQueryValue(' ')}&productClassification=`],
  ])('P-011 ignore a value that %s', (_, search) => {
    expect(read(search)).toEqual(noParameters);
  });

  it('P-011 remove every ignored value, and keep unrelated parameters', () => {
    const search = 'clientId=21&clientId=MjE%3D&createBy=product&productId=%%%';
    const others = new URLSearchParams(search);
    expect(writeParameters(read(search), others).toString()).toBe('createBy=product');
    expect(others.toString()).toBe(new URLSearchParams(search).toString());
  });

  it('P-011 are unchanged after writing and reading, for any URL', () => {
    const value = fc.oneof(fc.string(), fc.base64String(), fc.constantFrom('MjE=', 'R2FiYQ==', ''));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...prescribingParameters, 'createBy'), value)), (entries) => {
        const query = new URLSearchParams(entries);
        const once = readParameters(query);
        const written = writeParameters(once, query);
        expect(readParameters(written)).toEqual(once);
        for (const name of prescribingParameters) expect(written.has(name)).toBe(once[name] !== null);
        expect(written.getAll('createBy')).toEqual(query.getAll('createBy'));
      }),
    );
  });
});

import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { continueMapping, openProfile, proposeMapping, readMapping, writtenColumns } from './index.js';
import { matchBreed, today } from './mapping.test-data.js';

const lines = [
  { Nr: '1', Wem: '7', Wer: 'Bo', Was: 'Dog', Wie: 'M', Wann: '05/31/2020', Viel: '12.5', Farbe: 'red' },
  { Nr: '2', Wem: '8', Wer: 'Al', Was: 'Alpaca', Wie: 'FS', Wann: '06/30/2020', Viel: '4', Farbe: 'tan' },
];
const names = Object.keys(lines[0] ?? {});

function goOn(written: Readonly<Record<string, unknown>>) {
  const profile = openProfile(names, { species: null, breed: null });
  for (const line of lines) profile.add(line);
  const { file } = proposeMapping('patient', profile.result(), {
    ...{ today, encoding: 'utf-8', separator: ',', acceptsLikely: false, others: 'ask', matchBreed },
    assigned: writtenColumns('patient', written, names),
  });
  return continueMapping(written, file, names);
}

const columns = {
  external_id: { from: 'Nr' },
  clients: { from: 'Wem' },
  name: { from: 'Wer' },
  species: { from: 'Was', values: { Dog: 'other' } },
  gender: { from: 'Wie' },
  birthdate: { from: 'Wann' },
  weight: { from: 'Viel', unit: '?' },
};

describe('a mapping that a person began', () => {
  it('A-601 gets formats, values and questions for its columns, and keeps what was decided', () => {
    const file = goOn({ signa_mapping: 1, kind: 'patient', separator: 'pipe', columns });
    expect(file).toMatchObject({
      ...{ encoding: 'utf-8', separator: 'pipe', unused: ['Farbe'] },
      columns: {
        species: { values: { Dog: 'other', Alpaca: '?' } },
        gender: { values: { M: 'M', FS: 'S' } },
        birthdate: { format: 'MM/DD/YYYY' },
        weight: { unit: '?' },
      },
    });
    expect(readMapping(file).faults).toEqual([]);
  });

  it('A-601 names a needed column that is missing, and nothing else that nobody wrote', () => {
    const { gender: _, birthdate: __, ...some } = columns;
    const file = goOn({ signa_mapping: 1, kind: 'patient', columns: some });
    expect(Object.keys(file['columns'] as object)).toEqual([...Object.keys(some), 'gender']);
    expect(file).toMatchObject({ columns: { gender: { value: '?' } }, unused: ['Wie', 'Wann', 'Farbe'] });
  });

  const settings = fc.record(
    {
      format: fc.constantFrom('DD/MM/YYYY', 'YYYY-MM-DD'),
      unit: fc.constantFrom('kg', 'lbs'),
      values: fc.dictionary(fc.constantFrom('Dog', 'Alpaca', 'Cat'), fc.constantFrom('feline', 'other', '')),
    },
    { requiredKeys: [] },
  );
  test.prop([fc.subarray(Object.keys(columns), { minLength: 1 }), settings])(
    'A-601 never loses or changes a decision',
    (kept, own) => {
      const written = Object.fromEntries(
        Object.entries(columns).flatMap(([name, { from }]) => (kept.includes(name) ? [[name, { from, ...own }]] : [])),
      );
      expect(goOn({ signa_mapping: 1, kind: 'patient', columns: written })).toMatchObject({ columns: written });
    },
  );
});

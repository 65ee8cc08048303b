import { describe, expect, it } from 'vitest';
import {
  assignColumns,
  importColumns,
  type ImportKind,
  kindsIn,
  openProfile,
  proposeMapping,
  readMapping,
} from './index.js';
import { matchBreed, today } from './mapping.test-data.js';

const vetData = [
  'Key',
  'PmsID',
  'Name',
  'DateOfBirth',
  'SpeciesCode',
  'SpeciesDescription',
  'Breed1Description',
  'GenderDescription',
  'Weight',
  'WeightUnit',
  'IsSpayedOrNeutered',
  'IsDeceased',
  'Inactive',
  'ClientID',
];
const austin = [
  'Animal ID',
  'Name',
  'DateTime',
  'Found Location',
  'Intake Type',
  'Animal Type',
  'Sex upon Intake',
  'Breed',
  'Color',
  'Date of Birth',
];
const clinic = [
  'Client ID',
  'Last Name',
  'First Name',
  'Address 1',
  'City',
  'State',
  'Zip',
  'Home Phone',
  'Work Phone',
  'Cell',
  'E-Mail',
  'Balance',
];
const list = [
  'Owner ID',
  'Owner',
  'Owner Phone',
  'Email',
  'Pet ID',
  'Pet Name',
  'Species',
  'Breed',
  'Sex',
  'DOB',
  'Weight (lb)',
];

const propose = (kind: ImportKind, lines: readonly Record<string, string>[], more: object = {}) => {
  const names = Object.keys(lines[0] ?? {});
  const { columns } = assignColumns(kind, names);
  const profile = openProfile(names, { species: columns.get('species') ?? null, breed: columns.get('breed') ?? null });
  for (const line of lines) profile.add(line);
  return proposeMapping(kind, profile.result(), {
    ...{ today, matchBreed, encoding: 'utf-8', separator: ',' },
    ...{ acceptsLikely: false, others: 'ask' },
    ...more,
  });
};

describe('the columns of a file', () => {
  it('A-591 are assigned by their names', () => {
    const assigned = (kind: ImportKind, names: readonly string[]) =>
      Object.fromEntries(assignColumns(kind, names).columns);
    expect(assigned('patient', vetData)).toEqual({
      ...{ external_id: 'Key', clients: 'ClientID', name: 'Name', birthdate: 'DateOfBirth', weight: 'Weight' },
      ...{ species: 'SpeciesDescription', breed: 'Breed1Description', gender: 'GenderDescription' },
      ...{ weight_unit: 'WeightUnit', is_deceased: 'IsDeceased', is_inactive: 'Inactive' },
    });
    expect(assignColumns('patient', vetData).altered).toBe('IsSpayedOrNeutered');
    expect(assigned('patient', austin)).toEqual({
      ...{ external_id: 'Animal ID', name: 'Name', species: 'Animal Type', gender: 'Sex upon Intake', breed: 'Breed' },
      birthdate: 'Date of Birth',
    });
    expect(assigned('client', clinic)).toEqual({
      ...{ external_id: 'Client ID', last_name: 'Last Name', first_name: 'First Name', email: 'E-Mail' },
      ...{ address_1_line_1: 'Address 1', address_1_city: 'City', address_1_state: 'State', address_1_zip: 'Zip' },
      ...{ phone_1_number: 'Home Phone', phone_2_number: 'Work Phone', phone_3_number: 'Cell' },
    });
    expect([...assignColumns('client', clinic).phoneTypes]).toEqual([
      [1, 'Home'],
      [2, 'Office'],
      [3, 'Cell'],
    ]);
  });

  it("A-591 are Signa's own in its own files", () => {
    for (const kind of ['client', 'patient', 'prescription'] as const) {
      const names = importColumns[kind]
        .map(({ name }) => name)
        .filter((name) => !/^(?:full_name|is_inactive|address_1_full)$/.test(name));
      expect(Object.fromEntries(assignColumns(kind, names).columns)).toEqual(
        Object.fromEntries(names.map((name) => [name, name])),
      );
    }
  });

  it('A-591 say which records a file contains', () => {
    expect([clinic, austin, vetData, list].map(kindsIn)).toEqual([
      ['client'],
      ['patient'],
      ['patient'],
      ['client', 'patient'],
    ]);
    expect(kindsIn(['Rx', 'Client ID', 'Patient ID', 'SKU', 'Refills', 'Sig'])).toEqual(['prescription']);
    expect(kindsIn(['a', 'b'])).toEqual([]);
  });
});

describe('a proposed mapping', () => {
  const lines = [
    {
      'Animal ID': 'A1',
      Name: 'Otis',
      'Animal Type': 'Dog',
      'Sex upon Intake': 'Neutered Male',
      Breed: 'Retriever, Labrador',
      DOB: '05/06/2020',
      Weight: '12.5 lb',
      Meds: 'Apoquel, Rimadyl',
      Color: 'Tan',
    },
    {
      'Animal ID': 'A2',
      Name: 'Bo',
      'Animal Type': 'Cat',
      'Sex upon Intake': 'Spayed Female',
      Breed: 'Domestic Shorthair Mix',
      DOB: '05/31/2020',
      Weight: '3 kg',
      Meds: '',
      Color: 'Red',
    },
    {
      'Animal ID': 'A3',
      Name: 'Al',
      'Animal Type': 'Alpaca',
      'Sex upon Intake': 'NULL',
      Breed: 'Huacaya',
      DOB: '',
      Weight: '',
      Meds: '',
      Color: 'White',
    },
  ];

  it('A-590 A-592 names formats, replacements and questions, with examples, confidence and the proof of a date', () => {
    const { file, report } = propose('patient', lines);
    expect(file).toMatchObject({
      ...{ signa_mapping: 1, kind: 'patient', encoding: 'utf-8', separator: 'comma', unused: ['Color'] },
      columns: {
        species: {
          from: 'Animal Type',
          values: { Dog: 'canine', Cat: 'feline', Alpaca: '?' },
          examples: ['Dog', 'Cat', 'Alpaca'],
          confidence: '66% of the values can be read',
        },
        gender: {
          from: 'Sex upon Intake',
          values: { 'Neutered Male': 'N', 'Spayed Female': 'S', NULL: 'U' },
          confidence: 'likely, by its name',
        },
        birthdate: { from: 'DOB', format: 'MM/DD/YYYY' },
        medications: { from: 'Meds', separator: ',' },
        breed: { values: { feline: { 'Domestic Shorthair Mix': '? Domestic Shorthair' }, other: { Huacaya: '?' } } },
        clients: { value: '?' },
      },
    });
    expect(report).toContain(`  birthdate from 'DOB': MM/DD/YYYY, proven by 05/31/2020`);
    expect(report).toContain(`  breed from 'Breed': 1 animals have a listed breed, 1 a similar one, 1 neither`);
    expect(report).toContain('  not imported: Color');
    expect(report).toContain('  clients: no column found. Name one with "from", or set "value" for every line');
    expect(readMapping(file).questions).toHaveLength(4);
  });

  it('A-588 takes likely breeds, and adds or leaves out others, on request', () => {
    const { file } = propose('patient', lines, { acceptsLikely: true, others: 'add' });
    expect(file).toMatchObject({
      columns: {
        breed: { values: { feline: { 'Domestic Shorthair Mix': 'Domestic Shorthair' }, other: { Huacaya: 'new' } } },
      },
    });
    expect(propose('patient', lines, { others: 'leave-empty' }).file).toMatchObject({
      columns: { breed: { values: { other: { Huacaya: '' } } } },
    });
  });

  it('A-592 asks for the order of day and month, the unit of a weight and its decimal mark', () => {
    const { file, report } = propose('patient', [
      { ID: '1', Name: 'Bo', Species: 'Dog', Sex: 'M', DOB: '05/06/2020', Weight: '12,5' },
      { ID: '2', Name: 'Al', Species: 'Dog', Sex: 'F', DOB: '06/07/2020', Weight: '11.5' },
    ]);
    expect(file).toMatchObject({ columns: { birthdate: { format: '?' }, weight: { unit: '?', decimal: '?' } } });
    expect(report).toContain(
      `  birthdate from 'DOB': the format could be MM/DD/YYYY or DD/MM/YYYY, see '05/06/2020': set "format"`,
    );
    const kilograms = propose('patient', [{ ID: '1', Name: 'Bo', Species: 'Dog', Sex: 'M', 'Weight (kg)': '12,5' }]);
    expect(kilograms.file).toMatchObject({ columns: { weight: { unit: 'kg', decimal: ',' } } });
  });

  it('A-592 leaves the table of genders to the column of neutered animals', () => {
    const { file } = propose('patient', [{ ID: '1', Name: 'Bo', Species: 'Dog', Sex: 'Male', Altered: 'Yes' }]);
    expect(file).toMatchObject({ columns: { gender: { from: 'Sex', altered: 'Altered' } }, unused: [] });
    expect(JSON.stringify(file)).not.toContain('"Male":');
  });

  it('A-592 reads owners and their phones, and repeats them for several animals', () => {
    const owner = { 'Owner ID': '7', Owner: 'Smith, John', 'Home Phone': '518-555-0177 x4', Status: 'Adopted' };
    const { file, report } = propose('client', [owner, owner, { ...owner, 'Owner ID': '8' }]);
    expect(file).toMatchObject({
      repeats: 'same',
      columns: {
        full_name: { from: 'Owner', order: 'last-first' },
        phone_1_number: { from: 'Home Phone', extensions: 'drop' },
        phone_1_type: { value: 'Home' },
      },
    });
    expect(report).toContain(
      '  1 line has the ID of an earlier line: with the same values they are one record, else an error',
    );
    expect(propose('client', [owner]).file).not.toHaveProperty('repeats');
    expect(report.join('\n')).toMatch(
      /extensions can't be stored, and those of 3 lines are dropped, such as '518-555-0177 x4'/,
    );
  });

  it('A-593 asks where the middle words of names belong, with examples, and knows particles', () => {
    const line = (ID: string, Owner: string) => ({ ID, Owner, Phone: '518-555-0177' });
    const clear = [line('1', 'Linda van der Berg'), line('2', 'Bo Lund'), line('3', 'Smith, Ann')];
    expect(propose('client', clear).file).toMatchObject({ columns: { full_name: { order: 'first-last' } } });
    expect(readMapping(propose('client', clear).file).questions.join()).not.toContain('middle');
    const unclear = [...clear, line('4', 'Mary Ann Smith'), line('5', 'Maria Garcia Lopez')];
    const { file, report } = propose('client', unclear);
    expect(file).toMatchObject({ columns: { full_name: { order: 'first-last', middle: '?' } } });
    expect(report.join('\n')).toContain(
      `decide where the middle words of 2 names belong, such as 'Mary Ann Smith', 'Maria Garcia Lopez': set "middle"`,
    );
  });

  it('A-595 asks for the area code of short numbers, and proposes the most frequent one', () => {
    const line = (ID: string, Phone: string) => ({ ID, 'Last Name': 'Lund', Phone });
    const { file, report } = propose('client', [
      ...[line('1', '518-555-0177'), line('2', '(413) 555-0178'), line('3', '518.555.0179'), line('4', '555-0005')],
      line('5', '555-0006'),
    ]);
    expect(file).toMatchObject({ columns: { phone_1_number: { area_code: '? 518' } } });
    expect(report.join('\n')).toContain(
      `the numbers of 2 lines have no area code, such as '555-0005': set "area_code"`,
    );
    const whole = propose('client', [line('1', '518-555-0177'), line('2', '413-555-0178')]);
    expect(JSON.stringify(whole.file)).not.toContain('area_code');
  });

  it('A-592 does not map an optional column whose values mean something else', () => {
    const { file } = propose('patient', [
      { ID: '1', Name: 'Bo', Species: 'Dog', Sex: 'M', Status: 'Adopted' },
      { ID: '2', Name: 'Al', Species: 'Dog', Sex: 'F', Status: 'In foster' },
    ]);
    expect(file).toMatchObject({ unused: ['Status'] });
  });
});

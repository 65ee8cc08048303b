import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { listText } from '../cell/index.js';
import {
  type FileMapping,
  type ImportKind,
  importColumns,
  openLineMapper,
  mappingFaults,
  ownMapping,
  readMapping,
} from './index.js';
import { matchBreed, today } from './mapping.test-data.js';

const mappingOf = (kind: ImportKind, columns: object, more: object = {}): FileMapping => {
  const { mapping, faults, questions } = readMapping({ signa_mapping: 1, kind, columns, ...more });
  if (!mapping) throw new Error([...faults, ...questions].join('; '));
  return mapping;
};
const map = (kind: ImportKind, columns: object, cells: Record<string, string>) =>
  openLineMapper(mappingOf(kind, columns), { today, matchBreed })(cells);

describe('a line of a file of another system', () => {
  it('A-589 becomes a line of a client with phones, names and a zip code', () => {
    const columns = {
      external_id: { from: 'Account' },
      full_name: { from: 'Owner', order: 'last-first' },
      email: { from: ['Email', 'Email 2'] },
      is_inactive: { from: 'Inactive' },
      phone_1_number: { from: 'Home', extensions: 'drop' },
      phone_1_type: { value: 'Home' },
      phone_2_number: { from: 'Cell' },
      phone_2_type: { value: 'Cell' },
      address_1_line_1: { from: 'Street' },
      address_1_city: { from: 'City' },
      address_1_state: { from: 'ST' },
      address_1_zip: { from: 'Zip' },
    };
    const cells = {
      ...{ Account: ' 1001 ', Owner: 'O’Brien, Ann & Bo', Email: '', 'Email 2': 'ann@mail.example', Inactive: 'false' },
      ...{ Home: '(518) 555-0177 x4 ', Cell: '518.555.0178; 518.555.0179 w', Street: '18  Regent\nSt', City: 'Boston' },
      ...{ ST: 'Mass', Zip: '2108' },
    };
    const { values, faults, notes, sources } = map('client', columns, { ...cells, ST: 'Massachusetts' });
    expect(values).toEqual({
      ...{ external_id: '1001', first_name: 'Ann and Bo', last_name: "O'Brien", email: 'ann@mail.example' },
      ...{ is_active: 'yes', phone_1_number: '5185550177', phone_1_type: 'Home' },
      ...{ phone_2_number: '5185550178', phone_2_type: 'Cell', phone_3_number: '5185550179', phone_3_type: 'Office' },
      ...{ address_1_line_1: '18 Regent St', address_1_city: 'Boston', address_1_state: 'MA', address_1_zip: '02108' },
    });
    expect([faults, notes]).toEqual([[], ['the extension of a phone was dropped (Home)']]);
    expect([sources.get('phone_3_number'), sources.get('last_name')]).toEqual(['Cell', 'Owner']);
    expect(map('client', columns, cells).faults).toMatchObject([{ column: 'Zip', value: '2108' }]);
  });

  it('A-593 A-595 divides a name and completes a phone only as the mapping says', () => {
    const columns = {
      full_name: { from: 'Owner', order: 'first-last', values: { 'Mary Ann Smith': 'Smith, Mary Ann' } },
      phone_1_number: { from: 'Phone' },
    };
    const local = { ...columns, phone_1_number: { from: 'Phone', area_code: '518' } };
    const two = { Owner: 'Linda van der Berg', Phone: '+1 518 555 0177' };
    expect(map('client', columns, two)).toMatchObject({
      values: { first_name: 'Linda', last_name: 'van der Berg', phone_1_number: '5185550177' },
      faults: [],
    });
    expect(map('client', local, { Owner: 'Mary Ann Smith', Phone: '555-0178' })).toMatchObject({
      values: { first_name: 'Mary Ann', last_name: 'Smith', phone_1_number: '5185550178' },
      faults: [],
      notes: ['the area code 518 was added to a phone (Phone)'],
    });
    expect(map('client', columns, { Owner: 'Bo Lee Ray', Phone: '555-0178' }).faults).toMatchObject([
      { column: 'Owner', value: 'Bo Lee Ray', what: expect.stringContaining('more than two words') as string },
      { column: 'Phone', value: '555-0178', what: expect.stringContaining('no area code') as string },
    ]);
    expect(
      readMapping({ signa_mapping: 1, kind: 'client', columns: { phone_1_number: { from: 'P', area_code: '5' } } }),
    ).toMatchObject({
      faults: ['columns.phone_1_number.area_code: use three digits such as "518", none, or refuse'],
    });
  });

  const animal = {
    external_id: { from: 'Animal ID' },
    clients: { value: 'SHELTER' },
    name: { from: ['Name', 'Animal ID'] },
    species: { from: 'Type', values: { Livestock: 'other' } },
    breed: { from: 'Breed', values: { canine: { Lab: 'Labrador Retriever', Xolo: 'new' }, feline: { Lab: '' } } },
    gender: { from: 'Sex', altered: 'Altered' },
    birthdate: { from: 'DOB', format: 'MM/DD/YYYY' },
    weight: { from: 'Weight', unit: 'kg', decimal: ',' },
    medications: { from: 'Meds', separator: ',' },
  };
  const otis = {
    ...{ 'Animal ID': 'A1', Name: 'Otis', Type: 'Dog', Breed: 'Lab', Sex: 'Male', Altered: 'Yes', DOB: '03/14/2019' },
    ...{ Weight: '12,5', Meds: 'Apoquel 16mg, Fish; oil, none' },
  };

  it('A-589 becomes a line of a patient, with replacements by species', () => {
    expect(map('patient', animal, otis)).toMatchObject({
      values: {
        ...{ external_id: 'A1', clients: 'SHELTER', name: 'Otis', species: 'canine', breed: 'labrador-retriever' },
        ...{ gender: 'N', birthdate: '2019-03-14', weight: '12.5', weight_unit: 'kg' },
        medications: listText(['Apoquel 16mg', 'Fish; oil']),
      },
      faults: [],
    });
    const cat = map('patient', animal, { ...otis, Name: ' ', Type: 'Cat', Altered: '' });
    expect(cat.values).toMatchObject({ name: 'A1', species: 'feline', breed: '', gender: 'M' });
    expect(map('patient', animal, { ...otis, Type: 'Livestock', Breed: '' }).values).toMatchObject({
      species: 'other',
    });
  });

  it.each([
    [{ DOB: '14/03/2019' }, 'DOB', '14/03/2019', /isn't a date in the format MM\/DD\/YYYY/],
    [{ Type: 'Alpaca' }, 'Type', 'Alpaca', /isn't a listed species. Replace it in "values"/],
    [
      { Breed: 'Beegle' },
      'Breed',
      'Beegle',
      /^Select one of the breeds of this species. Did you mean 'Beagle'\? In a mapping, replace/,
    ],
    [{ Breed: 'Zzz' }, 'Breed', 'Zzz', /^Select one of the breeds of this species. In a mapping, .* admin breed add$/],
    [
      { Breed: 'Xolo' },
      'Breed',
      'Xolo',
      /'Xolo' isn't in the list yet. Add it with 'signa-server admin breed add-from/,
    ],
    [{ Sex: 'Both' }, 'Sex', 'Both', /isn't a known gender/],
    [{ Weight: '12.5' }, 'Weight', '12.5', /isn't a weight such as 12,5/],
    [{ Name: 'Jos\uFFFD' }, 'Name', 'Jos\uFFFD', /a character was lost/],
  ])('A-589 A-518 reports a cell that it can not read, with column and value: %j', (change, column, value, what) => {
    expect(map('patient', animal, { ...otis, ...change }).faults).toContainEqual({
      ...{ column, value },
      what: expect.stringMatching(what) as string,
    });
  });

  it('A-518 A-589 tolerates lost letters only in columns that are not imported', () => {
    expect(map('patient', animal, { ...otis, Color: 'Br\uFFFDn' }).faults).toEqual([]);
  });

  it('A-589 never guesses a date whose format the mapping does not name', () => {
    const found = map('patient', { ...animal, birthdate: { from: 'DOB' } }, otis);
    expect(found.faults).toEqual([
      { column: 'DOB', value: '03/14/2019', what: 'the mapping names no "format" for this date' },
    ]);
  });

  it('A-589 replaces a value exactly, before it is read', () => {
    const gender = { from: 'Sex', altered: 'Altered', values: { X: 'O', '': 'U' } };
    const genderOf = (Sex: string) => map('patient', { ...animal, gender }, { ...otis, Sex }).values['gender'];
    expect(['X', '', 'Male'].map(genderOf)).toEqual(['O', 'U', 'N']);
    const own = { ...gender, values: { constructor: 'M' } };
    expect(map('patient', { ...animal, gender: own }, { ...otis, Sex: 'toString' }).faults).toHaveLength(1);
  });

  it('A-589 reads the numbers and dates of a prescription', () => {
    const columns = {
      ...{ external_id: { from: 'Rx' }, quantity: { from: 'Qty', decimal: ',' } },
      ...{ issued_on: { from: 'On', format: 'DD/MM/YYYY' }, expires_on: { from: 'To', format: 'DD/MM/YYYY' } },
    };
    const { values } = map('prescription', columns, { Rx: '7', Qty: '1.000,5', On: '02.11.2026', To: '02.11.2027' });
    expect(values).toEqual({ external_id: '7', quantity: '1000.5', issued_on: '2026-11-02', expires_on: '2027-11-02' });
  });
});

describe("a line of Signa's own files", () => {
  const own = (kind: ImportKind, cells: Record<string, string>) =>
    openLineMapper(ownMapping(kind, Object.keys(cells), ','), { today, matchBreed })(cells);

  const clientCells = fc.record({
    external_id: fc.stringMatching(/^[\w-]{1,12}$/),
    first_name: fc.constantFrom('José', "O'Brien", 'Ann-Marie (2) "Bo"', 'Zoë, Jr.'),
    is_active: fc.constantFrom('yes', 'no', ''),
    phone_1_type: fc.constantFrom('Cell', 'Home', 'Office', 'Other', 'Fax', 'none'),
    phone_1_number: fc.stringMatching(/^[2-9]\d{6}(?:\d{3})?$/).filter((digits) => new Set(digits).size > 1),
    address_1_type: fc.constantFrom('Home', 'Office', 'none'),
    address_1_line_1: fc.constantFrom('18 Regent St', 'P.O. Box 7'),
    address_1_state: fc.constantFrom('NY', 'MA'),
    address_1_zip: fc.stringMatching(/^\d{5}$/),
  });
  test.prop([clientCells])('A-589 A-325 of a client are unchanged', (cells) => {
    expect(own('client', cells)).toMatchObject({ values: cells, faults: [], notes: [] });
  });

  const patientCells = fc.record({
    external_id: fc.uuid(),
    clients: fc.array(fc.stringMatching(/^[\w;\\-]{1,8}$/), { minLength: 1 }).map(listText),
    species: fc.constantFrom('canine', 'small_animal', 'unknown', 'other'),
    gender: fc.constantFrom('M', 'F', 'U', 'O', 'S', 'N'),
    birthdate: fc.constantFrom('2020-05-01', '1999-12-31', ''),
    weight: fc.constantFrom('0', '0.01', '30.5', '9999.99'),
    weight_unit: fc.constantFrom('lbs', 'kg'),
    allergies: fc.array(fc.stringMatching(/^[a-z;\\ ]{1,8}\w$/)).map(listText),
    is_active: fc.constantFrom('yes', 'no'),
    is_deceased: fc.constantFrom('yes', 'no'),
  });
  test.prop([patientCells])('A-589 A-325 of a patient are unchanged', (cells) => {
    const { allergies, ...rest } = cells;
    expect(own('patient', cells)).toMatchObject({ values: rest, faults: [], notes: [] });
    expect(own('patient', cells).values['allergies']).toBe(allergies.trim());
  });

  it('A-589 leaves what the forms reject for them, with the words of the portal', () => {
    const { values, faults } = own('patient', { birthdate: '05/01/02', weight: 'heavy', weighed_on: '2026-02-31' });
    expect(values).toEqual({ birthdate: '05/01/02', weight: 'heavy', weighed_on: '2026-02-31' });
    expect(faults).toEqual([]);
    expect(own('client', { phone_1_number: '123' }).faults).toMatchObject([{ column: 'phone_1_number', value: '123' }]);
    expect(own('patient', { weight: '', weight_unit: 'LB' }).values).toEqual({ weight: '', weight_unit: 'lbs' });
    expect(own('patient', { weight: '', weight_unit: 'stone' }).values).toEqual({ weight: '', weight_unit: 'stone' });
    expect(own('patient', { species: 'dragon', gender: '' }).values).toEqual({ species: 'dragon', gender: '' });
    expect(own('patient', { species: 'canine', breed: 'Beegle' }).faults).toMatchObject([
      { column: 'breed', value: 'Beegle', what: expect.stringContaining("Did you mean 'Beagle'?") as string },
    ]);
  });

  it('A-582 A-589 have dates that begin with the year where a program of another country saved them', () => {
    const inFile = (birthdate: string, separator: ',' | ';') =>
      openLineMapper(ownMapping('patient', ['birthdate'], separator), { today, matchBreed })({ birthdate });
    expect(inFile('05/06/2020', ',').values).toEqual({ birthdate: '2020-05-06' });
    expect(inFile('2020-06-05', ';').values).toEqual({ birthdate: '2020-06-05' });
    expect(inFile('05.06.2020', ';').faults).toMatchObject([{ column: 'birthdate', value: '05.06.2020' }]);
  });
});

describe('a mapping file', () => {
  const columns = { external_id: { from: 'ID' }, last_name: { from: 'Name' }, first_name: { value: 'Ann' } };

  it('A-590 is read with its separator, encoding and comments', () => {
    const file = {
      ...{ signa_mapping: 1, kind: 'client', encoding: 'windows-1252', separator: 'semicolon', repeats: 'same' },
      columns: { ...columns, phone_2_number: { from: ['A', 'B'], confidence: 'certain', examples: ['?'], note: '?' } },
      unused: ['C'],
    };
    expect(readMapping(file)).toMatchObject({
      ...{ faults: [], questions: [] },
      mapping: {
        ...{ kind: 'client', encoding: 'windows-1252', separator: ';', repeats: 'same', unused: ['C'] },
        columns: { external_id: { from: ['ID'] }, phone_2_number: { from: ['A', 'B'] } },
      },
    });
  });

  it.each<[unknown, string]>([
    [[], 'it isn\'t a mapping file: "signa_mapping" must be 1'],
    [{ signa_mapping: 2 }, 'it isn\'t a mapping file: "signa_mapping" must be 1'],
    [{ signa_mapping: 1, kind: 'dog', columns }, 'kind: use one of client, patient, prescription'],
    [{ signa_mapping: 1, kind: 'client' }, 'columns: it must be an object'],
    [{ signa_mapping: 1, kind: 'client', columns, extra: 1 }, 'extra: there is no such setting'],
    [
      { signa_mapping: 1, kind: 'client', columns, separator: '#' },
      'separator: use one of comma, semicolon, tab, pipe',
    ],
    [{ signa_mapping: 1, kind: 'client', columns, unused: 'C' }, 'unused: it must be a list of column names'],
    [
      { signa_mapping: 1, kind: 'client', columns: { breed: { from: 'B' } } },
      'columns.breed: client files have no such column',
    ],
    [
      { signa_mapping: 1, kind: 'client', columns: { email: {} } },
      'columns.email: it needs "from" with a column of the file, or "value" with a value for every line',
    ],
    [
      { signa_mapping: 1, kind: 'client', columns: { email: 'E' } },
      'columns.email: it must be an object such as {"from": "Column"}',
    ],
    [
      { signa_mapping: 1, kind: 'client', columns: { email: { from: 'E', form: 1 } } },
      'columns.email.form: there is no such setting',
    ],
    [
      { signa_mapping: 1, kind: 'patient', columns: { species: { from: 'S', values: ['x'] } } },
      'columns.species.values: it must be an object such as {"Dog": "canine"}',
    ],
    [
      { signa_mapping: 1, kind: 'patient', columns: { birthdate: { from: 'S', format: 'YMD' } } },
      'columns.birthdate.format: use one of YYYY-MM-DD, MM/DD/YYYY, DD/MM/YYYY, Excel 1900, Excel 1904, signa',
    ],
    [
      { signa_mapping: 1, kind: 'patient', columns: { species: { from: 'S', values: { Dog: 1 } } } },
      'columns.species.values."Dog": it must be text in quotation marks',
    ],
  ])('A-590 %j is refused: %s', (file, fault) => {
    const { mapping, faults } = readMapping(file);
    expect(mapping).toBeNull();
    expect(faults).toContain(fault);
  });

  it('A-590 lists what a person has to decide', () => {
    const patient = {
      birthdate: { from: 'DOB', format: '?' },
      weight: { from: 'W', unit: '?', decimal: '?' },
      breed: { from: 'B', values: { canine: { Lab: '? Labrador Retriever', Xolo: '?' } } },
      clients: { value: '?' },
    };
    const { questions } = readMapping({ signa_mapping: 1, kind: 'patient', columns: patient });
    expect(questions).toEqual([
      'columns.birthdate.format: one of YYYY-MM-DD, MM/DD/YYYY, DD/MM/YYYY, Excel 1900, Excel 1904, signa',
      'columns.weight.unit',
      'columns.weight.decimal: one of ., ,',
      `columns.breed.values.canine."Lab": is it 'Labrador Retriever'?`,
      'columns.breed.values.canine."Xolo"',
      'columns.clients.value',
    ]);
  });

  test.prop([fc.jsonValue()])('A-590 of any shape never throws', (json) => {
    expect(readMapping(json).mapping).toBeNull();
    readMapping({ signa_mapping: 1, kind: 'client', columns: json, unused: json, encoding: json });
    readMapping({ signa_mapping: 1, kind: 'patient', columns: { species: json, breed: { from: 'x', values: json } } });
  });

  it('A-590 has to fit the columns of the file', () => {
    const mapping = mappingOf('client', { ...columns, email: { from: 'Mail' } }, { unused: ['Fax'] });
    expect(mappingFaults(mapping, ['ID', 'Name', 'Fax', 'Age', 'column 5', 'signa_reasons'])).toEqual([
      "the file has no column 'Mail'",
      `column 'Age' isn't mapped. Add it to "columns", or to "unused" to leave it out`,
    ]);
    expect(mappingFaults(mappingOf('client', { full_name: { from: 'Name' } }), ['Name'])).toEqual([
      'nothing is mapped to external_id',
    ]);
    for (const kind of ['client', 'patient', 'prescription'] as const) {
      const names = importColumns[kind].map(({ name }) => name);
      expect(mappingFaults(ownMapping(kind, names, ','), names)).toEqual([]);
    }
  });
});

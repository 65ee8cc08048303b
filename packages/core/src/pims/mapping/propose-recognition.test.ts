import { describe, expect, it } from 'vitest';
import { assignColumns, type ImportKind, openLineMapper, openProfile, proposeMapping, readMapping } from './index.js';
import { matchBreed, today } from './mapping.test-data.js';

function propose(kind: ImportKind, lines: readonly Record<string, string>[]) {
  const names = Object.keys(lines[0] ?? {});
  const { columns } = assignColumns('client', names);
  const profile = openProfile(names, { species: null, breed: null, client: columns.get('external_id') ?? null });
  for (const line of lines) profile.add(line);
  return proposeMapping(kind, profile.result(), {
    ...{ today, encoding: 'utf-8', separator: ',', acceptsLikely: false, others: 'ask', matchBreed },
  });
}

describe('the columns of clients and animals', () => {
  const names = ['Client ID', 'First', 'Last', 'Phone', 'Pet ID', 'Pet Name', 'Species', 'Sex', 'Status'];
  it('A-597 a status belongs to the one whose columns it follows', () => {
    expect(assignColumns('client', names).columns.has('is_active')).toBe(false);
    expect(assignColumns('patient', names).columns.get('is_active')).toBe('Status');
    const before = ['Pet ID', 'Pet Name', 'Species', 'Client ID', 'First', 'Last', 'Status'];
    expect(assignColumns('client', before).columns.get('is_active')).toBe('Status');
    expect(assignColumns('patient', before).columns.has('is_active')).toBe(false);
  });

  it('A-597 a status that differs between lines of a client is not its own, and the report says so', () => {
    const line = { 'Client ID': '7', Last: 'Lund', Phone: '518-555-0177', Status: 'Active' };
    const { file, report } = propose('client', [line, { ...line, Status: 'Inactive' }, { ...line, 'Client ID': '8' }]);
    expect(file).toMatchObject({ unused: ['Status'] });
    expect(report).toContain(
      `  is_active isn't taken from 'Status': it differs between lines of one client: 'Active' and 'Inactive' of 7`,
    );
    expect(propose('client', [line, { ...line, 'Client ID': '8', Status: 'Inactive' }]).file).toMatchObject({
      columns: { is_active: { from: 'Status' } },
    });
  });
});

describe('the columns of animals', () => {
  const animal = { ID: '1', Name: 'Bo', Species: 'Dog', Sex: 'M' };
  it.each([
    ['Wt', 'Wt Unit', 'lb', {}],
    ['Intake Weight (kg)', 'Color', 'red', { unit: 'kg' }],
    ['Weight', 'Unit of Measure', 'kg', {}],
    ['Body Weight lbs', 'Color', 'red', { unit: 'lbs' }],
  ])('A-598 %s and %s are recognized with their unit', (weight, other, value, settings) => {
    const { file } = propose('patient', [{ ...animal, [weight]: '12.5', [other]: value }]);
    expect(file).toMatchObject({ columns: { weight: { from: weight, ...settings } } });
    expect(JSON.stringify(readMapping(file).questions)).not.toContain('unit');
  });

  it('A-598 a status that says which animals are dead is proposed for both, and a dead one stays active', () => {
    const status = (ID: string, Status: string) => ({ ...animal, ID, Status });
    const { file } = propose('patient', [status('1', 'Active'), status('2', 'Deceased'), status('3', 'Inactive')]);
    expect(file).toMatchObject({
      columns: {
        is_active: { from: 'Status', values: { Active: 'yes', Deceased: 'yes', Inactive: 'no' } },
        is_deceased: { from: 'Status' },
      },
    });
    const { clients: _, ...columns } = (file as { columns: Record<string, object> }).columns;
    const { mapping } = readMapping({ ...file, columns });
    const map = openLineMapper(
      mapping ?? { kind: 'patient', encoding: null, separator: null, repeats: 'refuse', columns: {}, unused: [] },
      { today, matchBreed },
    );
    const stateOf = (Status: string) => {
      const { values } = map({ ...animal, Status });
      return [values['is_active'], values['is_deceased']];
    };
    expect(['Active', 'Deceased', 'Inactive'].map(stateOf)).toEqual([
      ['yes', 'no'],
      ['yes', 'yes'],
      ['no', 'no'],
    ]);
    expect(propose('patient', [status('1', 'Active'), status('2', 'Inactive')]).file).not.toHaveProperty(
      'columns.is_deceased',
    );
  });
});

describe('the emails of clients', () => {
  it('A-604 words for none are proposed to be emptied, and each emptied value is noted', () => {
    const line = (ID: string, Email: string) => ({ ID, 'Last Name': 'Lund', Phone: '518-555-0177', Email });
    const { file, report } = propose('client', [
      line('1', 'n/a'),
      line('2', 'eva@mail.example'),
      line('3', 'n/a'),
      line('4', 'none'),
    ]);
    expect(file).toMatchObject({ columns: { email: { values: { 'n/a': '', none: '' } } } });
    expect(report).toContain(
      `  email from 'Email': 3 lines with 'n/a', 'none' in place of an address, which "values" empties`,
    );
    const { mapping } = readMapping({ ...file, columns: { email: { from: 'Email', values: { 'n/a': '' } } } });
    if (mapping === null) throw new Error('no mapping');
    const map = openLineMapper(mapping, { today, matchBreed });
    expect(map(line('1', 'n/a'))).toMatchObject({
      ...{ values: { email: '' }, notes: ['a value was emptied by the mapping (Email)'] },
    });
    expect(map(line('2', 'eva@mail.example'))).toMatchObject({ values: { email: 'eva@mail.example' }, notes: [] });
  });
});

describe('an address in one cell', () => {
  const line = (ID: string, Address: string) => ({
    ID,
    'Last Name': 'Lund',
    Phone: '518-555-0177',
    'Owner Address': Address,
  });
  it('A-600 is proposed for street, city, state and zip code, and read', () => {
    const { file } = propose('client', [
      line('1', '1 Elm St, Troy, NY 12180'),
      line('2', '2 Oak St, Apt 2, Boston, MA 2108'),
    ]);
    expect(file).toMatchObject({ columns: { address_1_full: { from: 'Owner Address' } } });
    expect(file).not.toHaveProperty('columns.address_1_line_1');
    const { mapping } = readMapping({ ...file, columns: { address_1_full: { from: 'Owner Address' } } });
    if (mapping === null) throw new Error('no mapping');
    const map = openLineMapper(mapping, { today, matchBreed });
    expect(map(line('2', '2 Oak St, Apt 2, Boston, MA 2108')).values).toEqual({
      ...{ address_1_line_1: '2 Oak St', address_1_line_2: 'Apt 2', address_1_city: 'Boston' },
      ...{ address_1_state: 'MA', address_1_zip: '02108' },
    });
    expect(map(line('3', 'Elm St')).faults).toMatchObject([{ column: 'Owner Address', value: 'Elm St' }]);
    expect(map(line('4', '1 Elm St, San Jos?, CA 95112')).faults).toMatchObject([
      { what: expect.stringContaining('a letter was lost') as string },
    ]);
    expect(propose('client', [line('1', '1 Elm St'), line('2', '2 Oak St')]).file).toMatchObject({
      columns: { address_1_line_1: { from: 'Owner Address' } },
    });
  });
});

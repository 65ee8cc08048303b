import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { assignColumns, openProfile, proposeMapping, readMapping } from '../mapping/index.js';
import {
  answerQuestions,
  assignChosenColumns,
  type ColumnChoice,
  importFieldLabel,
  type ImportFileNoun,
  importFields,
  mappedFields,
  mappingQuestions,
  missingFields,
} from './index.js';

const patientHeaders = ['Pet ID', 'Owner', 'Pet', 'Kind', 'Breed', 'Sex', 'Fixed', 'Born', 'Weight'];
const patientLines = [
  ['7', '3', 'Otis', 'Dog', 'Beagel', 'M', 'yes', '05/06/2020', '12'],
  ['8', '4', 'Nori', 'Wombat', 'Beagle', 'Q', 'no', '07/08/2021', '9'],
];

function proposed(
  noun: ImportFileNoun,
  headers: readonly string[],
  lines: readonly string[][],
  choices: readonly ColumnChoice[],
) {
  const assigned = choices.length > 0 ? assignChosenColumns(noun, headers, choices) : assignColumns(noun, headers);
  const profile = openProfile(headers, {
    species: assigned.columns.get('species') ?? null,
    breed: assigned.columns.get('breed') ?? null,
  });
  for (const cells of lines) profile.add(Object.fromEntries(headers.map((name, at) => [name, cells[at] ?? ''])));
  return proposeMapping(noun, profile.result(), {
    ...{ today: '2026-11-20', encoding: 'utf-8', separator: ';', assigned },
    ...{ acceptsLikely: false, others: 'leave-empty' },
    matchBreed: (species, text) =>
      species === 'canine' && /beag/i.test(text)
        ? { breed: { code: 'beagle', name: 'Beagle' }, confidence: text === 'Beagle' ? 'certain' : 'likely' }
        : null,
  }).file;
}

const choices: readonly ColumnChoice[] = [
  { header: 'Pet ID', field: 'external_id' },
  { header: 'Owner', field: 'clients' },
  { header: 'Pet', field: 'name' },
  { header: 'Kind', field: 'species' },
  { header: 'Breed', field: 'breed' },
  { header: 'Sex', field: 'gender' },
  { header: 'Fixed', field: 'altered' },
  { header: 'Born', field: 'birthdate' },
  { header: 'Weight', field: 'weight' },
];
const mapping = proposed('patient', patientHeaders, patientLines, choices);

describe('the columns of a file as a user chooses them', () => {
  it('C-331 become the fields of the mapping, and are shown so', () => {
    const shown = mappedFields(mapping, patientHeaders);
    expect(shown.map(({ header, field }) => ({ header, field }))).toEqual(choices);
  });

  it('C-331 take the first of two columns with the same field, and none of another file', () => {
    const { columns } = assignChosenColumns(
      'client',
      ['A', 'B'],
      [
        { header: 'A', field: 'email' },
        { header: 'B', field: 'email' },
        { header: 'C', field: 'last_name' },
        { header: 'B', field: 'unknown_field' },
      ],
    );
    expect([...columns]).toEqual([['email', 'A']]);
  });

  it('C-331 keep the type that the name of a phone column says', () => {
    const headers = ['ID', 'Home Phone', 'Cell Phone'];
    const { phoneTypes } = assignChosenColumns('client', headers, [
      { header: 'ID', field: 'external_id' },
      { header: 'Cell Phone', field: 'phone_1_number' },
      { header: 'Home Phone', field: 'phone_2_number' },
    ]);
    expect(phoneTypes.get(1)).not.toBe(phoneTypes.get(2));
    expect([...phoneTypes.values()].sort()).toEqual([...assignColumns('client', headers).phoneTypes.values()].sort());
  });

  it.each(['client', 'patient'] as const)('C-331 are chosen from fields with different labels: %s', (noun) => {
    const labels = importFields(noun).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.every((label) => /^[A-Z][^_]*$/.test(label))).toBe(true);
    expect(importFieldLabel('phone_2_number')).toBe('Phone 2 number');
  });

  it('C-331 report the fields that have no column', () => {
    const left = proposed(
      'client',
      ['Name', 'Mail'],
      [['Lee', 'a@b.example']],
      [{ header: 'Name', field: 'last_name' }],
    );
    expect(missingFields('client', left)).toEqual(['ID in the old system', 'First name']);
    expect(missingFields('patient', mapping)).toEqual([]);
  });
});

describe('the questions about a file', () => {
  const questions = mappingQuestions('patient', mapping);
  const about = (word: string) => questions.find(({ text }) => text.includes(word));

  it('C-331 name the value or the column, with what can be answered', () => {
    expect(about("'Wombat'")).toMatchObject({
      text: "What does 'Wombat' in 'Kind' mean?",
      choices: expect.arrayContaining([{ value: 'canine', label: 'Canine' }]) as unknown,
    });
    expect(about("'Born'")?.text).toBe("How are the dates in 'Born' written?");
    expect(about("'Weight'")?.choices.map(({ value }) => value)).toEqual(['lbs', 'kg']);
    expect(about("'Beagel'")).toMatchObject({ proposal: 'Beagle' });
  });

  it('C-331 are none once all are answered, and the file can be imported', () => {
    const answers = questions.map(({ at, proposal, choices: offered }) => ({
      at,
      value: proposal ?? offered[0]?.value ?? '',
    }));
    const answered = answerQuestions('patient', mapping, answers);
    expect(mappingQuestions('patient', answered)).toEqual([]);
    expect(readMapping(answered)).toMatchObject({ faults: [], questions: [] });
    expect(readMapping(answered).mapping?.columns['weight']?.unit).toBe('lbs');
  });

  it('C-331 A-593 A-595 ask where middle names belong, and which area code short numbers have', () => {
    const headers = ['ID', 'Owner', 'Phone', 'Address'];
    const lines = [
      ['1', 'Mary Ann Smith', '518-555-0177', '1 Elm St, Troy, NY 12180'],
      ['2', 'Bo Lee Ray', '555-0178', '2 Oak St, Troy, NY 12180'],
    ];
    const clients = proposed('client', headers, lines, []);
    const asked = mappingQuestions('client', clients);
    expect(asked).toMatchObject([
      {
        text: "Where do the middle words of names in 'Owner' belong?",
        choices: [{ value: 'first' }, { value: 'last' }, { value: 'refuse' }],
      },
      {
        text: "Which area code do the numbers in 'Phone' have that were written without one?",
        proposal: '518',
        choices: [{ value: '518' }, { value: 'none' }, { value: 'refuse' }],
      },
    ]);
    const values = ['last', '518'];
    const answers = asked.map(({ at }, index) => ({ at, value: values[index] ?? '' }));
    const answered = answerQuestions('client', clients, answers);
    expect(readMapping(answered)).toMatchObject({
      ...{ faults: [], questions: [] },
      mapping: { columns: { full_name: { middle: 'last' }, phone_1_number: { areaCode: '518' } } },
    });
    expect(mappedFields(clients, headers).at(-1)).toMatchObject({ header: 'Address', field: 'address_1_full' });
  });

  it('C-331 stay open after an answer that is not offered, or to another question', () => {
    const [first] = questions;
    const wrong = [
      { at: first?.at ?? '', value: 'a dragon' },
      { at: '["species","values","Cat"]', value: 'feline' },
      { at: 'nonsense', value: 'kg' },
      { at: '["__proto__","value"]', value: 'kg' },
    ];
    expect(answerQuestions('patient', mapping, wrong)).toEqual(mapping);
  });

  test.prop([fc.array(fc.record({ at: fc.constantFrom(...questions.map(({ at }) => at)), value: fc.string() }))])(
    'C-331 never become other questions by an answer, whatever it is',
    (answers) => {
      const left = mappingQuestions('patient', answerQuestions('patient', mapping, answers)).map(({ at }) => at);
      for (const at of left) expect(questions.some((one) => one.at === at)).toBe(true);
    },
  );

  it('C-331 ask for the species of all lines if no column has it', () => {
    const dogs = proposed(
      'patient',
      ['ID', 'Owner', 'Pet', 'Sex'],
      [['7', '3', 'Otis', 'M']],
      [
        { header: 'ID', field: 'external_id' },
        { header: 'Owner', field: 'clients' },
        { header: 'Pet', field: 'name' },
        { header: 'Sex', field: 'gender' },
      ],
    );
    expect(mappingQuestions('patient', dogs).map(({ text }) => text)).toContain('Which species do all lines have?');
  });
});

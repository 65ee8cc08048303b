import { fc, test } from '@fast-check/vitest';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { json, signa, supportAt } from '../testing/support.js';
import { renderRecord, renderTable } from './render-table.js';

/** The letters of a text in alphabetical order, without borders and spaces. */
const lettersOf = (text: string) =>
  Array.from(text.replaceAll(/[\s│┌┐└┘├┤┬┴┼─|+:-]/gu, ''))
    .toSorted()
    .join('');
const headings = ['At', 'Who', 'Operation', 'Record'];
const word = fc.oneof(fc.stringMatching(/^[a-z]{1,30}$/), fc.constantFrom('木村さくら', '🐶🐱', 'Zoë'));
const cell = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
const row = fc.tuple(cell, cell, cell, cell);

describe('a table', () => {
  test.prop([fc.array(row, { minLength: 1, maxLength: 4 }), fc.integer({ min: 20, max: 120 }), fc.boolean()])(
    'A-529 A-530 is never wider than the terminal, keeps every letter, and has ASCII borders if asked',
    (rows, width, isAscii) => {
      const text = renderTable(headings, rows, { width, isAscii });
      for (const line of text.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(width);
      const letters = lettersOf(text);
      const isBlocks = !/[│|]/u.test(text);
      const expected = isBlocks ? rows.flatMap((one) => [...headings, ...one]) : [...headings, ...rows.flat()];
      expect(letters).toBe(lettersOf(expected.join('')));
      if (isAscii) expect(text).not.toMatch(/[│┌┐└┘├┤┬┴┼─]/u);
    },
  );

  test.prop([row, fc.integer({ min: 8, max: 120 })])('A-529 of one record is never wider either', (values, width) => {
    const fields = headings.map((heading, index) => [heading, values[index] ?? ''] as const);
    const text = renderRecord(fields, { width: Math.max(width, 8), isAscii: false });
    for (const line of text.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(Math.max(width, 8));
  });

  it('A-529 becomes one block for each record if its columns do not fit beside each other', () => {
    const rows = [
      ['2026-11-20', 'Dr. Maya Okafor', 'UpdatePrescription', 'Rx# 26-105430'],
      ['2026-11-21', 'Luis Ferreira', 'ArchivePrescription', 'Rx# 26-105431'],
    ];
    expect(renderTable(headings, rows, { width: 30, isAscii: false })).toBe(
      [
        ...['At:        2026-11-20', 'Who:       Dr. Maya Okafor', 'Operation: UpdatePrescription'],
        ...['Record:    Rx# 26-105430', ''],
        ...['At:        2026-11-21', 'Who:       Luis Ferreira', 'Operation: ArchivePrescription'],
        'Record:    Rx# 26-105431',
      ].join('\n'),
    );
  });
});

describe('the output of a command', () => {
  const role = (id: string, name: string) => ({ id, name, canAuthorize: false, isActive: true, rolesModules: [] });
  const roles = [role('1', 'Hospital manager with a long name'), role('2', 'Technician')];
  const answers = { Roles: { data: { roles } } };

  it('A-529 fits a narrow terminal, and is whole in a pipe and as JSON', async () => {
    const narrow = supportAt(answers, { width: 44 });
    expect(await signa(narrow, 'roles')).toBe(0);
    for (const line of narrow.out.join('\n').split('\n')) expect(line.length).toBeLessThanOrEqual(44);
    expect(narrow.out.join('')).not.toContain('Hospital manager with a long name');
    const pipe = supportAt(answers, { width: 44, isTerminal: false });
    await signa(pipe, 'roles');
    expect(pipe.out.join('\n')).toBe('1\tHospital manager with a long name\tNo\tYes\n2\tTechnician\tNo\tYes');
    const whole = supportAt(answers, { width: 44 });
    await signa(whole, 'roles', '--json', 'name');
    expect(json(whole)).toEqual([{ name: 'Hospital manager with a long name' }, { name: 'Technician' }]);
  });

  it('A-530 has ASCII borders where the locale asks for them', async () => {
    const ascii = supportAt(answers, { isAscii: true });
    await signa(ascii, 'roles');
    expect(ascii.out.join('\n')).toMatch(/^[\u0020-\u007E\n]+$/);
    const unicode = supportAt(answers);
    await signa(unicode, 'roles');
    expect(unicode.out.join('\n')).toContain('┌');
  });
});

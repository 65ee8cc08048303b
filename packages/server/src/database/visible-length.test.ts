import { isTooLong, visibleLength } from '@signa/core/base';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import type { TestDatabase } from '../testing/test-database.js';

/** Every code point that a database can store. */
const points = Array.from({ length: 0x10ffff }, (_, before) => before + 1).filter((p) => p < 0xd800 || p > 0xdfff);
const sign = fc.oneof(
  fc.constantFrom(
    ' ',
    '\n',
    '\r',
    '\t',
    '.',
    'a',
    'Z',
    '7',
    'é',
    '\r\n',
    '\u0301',
    '\u200B',
    '\u2060',
    '\u00AD',
    '\u2800',
    '\u3164',
    '\u180E',
  ),
  fc.constantFrom(
    '\u200D',
    '\uFE0F',
    '👩',
    '🚀',
    '🏽',
    '❤',
    '🇨',
    '🇭',
    '🏴',
    '\u{E0067}',
    '\u{E007F}',
    '각',
    '\u1112',
    '\u1161',
  ),
  fc.integer({ min: 1, max: points.length - 1 }).map((at) => String.fromCodePoint(points[at] ?? 1)),
);
const text = fc.array(sign, { maxLength: 40 }).map((signs) => signs.join(''));

describeOnEveryDatabase('text length', (make) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await make('empty');
  });
  afterAll(() => db.dispose());

  it("P-271 in the database equals core's, for every character", async () => {
    const unseen = await db.asOwner<{ point: number }>(
      `select point from generate_series(1, 1114111) point where point not between 55296 and 57343
        and signa.visible_length('a' || chr(point) || 'b') <> 3 order by point`,
    );
    const inCore = points.filter((point) => visibleLength(`a${String.fromCodePoint(point)}b`) !== 3);
    expect(unseen.map(({ point }) => point)).toEqual(inCore);
    // More than a million characters.
  }, 120_000);

  it("P-271 in the database equals core's, for any text", async () => {
    const texts = fc.sample(text, 3000);
    const [row] = await db.asOwner<{ lengths: number[] }>(
      'select array_agg(signa.visible_length(value) order by at) as lengths from unnest($1::text[]) with ordinality as t (value, at)',
      [texts],
    );
    const different = texts.filter((value, at) => visibleLength(value) !== Number(row?.lengths[at]));
    expect(different).toEqual([]);
  });

  it('P-271 has the same limit as in core', async () => {
    const marks = `a${'\u0301'.repeat(1599)}`;
    for (const value of [
      'a'.repeat(101),
      '👨‍👩‍👧‍👦'.repeat(100),
      '👨‍👩‍👧‍👦'.repeat(101),
      'é'.repeat(100),
      marks,
      `${marks}\u0301`,
    ]) {
      const [row] = await db.asOwner<{ fits: boolean }>('select signa.fits($1, 100) as fits', [value]);
      expect(row?.fits).toBe(!isTooLong(value, 100));
    }
  });

  it.each([
    ['prescription', 'directions', 620],
    ['prescription', 'note_to_pharmacy', 100],
    ['prescription', 'note_to_client', 100],
    ['prescription', 'allergic_ingredient', 100],
    ['prescription', 'decline_reason', 250],
    ['prescription_workflow', 'internal_note', 500],
    ['task', 'action_reason', 250],
    ['task', 'internal_note', 500],
    ['shortcut', 'label', 30],
    ['shortcut', 'details', 620],
    ['location', 'name', 100],
  ])('P-271 limits %s.%s to %i', async (table, column, most) => {
    const checks = await db.asOwner<{ rule: string }>(
      `select pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [`signa.${table}`],
    );
    expect(checks.map(({ rule }) => rule.replace('signa.', ''))).toContain(`CHECK (fits(${column}, ${most}))`);
  });
});

import { folded } from '@signa/core/base';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../testing/every-database.js';
import type { TestDatabase } from '../../testing/test-database.js';

/** Characters in names and the separators that keyboards produce; not every letter of every script. */
const letter = fc.oneof(
  fc.constantFrom(...Array.from("abzAZ0'’ʻʼ‘`´′＇\t -.,%_\\éÉñÑüÜßẞŁłØøĐđÆæŒœÞþİıĦħŦŧſšŽżóÅå")),
  fc.constantFrom(...Array.from('αΆΣςςЁёйЙЖїلمحعن李小龙नेहाガか가각ﬁ½😀')),
  fc.constantFrom('\u0301', '\u0308', '\u0327', '\u0345', '\u3099'),
);

describeOnEveryDatabase('names folded by the database', (make) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await make();
  });
  afterAll(() => db.dispose());

  it('C-290 equal names folded by core', async () => {
    const texts = fc.array(
      fc.array(letter, { maxLength: 12 }).map((letters) => letters.join('')),
      { maxLength: 50 },
    );
    await fc.assert(
      fc.asyncProperty(texts, async (typed) => {
        const found = await db.asOwner<{ folded: string }>(
          'select signa.folded(text) as folded from unnest($1::text[]) with ordinality as t (text, place) order by place',
          [typed],
        );
        expect(found.map((row) => row.folded)).toEqual(typed.map(folded));
      }),
      { numRuns: 50 },
    );
  });
});

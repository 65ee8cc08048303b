import { expect, it } from 'vitest';
import { parameterText } from './parameter-text.js';

const texts: readonly (readonly [unknown, string | null])[] = [
  [null, null],
  [undefined, null],
  ['', ''],
  ['{a,"b"}', '{a,"b"}'],
  [7.5, '7.5'],
  [12n, '12'],
  [false, 'false'],
  [new Date('2026-11-20T12:00:00.000Z'), '2026-11-20T12:00:00.000Z'],
  [new Uint8Array([0, 255]), '\\x00ff'],
  [{ name: 'Miso', ids: [1, 2] }, '{"name":"Miso","ids":[1,2]}'],
  [[], '{}'],
  [['a', null, undefined, 'NULL', ''], '{"a",NULL,NULL,"NULL",""}'],
  [['back\\slash', 'quo"te', 'comma, {brace}'], '{"back\\\\slash","quo\\"te","comma, {brace}"}'],
  [[1, true, { a: 'b' }], '{"1","true","{\\"a\\":\\"b\\"}"}'],
  [
    [
      [1, null],
      [3, 4],
    ],
    '{{"1",NULL},{"3","4"}}',
  ],
];

it("writes each kind of value in PostgreSQL's text format", () => {
  for (const [value, text] of texts) expect(parameterText(value)).toBe(text);
});

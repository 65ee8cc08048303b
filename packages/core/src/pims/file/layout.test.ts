import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { columnNames, detectSeparator, lostLetterIssue, separatorLine, separators } from './index.js';

describe('the layout of a file', () => {
  it.each([
    ['id,name\n1,"Otis; Bo"\n', ','],
    ['id;name\n1;Otis, Jr.\n2;Bo, Sr.\n', ';'],
    ['id;weight;note\n1;12,5;a, b, c\n2;3,4;d\n', ';'],
    ['id\tname\n1\tOtis, the cat\n', '\t'],
    ['id|name\n1|Otis\n', '|'],
    ['name\nOtis\n', ','],
    ['sep=;\r\nid;name\n1;Otis\n', ';'],
    ['id,"line 1;;;\nline 2",x\n1,2,3\n', ','],
    ['id,name,address\n1,Otis,"1 Main; St"\n\n,,\n', ','],
    ['id;name\r1;Otis, Jr., of, here\r2;Bo\r', ';'],
    ['sep=;\rid;name\r', ';'],
  ])('A-517 of %j has the separator %j', (text, separator) => {
    expect(detectSeparator(text)).toBe(separator);
  });

  it('A-517 recognizes a line that only names the separator for Excel', () => {
    expect(separatorLine('\uFEFFsep=;\r\nid;name')).toEqual({ separator: ';', length: 8 });
    expect(separatorLine('sep=x\nid')).toBeNull();
    expect(separatorLine('id;name')).toBeNull();
  });

  const cell = fc.stringMatching(/^[A-Za-z0-9 .']{1,8}$/);
  const table = fc
    .integer({ min: 2, max: 6 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 20 }),
    );

  test.prop([table, fc.constantFrom(...separators)])('A-517 finds the separator of any table', (lines, separator) => {
    expect(detectSeparator(`${lines.map((cells) => cells.join(separator)).join('\n')}\n`)).toBe(separator);
  });

  it('A-517 numbers duplicate columns and names blank ones by their position', () => {
    expect(columnNames(['Phone', ' Name ', 'Phone', '', 'Phone', 'Phone (2)', 'Home\nphone', ''])).toEqual([
      'Phone',
      'Name',
      'Phone (2)',
      'column 4',
      'Phone (3)',
      'Phone (2) (2)',
      'Home phone',
      'column 8',
    ]);
  });

  test.prop([fc.array(fc.oneof(fc.constantFrom('a', 'a (2)', '', 'column 1'), fc.string()))])(
    'A-517 names every column once',
    (head) => {
      const names = columnNames(head);
      expect(names).toHaveLength(head.length);
      expect(new Set(names).size).toBe(head.length);
    },
  );
});

describe('a text whose letters were lost', () => {
  it.each([
    ['Jos\uFFFD', /^a character was lost.*as UTF-8$/],
    ['JosÃ©', /^its characters were garbled.*'José'/],
    ['Oâ€™Brien', /'O’Brien'/],
    ['MuÃ±oz â€“ ZoÃ«', /'Muñoz – Zoë'/],
  ])('A-518 is found: %s', (text, issue) => {
    expect(lostLetterIssue(text)).toMatch(issue);
  });

  it.each(['José', 'Ångström', 'ÂME', 'Élan', 'São', 'O’Brien', '“Bo”', 'Zoë & Co. – 5 €', ''])(
    'A-518 is not suspected of %s',
    (text) => {
      expect(lostLetterIssue(text)).toBeNull();
    },
  );
});

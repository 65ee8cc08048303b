import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { plainDate } from '../../base/time/plain-date.test-arbitrary.js';
import { type DateFormat, dateFormats, inferDateFormat, readDateCell } from './index.js';

const today = '2026-11-27';
const dateIn = (cell: string, format: DateFormat, isPast = true) => {
  const found = readDateCell(cell, { format, isPast, today });
  return 'value' in found ? found.value : found.fault;
};

describe('a date of a file', () => {
  it.each<[string, DateFormat, string | null]>([
    ['03/14/2019', 'MM/DD/YYYY', '2019-03-14'],
    ['3/4/2019', 'MM/DD/YYYY', '2019-03-04'],
    ['3/4/2019', 'DD/MM/YYYY', '2019-04-03'],
    ['14.03.2019', 'DD/MM/YYYY', '2019-03-14'],
    ['3-4-19', 'MM/DD/YYYY', '2019-03-04'],
    ['3/4/98', 'MM/DD/YYYY', '1998-03-04'],
    ['03142019', 'MM/DD/YYYY', '2019-03-14'],
    ['20190314', 'YYYY-MM-DD', '2019-03-14'],
    ['2019-03-14', 'MM/DD/YYYY', '2019-03-14'],
    ['2019-03-14', 'DD/MM/YYYY', '2019-03-14'],
    ['14-Mar-2019', 'MM/DD/YYYY', '2019-03-14'],
    ['March 14, 2019', 'DD/MM/YYYY', '2019-03-14'],
    ['2019-03-14 00:00:00.000', 'YYYY-MM-DD', '2019-03-14'],
    ['2019-03-14T07:30:00Z', 'YYYY-MM-DD', '2019-03-14'],
    ['3/14/2019 12:00:00 AM', 'MM/DD/YYYY', '2019-03-14'],
    ['43538', 'Excel 1900', '2019-03-14'],
    ['43538.25', 'Excel 1900', '2019-03-14'],
    ['1', 'Excel 1900', null],
    ['59', 'Excel 1900', '1900-02-28'],
    ['61', 'Excel 1900', '1900-03-01'],
    ['42076', 'Excel 1904', '2019-03-14'],
    ['03-14-2019', 'signa', '2019-03-14'],
    ['', 'MM/DD/YYYY', null],
    ['N/A', 'MM/DD/YYYY', null],
    ['00/00/0000', 'MM/DD/YYYY', null],
    ['12/30/1899', 'MM/DD/YYYY', null],
    ['1900-01-01 00:00:00', 'YYYY-MM-DD', null],
  ])('A-581 %j in the format %s is %j', (cell, format, date) => {
    expect(dateIn(cell, format)).toBe(date);
  });

  it.each<[string, DateFormat, string]>([
    ['14/03/2019', 'MM/DD/YYYY', "it isn't a date in the format MM/DD/YYYY, such as 05/31/2020"],
    ['03/14/2019', 'DD/MM/YYYY', "it isn't a date in the format DD/MM/YYYY, such as 31/05/2020"],
    ['03/14/2019', 'YYYY-MM-DD', "it isn't a date in the format YYYY-MM-DD, such as 2020-05-31"],
    ['03/14/2019', 'Excel 1900', "it isn't a date in the format of Excel, such as 43982 for 2020-05-31"],
    ['43538', 'MM/DD/YYYY', "it isn't a date in the format MM/DD/YYYY, such as 05/31/2020"],
    ['60', 'Excel 1900', "it isn't a date in the format of Excel, such as 43982 for 2020-05-31"],
    ['02/31/2019', 'MM/DD/YYYY', "it isn't a date in the format MM/DD/YYYY, such as 05/31/2020"],
    ['Marble 14 2019', 'MM/DD/YYYY', "it isn't a date in the format MM/DD/YYYY, such as 05/31/2020"],
    ['2 years', 'signa', "it isn't a date in the format YYYY-MM-DD or MM-DD-YYYY, such as 2020-05-31"],
  ])('A-581 %j in the format %s is a fault', (cell, format, fault) => {
    expect(dateIn(cell, format)).toBe(fault);
  });

  it('A-581 a two-digit year is past where the date is, and from 1980 to 2079 elsewhere', () => {
    expect(dateIn('11/27/26', 'MM/DD/YYYY')).toBe('2026-11-27');
    expect(dateIn('11/28/26', 'MM/DD/YYYY')).toBe('1926-11-28');
    expect(dateIn('11/28/27', 'MM/DD/YYYY', false)).toBe('2027-11-28');
    expect(dateIn('11/28/81', 'MM/DD/YYYY', false)).toBe('1981-11-28');
  });

  const after1901 = plainDate().filter((date) => date > '1901-01-01');
  const written = (date: string, format: DateFormat) => {
    const [year = '', month = '', day = ''] = date.split('-');
    if (format === 'MM/DD/YYYY') return `${month}/${day}/${year}`;
    if (format === 'DD/MM/YYYY') return `${day}/${month}/${year}`;
    const start = format === 'Excel 1904' ? '1904-01-01' : '1899-12-30';
    return format.startsWith('Excel') ? String((Date.parse(date) - Date.parse(start)) / 86_400_000) : date;
  };

  test.prop([after1901.filter((date) => date > '1904-01-01'), fc.constantFrom(...dateFormats)])(
    'A-581 written in a format reads back unchanged in that format',
    (date, format) => {
      expect(dateIn(written(date, format), format)).toBe(date);
    },
  );

  test.prop([fc.string(), fc.constantFrom(...dateFormats)])('A-581 never throws, whatever the cell', (cell, format) => {
    expect(['string', 'object']).toContain(typeof dateIn(cell, format));
  });
});

describe('the format of a column of dates', () => {
  const infer = (...cells: string[]) =>
    inferDateFormat(new Map(cells.map((cell) => [cell, 1])), { isPast: true, today });

  it.each<[string[], DateFormat, string | null]>([
    [['05/06/2020', '05/31/2020'], 'MM/DD/YYYY', '05/31/2020'],
    [['05/06/2020', '31.05.2020'], 'DD/MM/YYYY', '31.05.2020'],
    [['2020-05-06', ''], 'YYYY-MM-DD', null],
    [['43982', '43983'], 'Excel 1900', '43982'],
    [['5/5/2020', '6/6/2020'], 'MM/DD/YYYY', null],
    [['43982', '43983', '43984', '43985', '43986'], 'Excel 1900', '43982'],
  ])('A-582 of %j is %s', (cells, format, proof) => {
    expect(infer(...cells)).toMatchObject({ format, share: 1, proof });
  });

  it('A-582 is a question if day and month could be exchanged in every date', () => {
    expect(infer('05/06/2020', '5/5/2020')).toEqual({
      ...{ format: null, share: 1, proof: '05/06/2020' },
      candidates: ['MM/DD/YYYY', 'DD/MM/YYYY'],
    });
  });

  it('A-582 is a question if dates contradict each other', () => {
    const days = Array.from({ length: 9 }, (_, at) => `01/0${at + 1}/2020`);
    expect(infer(...days, '01/31/2020', '31/01/2020').format).toBeNull();
  });

  it('A-582 tolerates single faults, and finds none in an empty column or in text', () => {
    const days = Array.from({ length: 19 }, (_, at) => `01/${at + 10}/2020`);
    expect(infer(...days, 'last year')).toMatchObject({ format: 'MM/DD/YYYY', share: 0.95 });
    expect(infer('', 'N/A')).toEqual({ format: null, candidates: [], share: 0, proof: null });
    const before = Array.from({ length: 19 }, (_, at) => `01/${at + 10}/2020`);
    expect(infer(...before, '31/01/2020')).toMatchObject({ format: null, proof: '31/01/2020' });
    expect(infer('a', 'b').candidates).toEqual([]);
  });

  const slashed = (date: string, isMonthFirst: boolean) => {
    const [year = '', month = '', day = ''] = date.split('-');
    return isMonthFirst ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
  };
  const recent = plainDate().filter((date) => date > '1950-01-01');

  test.prop([fc.array(recent, { minLength: 1, maxLength: 30 }), fc.boolean()])(
    'A-582 never exchanges day and month: it is the right one, or a question, or makes no difference',
    (dates, isMonthFirst) => {
      const { format } = infer(...dates.map((date) => slashed(date, isMonthFirst)));
      if (format === null) return;
      for (const date of dates) expect(dateIn(slashed(date, isMonthFirst), format)).toBe(date);
    },
  );
});

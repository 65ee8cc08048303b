import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownReading as read } from './dose.test-data.js';
import { readDirections, timesADay } from './index.js';
import { readableLength } from './token.js';

describe('the amount of one dose', () => {
  it.each([
    ['Give 1 tablet by mouth once daily.', '1 each, 1 in 1'],
    ['GIVE 1 TABLET BY MOUTH TWICE DAILY', '1 each, 2 in 1'],
    ['Give 1/2 tablet PO SID', '0.5 each, 1 in 1'],
    ['½ tab BID', '0.5 each, 2 in 1'],
    ['Give one-half tablet q24h', '0.5 each, 1 in 1'],
    ['Give half a tablet once every other day', '0.5 each, 1 in 2'],
    ['Give a half tablet q48h', '0.5 each, 1 in 2'],
    ['Give 1½ tablets every 12 hours', '1.5 each, 2 in 1'],
    ['Give 1 1/2 tabs q12h', '1.5 each, 2 in 1'],
    ['Give 1-1/2 tablets q24h', '1.5 each, 1 in 1'],
    ['Give one and a half tablets by mouth twice a day', '1.5 each, 2 in 1'],
    ['Give 3/4 tablet daily', '0.75 each, 1 in 1'],
    ['Give a tablet once daily', '1 each, 1 in 1'],
    ['Give one (1) tablet once daily', '1 each, 1 in 1'],
    ['Give ten tablets daily', '10 each, 1 in 1'],
    ['Give 1-2 tablets every 12 hours', '1-2 each, 2 in 1'],
    ['Give 1 to 2 capsules by mouth every 8 hours', '1-2 each, 3 in 1'],
    ['Give 0.5 mL by mouth every 12 hours. Shake well.', '0.5 mL, 2 in 1'],
    ['0.5 ml po q 12 hrs', '0.5 mL, 2 in 1'],
    ['Give .5 mL twice daily', '0.5 mL, 2 in 1'],
    ['Shake and give 2 1/2 cc twice daily until finished', '2.5 mL, 2 in 1'],
    ['Inject 1,000 units once daily', '1000 units, 1 in 1'],
    ['2 drops in each eye TID', '2 drop, in two places, 3 in 1'],
    ['Instill 1 drop into the left eye every 6 hours.', '1 drop, 4 in 1'],
    ['Apply 1 applicator', '1 applicator'],
    ['Apply the contents of 1 applicator to the skin once a month.', '1 applicator, 1 in 30.4375'],
    ['Give 1 puff through the spacer every 12 hours.', '1 puff, 2 in 1'],
    ['Give 1 mini tablet by mouth once daily', '1 each, 1 in 1'],
    ['Give 1 chewable by mouth monthly', '1 each, 1 in 30.4375'],
    ['Give one 100mg capsule by mouth every 8 hours', '1 each, 3 in 1'],
    ['Give 1 x 100 mg capsule every 8 hours', '1 each, 3 in 1'],
    ['Give 1 tab. by mouth q12h. shake well', '1 each, 2 in 1'],
    ['Each tablet contains 25 mg. Give 1 tablet daily', '1 each, 1 in 1'],
    ['Give 1 capsule twice daily with 5 mL of water', '1 each, 2 in 1'],
    ['Give 1 tablet daily. Do not exceed 2 tablets per day.', '1 each, 1 in 1'],
    ['Give 0.1 mL (2.5 mg) every 12 hours', '0.1 mL, 2 in 1'],
    ['Give 0,5 mL twice daily', '0.5 mL, 2 in 1'],
    ['Give 1/10 tablet twice daily', '0.1 each, 2 in 1'],
    ['ii tabs PO SID', '2 each, 1 in 1'],
  ])('P-241 is parsed from "%s"', (directions, expected) => {
    expect(read(directions)).toBe(expected);
  });

  it.each([
    'Use as directed',
    '1 PO BID',
    'Give 1.2.3 mL daily',
    'Give one (2) tablet once daily',
    'Give 0 tablets daily',
    'Give 1 mL per 10 lb once daily',
    'Give 0.1 mL/lb once daily',
    'Give 0.2 mg/kg once a day',
    'Give 2.5 mg/0.1 mL',
    'Give 100 mg tablet once daily',
    'Give 1 x tablet once daily',
    'Give 1 tablet in the morning and 5 mL in the evening',
    'Give by the dosing syringe to the mark for the body weight once daily.',
    'Apply a quarter inch strip to both eyes every 12 hours.',
    '',
  ])('P-241 is not guessed from "%s"', (directions) => {
    expect(read(directions)).toBeNull();
  });

  it('P-241 has a position in the text if a single number states it', () => {
    const placed = (directions: string) => {
      const at = readDirections(directions)?.at;
      return at ? directions.slice(at.from, at.to) : null;
    };
    expect(placed('Give 5 mL by mouth every 12 hours. Shake well.')).toBe('5');
    expect(placed('Give one and a half tablets daily')).toBe('one and a half');
    expect(placed('Give 1 tablet (25 mg) daily')).toBeNull();
    expect(placed('Give 1-2 tablets daily')).toBeNull();
    expect(placed('Give 2 tablets daily for 5 days, then 1 tablet daily')).toBeNull();
  });
});

describe('the frequency of a dose', () => {
  it.each([
    ['every 12 hours, 1 hour before the first meal', 2],
    ['twice daily, every 12 hours', 2],
    ['b.i.d.', 2],
    ['q8h', 3],
    ['3x daily', 3],
    ['four times a day', 4],
    ['every 48 hours', 1 / 2],
    ['EOD', 1 / 2],
    ['every third day', 1 / 3],
    ['every morning and evening', 2],
    ['once daily in the morning', 1],
    ['once daily, at the same time each day', 1],
    ['nightly', 1],
    ['weekly', 1 / 7],
    ['twice a week', 2 / 7],
    ['every 2 weeks', 1 / 14],
    ['every 30 days', 1 / 30],
    ['once a month, on the same day of each month', 1 / 30.4375],
    ['every 3 months', 1 / 91.3125],
  ])('P-241 "%s" is %d a day', (rhythm, expected) => {
    const reading = readDirections(`Give 1 tablet by mouth ${rhythm}.`);
    expect(reading && timesADay(reading)).toBeCloseTo(expected, 12);
  });

  it.each([
    'as needed',
    'every 8 hours as needed for pain',
    'every 12 hours PRN',
    'up to twice a week',
    'every 8-12 hours',
    '2-3 times daily',
    'no more than once a day',
    'every 12 hours on Monday, Wednesday and Friday',
    'with each meal',
    'once',
    '2 hours before travel',
    'once daily, then every other day',
    'twice daily. Taper as directed',
    'twice daily for 7 days. Then once daily for 7 days',
    'once daily for 5 to 7 days',
    'once daily, twice a week',
  ])('P-241 "%s" is not a computable frequency', (rhythm) => {
    const reading = readDirections(`Give 1 tablet by mouth ${rhythm}.`);
    expect(reading).toMatchObject({ amount: { least: 1, most: 1 }, frequency: null });
  });

  it('P-241 may be in a separate sentence', () => {
    expect(read('Give 1 tablet by mouth. Every 12 hours. Clean the ears once a week.')).toBe('1 each, 2 in 1');
    expect(read('Give 1 tablet daily. Recheck every 2 weeks.')).toBe('1 each, 1 in 1');
    expect(read('If anxious, give 1 tablet twice daily')).toBe('1 each');
  });

  it('P-241 may be limited to a course', () => {
    expect(read('Give 1 tablet b.i.d. x 14 days')).toBe('1 each, 2 in 1, for 14');
    expect(read('Give 1 tablet every day for 3 weeks')).toBe('1 each, 1 in 1, for 21');
    expect(read('Give 1 tablet every 12 hours for 14 days, then once daily.')).toBe('1 each, changes');
    expect(read('Give 2 soft chews daily for 4 to 6 weeks, then 1 daily.')).toBe('1-2 each, changes');
    expect(read('Give 1 tablet every morning and 1/2 tablet every evening')).toBe('0.5-1 each, changes');
  });
});

describe('a dispensed quantity', () => {
  const dispensing = fc.constantFrom(
    ...'. Disp: 28 tabs.|. Dispense 60|, dispense 30 tablets|. Qty: 60 tablets|, QTY 60 (sixty)|. Quantity: 90 tablets. Refills: 3|, #30|. #30 tablets|; refills PRN| (30 tablets)|. 60 tablets.|. 120 mL bottle.|. 60 ct|. 30 day supply|, no refills|. Refill as needed.|. Dispensed 60 tablets on 11/20/2026|. 2 boxes of 30'.split(
      '|',
    ),
  );
  const dose = fc.constantFrom('1 tablet', '1/2 tablet', '0.5 mL', '1-2 capsules', '2 drops', 'one-half (1/2) tablet');
  const rhythms = fc.constantFrom(
    ...'once daily|BID|q12h|every other day|once or twice daily|BID for 10 days|every 8 hours as needed|5 days a week|in both eyes TID'.split(
      '|',
    ),
  );

  it('P-313 changes neither dose nor frequency, however often it is appended', () => {
    fc.assert(
      fc.property(dose, rhythms, fc.array(dispensing, { minLength: 1, maxLength: 3 }), (amount, often, added) => {
        const text = `Give ${amount} ${often}`;
        expect(read(text)).not.toBeNull();
        expect(read(`${text}${added.join('')}`)).toBe(read(text));
      }),
    );
  });
});

describe('any text', () => {
  it('P-241 is parsed consistently with any amount of a measured unit', () => {
    const amount = fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(amount, fc.constantFrom('mL', 'mg', 'tablets'), (value, unit) => {
        const text = `Give ${value} ${unit} by mouth every 12 hours. Shake well.`;
        const reading = readDirections(text);
        expect(reading?.amount).toMatchObject({ least: value, most: value });
        expect(reading?.at && text.slice(reading.at.from, reading.at.to)).toBe(String(value));
      }),
    );
  });

  it('P-241 P-274 never throws, and gives only positive and finite numbers', () => {
    const words = fc.constantFrom(
      ...'give 1 2 1/2 ½ 0.5 - to , . ( ) tablet mL mg /kg per every q 12 h hours once daily for days then a half and as needed'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 40 }).map((all) => all.join(' ')),
        ),
        (text) => {
          const reading = readDirections(text);
          if (reading === null) return;
          expect(reading.amount.least).toBeGreaterThan(0);
          expect(reading.amount.most).toBeGreaterThanOrEqual(reading.amount.least);
          expect(Number.isFinite(reading.amount.most)).toBe(true);
          const times = timesADay(reading);
          if (times !== null) expect(times > 0 && Number.isFinite(times)).toBe(true);
        },
      ),
    );
  });

  it.each(['1 tablet ', '1/', 'every ', '(1 ', 'a half ', '1,000', 'then ', '.', 'a.a.'])(
    'P-274 is not parsed if it consists of "%s" and is longer than any directions',
    (piece) => {
      expect(readDirections(`Give 1 tablet. ${piece.repeat(readableLength)}`)).toBeNull();
    },
  );

  it('P-274 is parsed up to 2,000 characters', () => {
    const filled = (length: number) => `Give 1 tablet once daily${' '.repeat(length)}`.slice(0, length);
    expect(readDirections(filled(2000))?.amount.most).toBe(1);
    expect(readDirections(filled(2001))).toBeNull();
  });
});

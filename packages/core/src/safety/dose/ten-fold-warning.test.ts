import { describe, expect, it } from 'vitest';
import { directions, issued, kindsOf, said, subject, sumOf, suspension, tablets, weighed } from './dose.test-data.js';
import { doseWarnings } from './index.js';

describe('a dose', () => {
  it('P-242 causes a warning from 8 times the last one, and from that fraction of it', () => {
    for (const [amount, doubted] of [
      [0.5, false],
      [1, false],
      [3.9, false],
      [4, true],
      [6.25, true],
      [6.3, true],
      [10, true],
      [0.0625, true],
      [0.05, true],
      [0.04, true],
      [0.039, true],
      [0.063, false],
    ] as const) {
      expect([
        amount,
        kindsOf({ ...directions(`Give ${amount} mL by mouth every 12 hours.`), daysSupply: null }),
      ]).toEqual([amount, doubted ? ['ten-fold-dose'] : []]);
    }
    const [tenth] = doseWarnings(subject({ ...directions('Give 0.05 mL by mouth every 12 hours.'), daysSupply: null }));
    expect(tenth?.title).toBe('A tenth of the last dose');
    const [about] = doseWarnings(subject({ ...directions('Give 6 mL by mouth every 12 hours.'), daysSupply: null }));
    expect(about?.title).toBe('About ten times the last dose');
    const [more] = doseWarnings(subject({ ...directions('Give 10 mL by mouth every 12 hours.'), daysSupply: null }));
    expect([more?.title, more?.fix?.label]).toEqual(['More than ten times the last dose', 'Use 0.5\u00A0mL']);
    const [less] = doseWarnings(subject({ ...directions('Give 0.02 mL by mouth every 12 hours.'), daysSupply: null }));
    expect(less?.title).toBe('Less than a tenth of the last dose');
  });

  it('P-242 is compared as substance: another strength with an adjusted count is the same dose', () => {
    const last = issued({ product: tablets('100 mg'), directions: 'Give 1 tablet by mouth every 12 hours.' });
    const now = (strength: string, text: string) =>
      doseWarnings(
        subject({ product: tablets(strength), ...directions(text), daysSupply: null, facts: { issued: [last] } }),
      );
    expect(now('10 mg', 'Give 10 tablets by mouth every 12 hours.').map(({ kind }) => kind)).toEqual([]);
    expect(now('1000 mg', 'Give 1 tablet by mouth every 12 hours.').map(said)).toEqual([
      [
        'serious',
        'Ten times the last strength',
        '1 tablet of 1000 mg each time; 100 mg on Rx# 26-104065 of 07-25-2026.',
        '*1000 ÷ 100 = 10* · 1 tablet × 1000 mg = *1000 mg* each time, last 100 mg',
        null,
        'Keep 1000 mg',
        '1000 mg or 100 mg',
      ],
    ]);
    expect(now('50 mg', 'Give 20 tablets by mouth every 12 hours.').map(({ kind, fix }) => [kind, fix])).toEqual([
      ['ten-fold-dose', null],
    ]);
  });

  it('P-242 of a liquid is compared with one of tablets, and with one in milligrams', () => {
    const last = issued({ product: tablets('25 mg'), directions: 'Give 1 tablet by mouth every 12 hours.' });
    const facts = { issued: [last] };
    expect(kindsOf({ ...directions('Give 0.5 mL every 12 hours.'), facts })).toEqual([]);
    expect(kindsOf({ ...directions('Give 5 mL every 12 hours.'), facts, daysSupply: null })).toEqual(['ten-fold-dose']);
    expect(kindsOf({ ...directions('Give 250 mg every 12 hours.'), facts, daysSupply: null })).toEqual([
      'ten-fold-dose',
    ]);
  });

  it('P-242 also causes a warning if the daily total is ten times', () => {
    const last = issued({ directions: 'Give 0.5 mL by mouth once daily.' });
    const [warning] = doseWarnings(
      subject({ ...directions('Give 2.5 mL by mouth every 12 hours.'), daysSupply: null, facts: { issued: [last] } }),
    );
    expect(warning && said(warning)).toEqual([
      'serious',
      'Ten times the last daily dose',
      '250 mg a day; 25 mg on Rx# 26-104065 of 07-25-2026.',
      '*250 ÷ 25 = 10* · 2.5 mL each time, last 0.5 mL',
      null,
      'Keep 250 mg a day',
      '250 mg or 25 mg a day',
    ]);
  });

  it('P-242 in drops needs no strength for the same product or strength', () => {
    const product = { ...suspension, id: '9', strengthDisplay: '0.3%', unit: 'mL' };
    const last = issued({ product, directions: 'Instill 1 drop into the left eye every 6 hours.' });
    const now = directions('Instill 10 drops into the left eye every 6 hours.');
    const [warning] = doseWarnings(subject({ product, ...now, facts: { issued: [last] } }));
    expect([warning?.kind, warning && sumOf(warning), warning?.fix?.change]).toEqual([
      'ten-fold-dose',
      '*10 ÷ 1 = 10*',
      { field: 'directions', value: 'Instill 1 drop into the left eye every 6 hours.' },
    ]);
    const other = { ...product, id: '10', strengthDisplay: '0.5%' };
    expect(kindsOf({ product: other, ...now, facts: { issued: [last] } })).toEqual([]);
  });

  it('P-242 suggests the last directions as a whole if more than one number would change', () => {
    const [warning] = doseWarnings(subject({ ...directions('Give 5 mL (250 mg) every 12 hours.'), daysSupply: null }));
    expect(warning?.fix?.change).toEqual({ field: 'directions', value: issued().directions });
  });

  it('P-242 is not compared with another drug, a combination, or an unreadable one', () => {
    const now = { ...directions('Give 5 mL by mouth every 12 hours.'), daysSupply: null };
    const none = (last: Parameters<typeof issued>[0]) => kindsOf({ ...now, facts: { issued: [issued(last)] } });
    expect(none({ product: { ...suspension, id: '1', ingredients: ['pregabalin'] } })).toEqual([]);
    expect(none({ product: { ...suspension, id: '1', ingredients: ['gabapentin', 'tramadol'] } })).toEqual([]);
    expect(none({ product: { ...suspension, id: '1', ingredients: [] } })).toEqual([]);
    expect(none({ product: { ...suspension, id: '1', ingredients: ['Gabapentin hydrochloride', 'xylitol'] } })).toEqual(
      ['ten-fold-dose'],
    );
    expect(none({ directions: 'Use as directed.' })).toEqual([]);
    expect(kindsOf({ ...now, facts: { issued: [] } })).toEqual([]);
    const { facts: _facts, ...withoutFacts } = subject(now);
    expect(doseWarnings(withoutFacts)).toEqual([]);
  });

  it('P-242 that corrects an error causes no warning, and one that repeats it does', () => {
    const slip = issued({ directions: 'Give 5 mL by mouth every 12 hours.', issuedAt: '2026-10-01T15:00:00.000Z' });
    expect(kindsOf({ facts: { issued: [slip, issued()] } })).toEqual([]);
    expect(kindsOf({ facts: { issued: [slip] } })).toEqual(['ten-fold-dose']);
  });

  it("P-242 may have increased with the animal's growth, or be another size of a product with a label weight range", () => {
    const pup = { birthdate: '2026-02-01', weight: 30, weightUnit: 'lbs' } as const;
    const last = issued({ issuedAt: '2026-04-01T15:00:00.000Z' });
    const now = { ...directions('Give 4 mL by mouth every 12 hours.'), daysSupply: null };
    const weights = [weighed(30, '2026-11-20'), weighed(4, '2026-03-30')];
    expect(kindsOf({ ...now, patient: pup, facts: { issued: [last], weights } })).toEqual([]);
    expect(
      kindsOf({ ...now, patient: { ...pup, birthdate: '2020-02-01' }, facts: { issued: [last], weights } }),
    ).toEqual(['ten-fold-dose', 'weight-change']);
    expect(kindsOf({ ...now, patient: pup, facts: { issued: [last], weights: [weighed(30, '2026-11-20')] } })).toEqual([
      'ten-fold-dose',
    ]);
    const band = { facts: { issued: [issued({ product: tablets('5 mg'), directions: 'Give 1 tablet monthly' })] } };
    const sized = { product: tablets('50 mg'), ...directions('Give 1 tablet monthly'), daysSupply: null, ...band };
    expect(kindsOf(sized)).toEqual(['ten-fold-strength']);
    expect(kindsOf({ ...sized, weightMin: 22 })).toEqual([]);
    expect(kindsOf({ ...sized, ...directions('Give 10 tablets monthly'), weightMin: 22 })).toEqual(['ten-fold-dose']);
  });
});

describe('another size of a product', () => {
  const last = (text: string) => issued({ product: tablets('5 mg'), directions: text, quantity: 30 });
  const now = (text: string) => ({
    ...{ product: tablets('50 mg'), daysSupply: null, facts: { issued: [last(text)] } },
    dosing: { directions: text, unitPerFill: 30 },
  });

  it.each([
    [null, null, false],
    [0, null, false],
    [null, 10_000, false],
    [0, 0, false],
    [22, null, true],
    [22, 10_000, true],
    [null, 22, true],
    [0, 22, true],
    [11, 22, true],
    [null, 9_999, true],
  ])('P-242 with a label from %j to %j lbs is chosen by weight: %s', (weightMin, weightMax, isByWeight) => {
    for (const text of ['Give 1 tablet monthly', 'Use as directed.'])
      expect([text, kindsOf({ ...now(text), weightMin, weightMax })]).toEqual([
        text,
        isByWeight ? [] : ['ten-fold-strength'],
      ]);
  });
});

describe('a strength', () => {
  const last = issued({ product: tablets('5 mg'), directions: 'Use as directed.', quantity: 30 });
  const now = { product: tablets('50 mg'), daysSupply: null, facts: { issued: [last] } };

  it('P-242 is compared if no dose can be parsed', () => {
    const [warning] = doseWarnings(subject({ ...now, dosing: { directions: 'Use as directed.', unitPerFill: 30 } }));
    expect(warning && said(warning)).toEqual([
      'serious',
      'Ten times the last strength',
      '50 mg; 5 mg on Rx# 26-104065 of 07-25-2026.',
      '*50 ÷ 5 = 10*',
      null,
      'Keep 50 mg',
      '50 mg or 5 mg',
    ]);
  });

  it('P-242 with an adjusted count is not another dose', () => {
    expect(kindsOf({ ...now, dosing: { directions: 'Use as directed.', unitPerFill: 3 } })).toEqual([]);
    expect(
      kindsOf({ ...now, product: tablets('20 mg'), dosing: { directions: 'Use as directed.', unitPerFill: 30 } }),
    ).toEqual([]);
  });
});

describe('a quantity', () => {
  const usage = { count: 40, median: 60 };
  const quantity = (unitPerFill: number) => ({ dosing: { unitPerFill }, daysSupply: null });

  it('P-242 is compared with the last one of the patient', () => {
    const [warning] = doseWarnings(subject(quantity(600)));
    expect(warning && said(warning)).toEqual([
      'serious',
      'Ten times the last quantity',
      '600 mL; 60 mL on Rx# 26-104065 of 07-25-2026.',
      '*600 ÷ 60 = 10*',
      'Use 60 mL',
      'Keep 600 mL',
      '600 mL or 60 mL',
    ]);
    expect(warning?.fix?.change).toEqual({ field: 'unitPerFill', value: 60 });
    expect(kindsOf(quantity(6))).toEqual(['ten-fold-quantity']);
    expect([479, 480, 750, 751].map((value) => kindsOf(quantity(value)).length)).toEqual([0, 1, 1, 0]);
    expect(kindsOf(quantity(180))).toEqual([]);
    expect(kindsOf({ ...quantity(600), facts: { issued: [issued({ product: tablets('50 mg') })] } })).toEqual([]);
  });

  it("P-242 is compared with the product's usual one, once there is one", () => {
    const facts = { issued: [], usage };
    const [warning] = doseWarnings(subject({ ...quantity(600), facts }));
    expect(warning && said(warning)).toEqual([
      'serious',
      'Ten times the usual quantity',
      '600 mL; usually 60 mL, of 40 prescriptions.',
      '*600 ÷ 60 = 10*',
      'Use 60 mL',
      'Keep 600 mL',
      '600 mL or 60 mL',
    ]);
    expect(kindsOf({ ...quantity(600), facts: { issued: [], usage: { count: 4, median: 60 } } })).toEqual([]);
    expect(kindsOf({ ...quantity(600), facts: { issued: [], usage: { count: 5, median: 60 } } })).toEqual([
      'ten-fold-quantity',
    ]);
    expect(kindsOf({ ...quantity(600), facts: { issued: [issued({ quantity: 600 })], usage } })).toEqual([]);
  });

  it('P-242 is intended if the days supply agrees, unless it is one decimal place off the last one', () => {
    const monthly = (unitPerFill: number) => ({ unitPerFill, directions: 'Give 1 tablet by mouth once a month.' });
    const product = tablets('50 mg');
    const facts = { issued: [issued({ product, quantity: 1, directions: 'Give 1 tablet by mouth once a month.' })] };
    expect(kindsOf({ product, dosing: monthly(12), daysSupply: 365, facts })).toEqual([]);
    expect(kindsOf({ product, dosing: monthly(12), daysSupply: null, facts })).toEqual(['ten-fold-quantity']);
    expect(kindsOf({ product, dosing: monthly(10), daysSupply: 304, facts })).toEqual(['ten-fold-quantity']);
    expect(
      kindsOf({ product, dosing: monthly(10), daysSupply: 304, facts: { issued: [], usage: { count: 9, median: 1 } } }),
    ).toEqual([]);
  });

  it('P-242 P-314 does not compare the frequency of drops, which are tapered', () => {
    const eye = { ...suspension, id: '9', strengthDisplay: '1%' };
    const drops = (now: string, then: string) =>
      kindsOf({
        product: eye,
        daysSupply: null,
        dosing: { directions: now },
        facts: { issued: [issued({ product: eye, directions: then })] },
      });
    expect(drops('Instill 1 drop in the left eye once daily', 'Instill 1 drop OU QID')).toEqual([]);
    expect(drops('Instill 10 drops OU QID', 'Instill 1 drop OU QID')).toEqual(['ten-fold-dose']);
  });

  it('P-242 P-313 never takes a dispensed quantity for a dose', () => {
    const issuedWith = (then: string) => ({ issued: [issued({ directions: then })] });
    const kinds = (now: string, then: string) =>
      kindsOf({ daysSupply: null, dosing: { directions: now }, facts: issuedWith(then) });
    expect(kinds('Give 0.5 mL BID. Disp: 30 mL.', 'Give 0.5 mL BID')).toEqual([]);
    expect(kinds('Give 0.5 mL BID', 'Give 0.5 mL BID. 60 mL bottle')).toEqual([]);
    expect(kinds('Give 5 mL BID. Qty 60 mL', 'Give 0.5 mL BID. Qty 60 mL')).toEqual(['ten-fold-dose']);
  });
});

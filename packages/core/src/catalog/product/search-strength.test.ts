import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { findFamilies, noProductFilters, readStrengthSearch, strengthKeys } from './index.js';
import { family } from './search.test-data.js';

describe('strengths in a search text', () => {
  it.each<[string, string | null, string[]]>([
    ['carprofen 75mg', 'carprofen', ['=75|mg']],
    ['carprofen 75 mg', 'carprofen', ['=75|mg']],
    ['Carprofen 75 MG caplets', 'Carprofen caplets', ['=75|mg']],
    ['Cerenia 24', 'Cerenia', ['=24|']],
    ['24 mg cerenia', 'cerenia', ['=24|mg']],
    ['meloxicam 1.50 mg/ml', 'meloxicam', ['=1.5|mg/ml']],
    ['levothyroxine .1mg', 'levothyroxine', ['=0.1|mg']],
    ['levothyroxine 100 µg', 'levothyroxine', ['=100|mcg']],
    ['animax 3 mg 10mg/g', 'animax', ['=3|mg', '=10|mg/g']],
    ['atropine 1%', 'atropine', ['=1|%']],
    ['75 mg', null, []],
    ['prednisone', null, []],
    ['k9 advantix', null, []],
    ['vitamin b12', null, []],
    ['3-in-1 shampoo', null, []],
  ])('P-380 of %s are split from the name', (text, name, strengths) => {
    const read = readStrengthSearch(text);
    expect(read).toEqual(name === null ? null : { text: name, strengths });
  });

  it.each<[string | null, string[]]>([
    ['75 mg', ['=75|mg']],
    ['2.50 mg', ['=2.5|mg']],
    ['10 mg/mL', ['=10|mg/ml']],
    ['3 mg-1 mg-10 mg/g', ['=3|mg', '=1|mg', '=10|mg/g']],
    ['0.5%', ['=0.5|%']],
    ['For Small Dogs', []],
    [null, []],
  ])('P-380 match a label with %s', (strengthDisplay, keys) => {
    expect(strengthKeys(strengthDisplay)).toEqual(keys);
  });

  const mg = (strengthDisplay: string, productFamily: string) => ({
    productFamily,
    title: productFamily,
    strengthDisplay,
  });
  const families = [
    family(mg('25 mg', 'Carprofen Caplets'), mg('75 mg', 'Carprofen Caplets')),
    family(mg('100 mg', 'Carprofen Chewables')),
    family(mg('175 mg', 'Carprofen Liquid')),
    family(mg('24 mg', 'Cerenia Tablets')),
    family(mg('10 mg/mL', 'Cerenia Injection')),
  ];
  const found = (text: string) =>
    findFamilies(families, {
      ...{ search: 'SearchProducts', text, filters: noProductFilters, showComboCompoundProducts: true },
    }).map(({ family: one }) => one.productFamily);

  it('P-380 find families that have them, and not strengths that contain them', () => {
    expect(found('carprofen 75mg')).toEqual(['Carprofen Caplets']);
    expect(found('carprofen 75 mg')).toEqual(['Carprofen Caplets']);
    expect(found('carprofen 75')).toEqual(['Carprofen Caplets']);
    expect(found('carprofen 5 mg')).toEqual([]);
    expect(found('Cerenia 24')).toEqual(['Cerenia Tablets']);
    expect(found('cerenia 10 mg')).toEqual(['Cerenia Injection']);
    expect(found('cerenia 10mg/ml')).toEqual(['Cerenia Injection']);
    expect(found('cerenia')).toEqual(['Cerenia Injection', 'Cerenia Tablets']);
    expect(found('cerenia 16 mg')).toEqual([]);
  });

  it('P-380 are not split from a text that finds something as a whole', () => {
    const named = [...families, family(mg('16 mg', 'Heartgard 75 Plus')), family(mg('75 mg', 'Heartgard'))];
    const names = findFamilies(named, {
      ...{ search: 'SearchProducts', text: 'heartgard 75', filters: noProductFilters, showComboCompoundProducts: true },
    }).map(({ family: one }) => one.productFamily);
    expect(names).toEqual(['Heartgard 75 Plus']);
  });

  test.prop([fc.integer({ min: 1, max: 99_999 }), fc.constantFrom('mg', 'mcg', 'g', 'mL', 'mg/mL', 'units', '%')])(
    'P-380 are also found as written on labels, with or without a space',
    (hundredths, unit) => {
      const number = String(hundredths / 100);
      for (const space of ['', ' '])
        expect(readStrengthSearch(`drug ${number}${space}${unit}`)?.strengths).toEqual(
          strengthKeys(`${number} ${unit}`),
        );
    },
  );
});

import { describe, expect, it } from 'vitest';
import { checkConflicts, type ConflictProduct } from '../index.js';
import { allergy, subject } from '../conflict.test-data.js';

const about = (product: Partial<ConflictProduct>, name: string, kind?: string) => {
  const { conflicts, advisories } = checkConflicts(subject(product, { allergies: [allergy(name, kind)] }));
  return [...conflicts, ...advisories];
};
const verdict = (product: Partial<ConflictProduct>, name: string, kind?: string) =>
  about(product, name, kind).map((found) => `${found.kind} ${found.grade} ${found.ruleId}`);

const doxycycline = { ingredients: ['doxycycline hyclate'], keywords: ['antibiotic', 'tetracycline'] };
const amoxicillin = {
  title: 'Amoxicillin Tablets',
  ingredients: ['amoxicillin trihydrate'],
  keywords: ['antibiotic', 'beta-lactam', 'penicillin'],
};
const cefpodoxime = { ingredients: ['cefpodoxime proxetil'], keywords: ['beta-lactam', 'cephalosporin'] };
const carprofen = { ingredients: ['carprofen'], keywords: ['arthritis', 'nsaid', 'pain'] };
const misoprostol = { ingredients: ['misoprostol'], keywords: ['nsaid protection', 'prostaglandin analog'] };
const enrofloxacin = { ingredients: ['enrofloxacin'], keywords: ['antibiotic', 'fluoroquinolone'] };

describe('a recorded allergy to an ingredient', () => {
  it('P-234 P-231 is one contraindicated conflict of kind Allergy, reported once', () => {
    expect(verdict(amoxicillin, 'Amoxicillin')).toEqual(['allergy contraindicated A01']);
    expect(about(amoxicillin, 'Amoxicillin')).toMatchObject([{ productValue: 'amoxicillin trihydrate', sign: '=' }]);
    expect(verdict({ title: 'Beef Chews', ingredients: ['beef'], keywords: ['beef'] }, 'Beef', 'food')).toEqual([
      'allergy contraindicated A01',
    ]);
  });

  it('P-234 a beef flavor is reported once, as an Allergy that requires a note, not as Keyword beside an advisory', () => {
    const flavored = { productFlavors: [{ flavorId: '1', flavor: 'Beef' }] };
    expect(verdict(flavored, 'Beef', 'food')).toEqual(['allergy serious A04']);
  });

  it.each([
    'Cefpodoxime (hives)',
    'cefpodoxime - hives',
    'CEFPODOXIME',
    'allergic to cefpodoxime',
    'Hives after cefpodoxime',
    'Cefpodoxime proxetil: vomiting',
    'cefpodoxime sodium',
  ])('P-234 %j matches cefpodoxime proxetil, whatever the salt', (name) => {
    expect(verdict(cefpodoxime, name)).toEqual(['allergy contraindicated A01']);
  });

  it('P-234 is also matched by its code', () => {
    const coded = (code: string) =>
      checkConflicts(subject(amoxicillin, { allergies: [{ code, name: 'See record', kind: 'drug' }] })).conflicts;
    expect(coded('allergy-amoxicillin')).toMatchObject([
      { kind: 'allergy', ruleId: 'A01', patientValue: 'See record' },
    ]);
    expect(coded('PENICILLINS')).toMatchObject([{ kind: 'allergy', ruleId: 'A02' }]);
    expect(coded('allergy-42')).toEqual([]);
  });

  it('P-234 potassium does not match potassium bromide, nor potassium bromide a product with potassium', () => {
    const [bromide, clavulanate] = [{ ingredients: ['potassium bromide'] }, { ingredients: ['clavulanate potassium'] }];
    for (const name of ['Potassium', 'potassium (hives)', 'POTASSIUM - itch', 'Sodium', 'Zinc'])
      expect([name, ...verdict(bromide, name), ...verdict(clavulanate, name)]).toEqual([name]);
    expect(verdict(clavulanate, 'Potassium bromide (ataxia)')).toEqual([]);
    expect(verdict(bromide, 'Potassium bromide (ataxia)')).toEqual(['allergy contraindicated A01']);
    expect(verdict({ ingredients: ['vitamin d3'] }, 'Vitamin b12')).toEqual([]);
  });
});

describe('a recorded allergy to a class', () => {
  it('P-234 P-086 Beta-lactam antibiotics matches its members according to the table, and no other antibiotic', () => {
    expect(verdict(amoxicillin, 'Beta-lactam antibiotics', 'drug-class')).toEqual(['allergy contraindicated A02']);
    expect(verdict(cefpodoxime, 'Beta-lactam antibiotics', 'drug-class')).toEqual(['allergy contraindicated A02']);
    expect(verdict(doxycycline, 'Beta-lactam antibiotics', 'drug-class')).toEqual([]);
    expect(verdict(enrofloxacin, 'Beta-lactam antibiotics', 'drug-class')).toEqual([]);
  });

  it('P-234 P-086 NSAIDs matches an nsaid, but not a product that protects from one', () => {
    expect(verdict(carprofen, 'NSAIDs', 'drug-class')).toEqual(['allergy contraindicated A09']);
    expect(verdict({ ingredients: ['diclofenac sodium'], keywords: ['ophthalmic nsaid'] }, 'NSAID')).toEqual([
      'allergy contraindicated A09',
    ]);
    expect(verdict(carprofen, 'Non-steroidal anti-inflammatories')).toEqual(['allergy contraindicated A09']);
    expect(verdict(carprofen, 'Nonsteroidal anti-inflammatory drugs')).toEqual(['allergy contraindicated A09']);
    expect(verdict(misoprostol, 'NSAIDs', 'drug-class')).toEqual([]);
  });

  it.each([
    ['Fluoroquinolones', enrofloxacin, 'A07'],
    ['Marbofloxacin (itch)', enrofloxacin, 'A07'],
    ['Tetracyclines', doxycycline, 'A08'],
    ['Minocycline', doxycycline, 'A08'],
    ['Opioids', { ingredients: ['tramadol hydrochloride'], keywords: ['opioid'] }, 'A10'],
    ['Sulfa', { ingredients: ['silver sulfadiazine'] }, 'A25'],
    ['Sulfa', { ingredients: ['sulfasalazine'] }, 'A05'],
    ['Cephalosporins', amoxicillin, 'A02'],
    ['Pork', { ingredients: ['insulin zinc suspension (porcine)'] }, 'A16'],
    ['Dairy', { ingredients: ['hydrolyzed milk protein'] }, 'A18'],
    ['Fish', { productFlavors: [{ flavorId: '1', flavor: 'tuna' }] }, 'A19'],
  ] as const)('P-234 %s is reported once, as an Allergy', (name, product, ruleId) => {
    expect(about(product, name)).toMatchObject([{ kind: 'allergy', ruleId }]);
    expect(about(product, name)).toHaveLength(1);
  });

  it('P-234 a class that the table does not contain is compared with the whole keyword', () => {
    const afoxolaner = { ingredients: ['afoxolaner'], keywords: ['flea', 'isoxazoline', 'tick'] };
    expect(verdict(afoxolaner, 'Isoxazolines')).toEqual(['keyword serious null']);
    expect(verdict(afoxolaner, 'Tick drugs')).toEqual([]);
  });
});

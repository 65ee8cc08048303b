import { describe, expect, it } from 'vitest';
import { checkConflicts, type Conflict, gradeOf, harmOf } from '../index.js';
import { allergy, condition, knowledge, medication, subject } from '../conflict.test-data.js';

const found = (facts: Parameters<typeof checkConflicts>[0]) => {
  const { conflicts, advisories } = checkConflicts(facts);
  return [...conflicts, ...advisories].filter(({ ruleId }) => ruleId !== null);
};
const ids = (facts: Parameters<typeof checkConflicts>[0]) => found(facts).map(({ ruleId }) => ruleId);

const feline = { species: { code: 'feline', name: 'Feline' } } as const;
const rimadyl = medication('Rimadyl', { ingredients: ['carprofen'], keywords: ['nsaid'], productId: 'rimadyl' });
const prednisone = { ingredients: ['prednisone'], keywords: ['corticosteroid'] };

describe('the interaction table', () => {
  it('P-085 has rows with a unique ID, a message and a source', () => {
    expect(new Set(knowledge.warnings.map(({ id }) => id)).size).toBe(knowledge.warnings.length);
    for (const { message, citations, product } of knowledge.warnings) {
      expect(message.length).toBeGreaterThan(10);
      expect(message.length).toBeLessThanOrEqual(140);
      expect(citations).not.toEqual([]);
      expect(product.length).toBeGreaterThan(0);
    }
  });

  it('P-085 P-231 separates findings that require a note from those worth knowing', () => {
    const methimazole = checkConflicts(subject({ ingredients: ['methimazole'] }, feline));
    expect(methimazole.conflicts).toEqual([]);
    expect(methimazole.advisories).toMatchObject([
      { ruleId: 'S06', kind: 'species', grade: 'worth-knowing', patientValue: 'Feline' },
    ]);
  });

  it.each([
    ['permethrin', 'feline', 'Permethrin is highly toxic to cats.'],
    ['acetaminophen', 'feline', 'Acetaminophen can be fatal to cats.'],
    ['ibuprofen', 'feline', 'Ibuprofen and naproxen can be fatal to dogs and cats.'],
    ['ibuprofen', 'canine', 'Ibuprofen and naproxen can be fatal to dogs and cats.'],
    ['naproxen sodium', 'canine', 'Ibuprofen and naproxen can be fatal to dogs and cats.'],
    ['xylitol', 'canine', 'Contains xylitol, which can cause low blood sugar, liver failure and death in dogs.'],
    ['fluorouracil', 'canine', 'Fluorouracil can be fatal to dogs and cats.'],
  ] as const)('P-231 %s is contraindicated for %s, and states the harm in one sentence', (ingredient, code, harm) => {
    const report = checkConflicts(subject({ ingredients: [ingredient] }, { species: { code, name: code } }));
    expect([gradeOf(report), report.conflicts.map((conflict) => harmOf(conflict).harm)]).toEqual([
      'contraindicated',
      [harm],
    ]);
  });

  it('P-231 P-087 lists the most severe first, whatever its kind', () => {
    const report = checkConflicts(
      subject(
        { ingredients: ['permethrin'], productSpecies: ['canine'], weightMax: 10 },
        { ...feline, allergies: [allergy('Permethrin')] },
      ),
    );
    expect(report.conflicts.map(({ grade, kind, ruleId }) => [grade, kind, ruleId])).toEqual([
      ['contraindicated', 'species', 'S01'],
      ['contraindicated', 'allergy', 'A01'],
      ['serious', 'species', null],
      ['serious', 'weight', null],
    ]);
  });

  it('P-231 states the harm separately from what to do', () => {
    const [conflict] = checkConflicts(subject({ ingredients: ['permethrin'] }, feline)).conflicts;
    expect(conflict && harmOf(conflict)).toEqual({
      harm: 'Permethrin is highly toxic to cats.',
      rest: 'Do not use on cats or where cats can groom a treated dog.',
    });
    expect(harmOf({ reason: 'Above 2.5 mg' })).toEqual({ harm: 'Above 2.5 mg', rest: null });
  });
});

describe('rows by species', () => {
  it('P-085 apply to the species of the row only, with its message and source', () => {
    expect(found(subject({ ingredients: ['imidacloprid', 'permethrin'] }, feline))).toEqual([
      {
        kind: 'species',
        grade: 'contraindicated',
        patientValue: 'Feline',
        sign: '+',
        productValue: 'permethrin',
        reason: 'Permethrin is highly toxic to cats. Do not use on cats or where cats can groom a treated dog.',
        source: 'US EPA pet spot-on label warnings; K9 Advantix II label',
        ruleId: 'S01',
      } satisfies Conflict,
    ]);
    expect(ids(subject({ ingredients: ['permethrin'] }))).toEqual([]);
  });

  it('P-085 match an ingredient by its leading words, a keyword exactly', () => {
    expect(ids(subject({ ingredients: ['Xylitol (excipient)'] }))).toEqual(['S08']);
    expect(ids(subject({ ingredients: ['sugar-free xylitol'] }))).toEqual([]);
    expect(ids(subject({ keywords: ['lincosamide'] }, { species: { code: 'equine', name: 'Equine' } }))).toEqual([
      'S09',
    ]);
    expect(
      ids(subject({ keywords: ['lincosamide derivative'] }, { species: { code: 'equine', name: 'Equine' } })),
    ).toEqual([]);
  });

  it('P-085 do not apply to a product with an exception', () => {
    const meloxicam = { ingredients: ['meloxicam'] };
    expect(ids(subject(meloxicam, feline))).toEqual(['S03']);
    expect(ids(subject({ ...meloxicam, productPresentation: { id: '2', description: 'Injection' } }, feline))).toEqual(
      [],
    );
    expect(ids(subject({ ...meloxicam, productPresentation: null }, feline))).toEqual(['S03']);
    expect(ids(subject({ ingredients: ['enrofloxacin'], keywords: ['otic antibiotic'] }, feline))).toEqual([]);
    expect(ids(subject({ ingredients: ['enrofloxacin'], keywords: ['fluoroquinolone'] }, feline))).toEqual(['S05']);
  });
});

describe('rows by breed', () => {
  const collie = { breed: { code: 'collie', name: 'Rough Collie' } };

  it('P-085 P-322 match the breed by any of its names, crossbreeds included, and exempt preventives', () => {
    const ivermectin = { ingredients: ['ivermectin'], keywords: ['macrocyclic lactone'] };
    expect(found(subject(ivermectin, collie))).toMatchObject([
      { ruleId: 'B01', patientValue: 'Rough Collie', productValue: 'macrocyclic lactone' },
    ]);
    expect(ids(subject({ ...ivermectin, classification: 'Preventative' }, collie))).toEqual([]);
    expect(ids(subject(ivermectin, { breed: { code: 'x', name: 'Collie Mix' } }))).toEqual(['B01']);
    expect(ids(subject(ivermectin, { breed: { code: 'x', name: 'Border Collie' } }))).toEqual(['B04']);
    expect(ids(subject(ivermectin))).toEqual([]);
  });

  it('P-085 a row for dogs does not apply to a turtle, and the reverse', () => {
    const turtle = { species: { code: 'reptile', name: 'Reptile' }, breed: { code: 't', name: 'Box Turtle' } } as const;
    expect(ids(subject({ ingredients: ['ivermectin'] }, turtle))).toEqual(['B05']);
    expect(ids(subject({ keywords: ['macrocyclic lactone'] }, turtle))).toEqual([]);
  });
});

describe('rows by allergy', () => {
  it('P-085 match an ingredient of the product, ignoring its salt', () => {
    const amoxicillin = { ingredients: ['amoxicillin trihydrate', 'clavulanate potassium'] };
    const named = (name: string) =>
      found(subject(amoxicillin, { allergies: [allergy(name)] })).filter(({ ruleId }) => ruleId === 'A01');
    expect(named('Amoxicillin')).toMatchObject([
      { productValue: 'amoxicillin trihydrate', sign: '=', kind: 'allergy' },
    ]);
    expect(named('amoxicillin: hives')).toHaveLength(1);
    expect(named('Clavulanate')).toMatchObject([{ productValue: 'clavulanate potassium' }]);
    expect(named('Potassium')).toEqual([]);
    expect(named('Ampicillin')).toEqual([]);
  });

  it('P-085 match the class, with an optional plural s', () => {
    const cephalexin = { ingredients: ['cephalexin monohydrate'], keywords: ['beta-lactam', 'cephalosporin'] };
    const allergic = (name: string, kind?: string) => ids(subject(cephalexin, { allergies: [allergy(name, kind)] }));
    expect(allergic('Penicillins', 'drug-class')).toEqual(['A02']);
    expect(allergic('Penicillin G')).toEqual(['A02']);
    expect(allergic('Penicillamine')).toEqual([]);
    expect(allergic('Penicillin', 'environment')).toEqual([]);
    expect(
      ids(
        subject({ ingredients: ['sulfadiazine'], keywords: ['sulfonamide'] }, { allergies: [allergy('Sulfa drugs')] }),
      ),
    ).toEqual(['A03']);
  });

  it('P-085 a beef allergy flags a beef flavor, the chosen or only one', () => {
    const patient = { allergies: [allergy('Beef', 'food')] };
    const [beef, fish] = [
      { flavorId: '1', flavor: 'Beef' },
      { flavorId: '2', flavor: 'Fish' },
    ];
    expect(ids(subject({ productFlavors: [beef] }, patient))).toEqual(['A04']);
    expect(ids(subject({ productFlavors: [beef, fish] }, patient, { flavorId: '1' }))).toEqual(['A04']);
    expect(ids(subject({ productFlavors: [beef, fish] }, patient, { flavorId: '2' }))).toEqual([]);
    expect(ids(subject({ productFlavors: [beef, fish] }, patient))).toEqual([]);
  });
});

describe('rows by health condition', () => {
  const nsaid = { ingredients: ['carprofen'], keywords: ['nsaid'] };

  it.each(['Chronic kidney disease', 'Renal insufficiency', 'Gastric ulcers', 'Hepatic'])(
    'P-085 match an NSAID with %s',
    (name) => {
      expect(found(subject(nsaid, { healthConditions: [condition(name)] }))).toMatchObject([
        { ruleId: 'C04', kind: 'condition', patientValue: name, productValue: 'nsaid' },
      ]);
    },
  );

  it('P-085 never match inside a word: renal is not in adrenal', () => {
    expect(
      ids(subject(nsaid, { healthConditions: [condition('Adrenal disease'), condition('Kidney stones')] })),
    ).toEqual([]);
  });

  it('P-085 juvenile is under 12 months, by birthdate', () => {
    const enrofloxacin = { keywords: ['fluoroquinolone'] };
    expect(found(subject(enrofloxacin, { birthdate: '2025-11-21' }))).toMatchObject([
      { ruleId: 'C03', patientValue: '11 mo old' },
    ]);
    expect(ids(subject(enrofloxacin, { birthdate: '2025-11-20' }))).toEqual([]);
    expect(ids(subject(enrofloxacin, { ...feline, birthdate: '2026-11-01' }))).toEqual([]);
  });

  it('P-085 a birthdate that is missing, invalid or a placeholder is listed as not checked', () => {
    for (const birthdate of [null, '2026-02-31', '1900-01-01', '2027-01-01']) {
      const report = checkConflicts(subject({ keywords: ['fluoroquinolone'] }, { birthdate }));
      expect(report.conflicts).toEqual([]);
      expect(report.notChecked).toMatchObject([{ kind: 'birthdate', name: 'Birthdate' }]);
    }
    expect(checkConflicts(subject({ keywords: ['nsaid'] }, { birthdate: null })).notChecked).toEqual([]);
  });
});

describe('rows between medications', () => {
  it('P-085 apply in both directions', () => {
    expect(found(subject(prednisone, { currentMeds: [rimadyl] }))).toMatchObject([
      { ruleId: 'I01', kind: 'interaction', patientValue: 'Rimadyl', productValue: 'corticosteroid' },
    ]);
    const carprofen = { ingredients: ['carprofen'], keywords: ['nsaid'] };
    expect(found(subject(carprofen, { activePrescriptions: [medication('Prednisone', prednisone)] }))).toMatchObject([
      { ruleId: 'I01', patientValue: 'Prednisone', productValue: 'nsaid' },
    ]);
  });

  it('P-085 two drugs of a class conflict, the same drug again does not', () => {
    const meloxicam = { ingredients: ['meloxicam'], keywords: ['nsaid'] };
    expect(ids(subject(meloxicam, { currentMeds: [rimadyl] }))).toEqual(['I02']);
    expect(ids(subject({ ingredients: ['carprofen'], keywords: ['nsaid'] }, { currentMeds: [rimadyl] }))).toEqual([]);
    const tramadol = medication('Tramadol', { ingredients: ['tramadol'], keywords: ['serotonergic'] });
    expect(
      ids(
        subject({ ingredients: ['tramadol hydrochloride'], keywords: ['serotonergic'] }, { currentMeds: [tramadol] }),
      ),
    ).toEqual([]);
  });

  it('P-085 sharing an excipient does not make two drugs the same', () => {
    const other = medication('Sweet', { ingredients: ['deracoxib', 'xylitol'], keywords: ['nsaid'] });
    const product = { ingredients: ['carprofen', 'xylitol'], keywords: ['nsaid'] };
    expect(ids(subject(product, { ...feline, currentMeds: [other] }))).toContain('I02');
  });

  it('P-085 two drugs without a recorded ingredient are not the same one', () => {
    for (const ingredients of [[], [''], ['None'], ['unknown'], ['n/a'], ['--']]) {
      const other = medication('Another', { ingredients, keywords: ['nsaid'] });
      expect([ingredients, ...ids(subject({ ingredients, keywords: ['nsaid'] }, { currentMeds: [other] }))]).toEqual([
        ingredients,
        'I02',
      ]);
    }
  });

  it('P-085 neither an excipient nor a salt makes two drugs the same', () => {
    const meets = (one: string[], other: string[]) =>
      ids(
        subject(
          { ingredients: one, keywords: ['nsaid'] },
          { ...feline, currentMeds: [medication('Another', { ingredients: other, keywords: ['nsaid'] })] },
        ),
      ).includes('I02');
    expect(meets(['xylitol'], ['robenacoxib', 'xylitol'])).toBe(true);
    expect(meets(['potassium'], ['potassium bromide'])).toBe(true);
    expect(meets(['potassium bromide'], ['potassium citrate'])).toBe(true);
    expect(meets(['vitamin'], ['vitamin d3'])).toBe(true);
    expect(meets(['diclofenac sodium'], ['diclofenac potassium'])).toBe(false);
    expect(meets(['diclofenac'], ['diclofenac epolamine'])).toBe(false);
  });

  it('P-085 the exception is checked on the drug that matches the product token', () => {
    const spinosad = { ingredients: ['spinosad'], classification: 'Preventative' };
    const ivermectin = medication('Ivermectin', { ingredients: ['ivermectin'], classification: 'Medication' });
    const heartgard = medication('Heartgard', { ingredients: ['ivermectin'], classification: 'Preventative' });
    expect(ids(subject(spinosad, { currentMeds: [ivermectin] }))).toEqual(['I03']);
    expect(ids(subject(spinosad, { currentMeds: [heartgard] }))).toEqual([]);
    expect(ids(subject({ ingredients: ['ivermectin'] }, { currentMeds: [medication('Comfortis', spinosad)] }))).toEqual(
      ['I03'],
    );
    expect(
      ids(
        subject(
          { ingredients: ['ivermectin'], classification: 'Preventative' },
          { currentMeds: [medication('Comfortis', spinosad)] },
        ),
      ),
    ).toEqual([]);
  });

  it('P-085 in a renewal only the renewed product itself is excluded', () => {
    const renewed = medication('Prednisone', { ...prednisone, productId: 'product' });
    const product = { ...prednisone, keywords: ['corticosteroid', 'nsaid'] };
    expect(ids(subject(product, { currentMeds: [renewed] }))).toContain('I01');
    expect(
      ids(
        subject(product, { currentMeds: [renewed], activePrescriptions: [renewed] }, { renewedProductId: 'product' }),
      ),
    ).toEqual([]);
    expect(ids(subject(product, { currentMeds: [renewed, rimadyl] }, { renewedProductId: 'product' }))).toEqual([
      'I01',
      'I02',
    ]);
  });

  it('P-085 when another product renews it, the old one is compared', () => {
    const report = subject(prednisone, { activePrescriptions: [rimadyl] }, { renewedProductId: 'rimadyl' });
    expect(ids(report)).toEqual(['I01']);
  });

  it('P-085 a medication the catalog does not contain is listed as not checked, never compared', () => {
    const unknown = medication('Grandma’s arthritis pills', { isResolved: false, keywords: ['nsaid'] });
    const report = checkConflicts(subject(prednisone, { currentMeds: [unknown, unknown] }));
    expect(report.conflicts).toEqual([]);
    expect(report.notChecked).toEqual([
      {
        kind: 'medication',
        name: 'Grandma’s arthritis pills',
        reason: 'Not found in the catalog, so not checked for interactions.',
      },
    ]);
  });
});

describe('unknown facts of the patient', () => {
  it('P-085 a missing species is listed when a row for this product requires it', () => {
    expect(checkConflicts(subject({ ingredients: ['permethrin'] }, { species: null })).notChecked).toMatchObject([
      { kind: 'species' },
    ]);
    expect(checkConflicts(subject({ ingredients: ['gabapentin'] }, { species: null })).notChecked).toEqual([]);
  });

  it('P-085 a missing breed is listed when a row for this product requires it', () => {
    expect(checkConflicts(subject({ ingredients: ['loperamide'] }, { breed: null })).notChecked).toMatchObject([
      { kind: 'breed' },
    ]);
    expect(checkConflicts(subject({ ingredients: ['loperamide'] }, { ...feline, breed: null })).notChecked).toEqual([]);
  });
});

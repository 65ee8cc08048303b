import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knowledge, subject } from '../conflict.test-data.js';
import {
  type ActiveTherapyFacts,
  checkConflicts,
  type ConflictSubject,
  duplicateTherapy,
  gradeOf,
  needsNote,
} from '../index.js';
import { draft, facts, phenobarbital, renewed, request, therapy } from '../therapy.test-data.js';

const product = { id: phenobarbital.id, ingredients: phenobarbital.ingredients, keywords: phenobarbital.keywords };
const none = { taskId: null, draftId: null, previousPrescriptionId: null };
const of = (active: readonly ActiveTherapyFacts[], rest: Partial<ConflictSubject> = {}) =>
  subject(product, {}, { today: '2026-11-22', facts: facts(active), self: none, ...rest });
const found = (active: readonly ActiveTherapyFacts[], rest: Partial<ConflictSubject> = {}) =>
  duplicateTherapy(of(active, rest)).map(({ grade, by, shared, therapy: { id } }) => ({ grade, by, shared, id }));
const holding = (ingredients: readonly string[], keywords: readonly string[] = []) =>
  therapy({ product: { ...phenobarbital, id: 'other', ingredients, keywords } });
const shares = (ingredients: readonly string[], others: readonly string[]) =>
  duplicateTherapy(subject({ ingredients }, {}, { facts: facts([holding(others)]), self: none })).map(
    ({ shared }) => shared,
  );

describe('duplicate therapy by route and class', () => {
  const having = (title: string, keywords: readonly string[], ingredients: readonly string[]) =>
    therapy({ product: { ...phenobarbital, id: 'other', title, keywords, ingredients } });
  const against = (
    title: string,
    keywords: readonly string[],
    ingredients: readonly string[],
    other: ActiveTherapyFacts,
  ) =>
    duplicateTherapy(
      subject({ title, keywords, ingredients }, {}, { today: '2026-11-22', facts: facts([other]), self: none }),
    ).map(({ by, shared, grade }) => `${by} ${shared} ${grade}`);
  const tablets = having('Baytril Taste Tabs', ['fluoroquinolone'], ['enrofloxacin']);
  const otic = having('Baytril Otic', ['otitis'], ['enrofloxacin', 'silver sulfadiazine']);

  it('P-326 is worth knowing at another site of action, in both directions, and serious at the same one', () => {
    expect(against('Baytril Otic', ['otitis'], ['enrofloxacin'], tablets)).toEqual([
      'ingredient enrofloxacin worth-knowing',
    ]);
    expect(against('Enrofloxacin', ['fluoroquinolone'], ['enrofloxacin'], otic)).toEqual([
      'ingredient enrofloxacin worth-knowing',
    ]);
    expect(against('Enrofloxacin Otic Flush', ['otitis'], ['enrofloxacin'], otic)).toEqual([
      'ingredient enrofloxacin serious',
    ]);
    expect(against('Enrofloxacin', ['fluoroquinolone'], ['enrofloxacin'], tablets)).toEqual([
      'ingredient enrofloxacin serious',
    ]);
    const eye = having(
      'Vetropolycin HC Ophthalmic Ointment',
      ['ophthalmic corticosteroid'],
      ['hydrocortisone acetate'],
    );
    expect(against('Zymox Otic', ['otitis'], ['hydrocortisone'], eye)).toEqual([
      'ingredient hydrocortisone worth-knowing',
    ]);
  });

  it('P-326 shampoo and mousse of one regimen are worth knowing', () => {
    const mousse = having('Douxo S3 PYO Mousse', ['antiseptic'], ['chlorhexidine digluconate']);
    expect(against('Douxo S3 PYO Shampoo', ['antiseptic'], ['chlorhexidine digluconate'], mousse)).toEqual([
      'ingredient chlorhexidine worth-knowing',
    ]);
  });

  it.each([
    ['isoxazoline', 'afoxolaner', 'sarolaner', 'serious'],
    ['corticosteroid', 'prednisone', 'methylprednisolone', 'serious'],
    ['ace inhibitor', 'enalapril maleate', 'benazepril hydrochloride', 'serious'],
    ['opioid', 'tramadol hydrochloride', 'codeine sulfate', 'serious'],
    ['benzodiazepine', 'alprazolam', 'diazepam', 'serious'],
    ['fluoroquinolone', 'enrofloxacin', 'marbofloxacin', 'serious'],
    ['loop diuretic', 'furosemide', 'torsemide', 'serious'],
    ['beta-lactam', 'cephalexin', 'amoxicillin', 'worth-knowing'],
  ])('P-236 P-328 two drugs of the class %s are reported like two NSAIDs', (name, one, other, grade) => {
    const active = having('Other', [name], [other]);
    expect(against('One', [name], [one], active)).toEqual([`class ${name} ${grade}`]);
    expect(against('One', ['another class'], ['testamycin'], active)).toEqual([]);
  });
});

describe('duplicate therapy', () => {
  it('P-236 is serious against an issued prescription, worth knowing against a draft or request, the most severe first', () => {
    expect(found([draft(), request(), therapy()])).toEqual([
      { grade: 'serious', by: 'ingredient', shared: 'phenobarbital', id: '31' },
      { grade: 'worth-knowing', by: 'ingredient', shared: 'phenobarbital', id: '7' },
      { grade: 'worth-knowing', by: 'ingredient', shared: 'phenobarbital', id: '22' },
    ]);
    expect(needsNote(checkConflicts(of([therapy()])))).toBe(true);
    expect(gradeOf(checkConflicts(of([draft(), request()])))).toBe('worth-knowing');
  });

  it('P-236 excludes the renewed prescription, its own request and its own draft', () => {
    const own = request({ previousPrescriptionId: '5', prescriptionId: '22' });
    const self = { taskId: '7', draftId: null, previousPrescriptionId: '5' };
    expect(found([own, renewed, draft()], { self })).toEqual([]);
    expect(found([own, renewed, draft()], { self: { ...none, draftId: '22' } })).toEqual([]);
    expect(found([own, renewed, draft()])).toHaveLength(3);
  });

  it('P-236 P-238 treats two requests for the same prescription as one', () => {
    const active = [
      request({ id: '7', previousPrescriptionId: '5' }),
      request({ id: '64', previousPrescriptionId: '5', prescriptionId: '22' }),
      draft(),
    ];
    expect(found(active, { self: { taskId: '7', draftId: null, previousPrescriptionId: '5' } })).toEqual([]);
    const another = request({ id: '65', previousPrescriptionId: '6' });
    const self = { taskId: '7', draftId: null, previousPrescriptionId: '5' };
    expect(found([...active, another], { self }).map(({ id }) => id)).toEqual(['65']);
  });

  it('P-236 is only worth knowing for the same ingredient in the last month, so that renewals ask no question', () => {
    const until = (expiresOn: string | null) => found([therapy({ expiresOn })])[0]?.grade;
    expect(until('2026-12-22')).toBe('worth-knowing');
    expect(until('2026-12-23')).toBe('serious');
    expect(until(null)).toBe('serious');
  });

  it('P-236 compares every ingredient, whatever its salt', () => {
    expect(shares(['codeine phosphate', 'acetaminophen'], ['codeine sulfate'])).toEqual(['codeine']);
    expect(shares(['metronidazole benzoate'], ['metronidazole'])).toEqual(['metronidazole']);
    expect(shares(['sarolaner', 'moxidectin', 'pyrantel pamoate'], ['moxidectin', 'praziquantel'])).toEqual([
      'moxidectin',
    ]);
    expect(shares(['ivermectin', 'praziquantel'], ['praziquantel', 'ivermectin'])).toEqual([
      'ivermectin and praziquantel',
    ]);
    expect(shares(['potassium bromide'], ['potassium citrate'])).toEqual([]);
    expect(shares(['prednisone'], ['prednisolone'])).toEqual(['corticosteroid']);
  });

  it('P-236 ignores sweeteners, and two foods with chicken', () => {
    expect(shares(['gabapentin', 'xylitol'], ['melatonin', 'xylitol'])).toEqual([]);
    const food = { ingredients: ['chicken', 'rice'], classification: 'Food - Dry' };
    expect(duplicateTherapy(subject(food, {}, { facts: facts([holding(['chicken', 'egg'])]), self: none }))).toEqual(
      [],
    );
  });

  it('P-236 knows the class of an ingredient without a keyword', () => {
    const active = holding(['grapiprant'], []);
    expect(
      duplicateTherapy(subject({ ingredients: ['carprofen'] }, {}, { facts: facts([active]), self: none })),
    ).toMatchObject([{ by: 'class', shared: 'nsaid' }]);
  });

  it('P-236 takes classes only from the interaction table, never from another shared keyword', () => {
    const nsaid = (rest: Partial<ConflictSubject> = {}, keywords = ['nsaid', 'pain']) =>
      duplicateTherapy(
        subject(
          { ingredients: ['carprofen'], keywords: ['nsaid', 'pain', 'arthritis'] },
          {},
          { facts: facts([holding(['testaprofen'], keywords)]), self: none, ...rest },
        ),
      );
    expect(nsaid()).toMatchObject([{ by: 'class', shared: 'nsaid', grade: 'serious' }]);
    expect(nsaid({}, ['pain', 'arthritis'])).toEqual([]);
    expect(nsaid({ today: '2027-05-20' })).toMatchObject([{ grade: 'serious' }]);
  });

  it("P-236 uses the grade of the class's row, and only for the species of the row", () => {
    const serotonergic = (species: 'canine' | 'equine') =>
      duplicateTherapy(
        subject(
          { ingredients: ['trazodone hydrochloride'], keywords: ['serotonergic'] },
          { species: { code: species, name: species } },
          { facts: facts([holding(['fluoxetine hydrochloride'], ['serotonergic'])]), self: none },
        ),
      );
    expect(serotonergic('canine')).toMatchObject([{ by: 'class', shared: 'serotonergic', grade: 'worth-knowing' }]);
    expect(serotonergic('equine')).toEqual([]);
  });

  it('P-236 is empty while the facts are not loaded', () => {
    const { facts: _, ...bare } = of([therapy()]);
    expect(duplicateTherapy(bare)).toEqual([]);
  });
});

const tokens = [...new Set(knowledge.warnings.flatMap(({ product: of, patient }) => [...of, ...patient]))];
const ingredients = fc.uniqueArray(
  fc.constantFrom('carprofen', 'grapiprant', 'codeine sulfate', 'codeine phosphate', 'moxidectin', 'xylitol'),
  { maxLength: 3 },
);
const keywords = fc.uniqueArray(fc.constantFrom('pain', 'nsaid', ...tokens), { maxLength: 3 });
const drug = fc.record({ ingredients, keywords });
const ids = fc.constantFrom('1', '2', '3');
const active: fc.Arbitrary<ActiveTherapyFacts> = fc
  .record({
    kind: fc.constantFrom('prescription', 'request', 'draft'),
    id: ids,
    drug,
    expiresOn: fc.constantFrom(null, '2026-11-25', '2027-05-01'),
    previousPrescriptionId: fc.option(ids),
    prescriptionId: fc.option(ids),
  })
  .map(({ drug: holds, ...rest }) => therapy({ ...rest, product: { ...phenobarbital, ...holds } }));
const selves = fc.record({
  taskId: fc.option(ids),
  draftId: fc.option(ids),
  previousPrescriptionId: fc.option(ids),
});

describe('duplicate therapy, always', () => {
  it('P-236 never reports a prescription against itself', () => {
    fc.assert(
      fc.property(drug, fc.array(active, { maxLength: 6 }), selves, (holds, all, self) => {
        const duplicates = duplicateTherapy(subject(holds, {}, { facts: facts(all), self }));
        for (const { therapy: one } of duplicates) {
          expect(one.kind === 'prescription' && one.id === self.previousPrescriptionId).toBe(false);
          expect(one.kind === 'request' && one.id === self.taskId).toBe(false);
          expect(one.kind === 'draft' && one.id === self.draftId).toBe(false);
          const isOfSame = one.previousPrescriptionId === self.previousPrescriptionId;
          expect(one.kind === 'request' && isOfSame && one.previousPrescriptionId !== null).toBe(false);
        }
      }),
    );
  });

  it('P-236 is symmetric', () => {
    fc.assert(
      fc.property(drug, drug, (one, other) => {
        const both = (a: typeof one, b: typeof one) =>
          duplicateTherapy(
            subject(a, {}, { facts: facts([therapy({ product: { ...phenobarbital, ...b } })]), self: none }),
          ).map(({ by, grade }) => ({ by, grade }));
        expect(both(one, other)).toEqual(both(other, one));
      }),
    );
  });

  it('P-236 never reports a product without a recorded ingredient', () => {
    fc.assert(
      fc.property(keywords, fc.array(active, { maxLength: 6 }), (words, all) => {
        const bare = { ingredients: [], keywords: words };
        expect(duplicateTherapy(subject(bare, {}, { facts: facts(all), self: none }))).toEqual([]);
        const unknown = all.map((one) => ({ ...one, product: { ...one.product, ...bare } }));
        const known = { ingredients: ['carprofen'], keywords: words };
        expect(duplicateTherapy(subject(known, {}, { facts: facts(unknown), self: none }))).toEqual([]);
      }),
    );
  });

  it('P-236 does not depend on the order of the facts', () => {
    const several = fc.uniqueArray(active, { maxLength: 5, selector: ({ id }) => id });
    fc.assert(
      fc.property(drug, several, selves, (holds, all, self) => {
        const of = (list: typeof all) => duplicateTherapy(subject(holds, {}, { facts: facts(list), self }));
        expect(of([...all].reverse())).toEqual(of(all));
      }),
    );
  });
});

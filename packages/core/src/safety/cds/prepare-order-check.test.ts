import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { animal, answerTo, callOf, cardsOf, coded, knowledge, order, takes, text, today } from './cds.test-data.js';
import { cdsServices, type FhirResource, prepareOrderCheck } from './index.js';

const allergy = (name: string, changes: object = {}): FhirResource => ({
  resourceType: 'AllergyIntolerance',
  code: text(name),
  ...changes,
});
const condition = (name: string, changes: object = {}): FhirResource => ({
  resourceType: 'Condition',
  code: text(name),
  ...changes,
});
const clinical = (code: string) => ({ clinicalStatus: { coding: [{ code }] } });
const verified = (code: string) => ({ verificationStatus: { coding: [{ code }] } });
const summaries = (cards: readonly { readonly summary: string }[]) => cards.map(({ summary }) => summary);
const details = (cards: readonly { readonly detail: string }[]) => cards.map(({ detail }) => detail).join('\n');

it('P-411 discovery offers a service for each hook, whose id is the name of the hook', () => {
  expect(cdsServices.services.map(({ hook, id }) => [hook, id])).toEqual([
    ['order-select', 'order-select'],
    ['order-sign', 'order-sign'],
  ]);
  for (const { description, prefetch } of cdsServices.services) {
    expect(description).not.toBe('');
    expect(prefetch.patient).toBe('Patient/{{context.patientId}}');
  }
});

describe('an order that is checked', () => {
  it('P-412 P-413 meets the recorded conditions, allergies, breed and medications of the patient', () => {
    const found = (name: string, given: Parameters<typeof cardsOf>[1]) => details(cardsOf([order(name)], given));
    expect(found('Rimadyl', { conditions: [condition('CKD')] })).toMatch(/\*\*Health Condition\*\*: CKD/);
    expect(found('Amoxicillin', { allergies: [allergy('Penicillin')] })).toMatch(/\*\*Allergy\*\*/);
    expect(found('Rimadyl', { medications: [takes('Meloxicam')] })).toMatch(/\*\*Interaction\*\*: Meloxicam/);
    expect(found('Ivermectin', { patient: animal({ species: 'Dog', breed: 'Collie' }) })).toMatch(/\*\*Breed\*\*/);
    expect(found('Permethrin', { patient: animal({ species: 'Cat' }) })).toMatch(/\*\*Species\*\*/);
  });

  it('P-412 nothing is found for a patient whose record has nothing against it', () => {
    const weight = [
      {
        resourceType: 'Observation',
        status: 'final',
        code: { coding: [{ code: '29463-7' }] },
        effectiveDateTime: '2026-11-01',
        valueQuantity: { value: 20, code: 'kg' },
      },
    ] as const;
    expect(cardsOf([order('Amoxicillin')], { weight, conditions: [condition('Healthy')] })).toEqual([]);
  });

  it('P-412 a statement that ended counts for the washout period, one that was never taken does not', () => {
    const steroid = (changes: object) => cardsOf([order('Carprofen')], { medications: [takes('Prednisone', changes)] });
    const stopped = (end: string) => steroid({ status: 'stopped', effectivePeriod: { end } });
    expect(details(stopped('2026-11-25'))).toMatch(/Prednisone, until 11-25-2026/);
    expect(stopped('2026-01-25')).toEqual([]);
    expect(steroid({ status: 'entered-in-error' })).toEqual([]);
    expect(details(steroid({ status: 'completed' }))).toMatch(/Ended on an unknown day/);
  });

  it('P-412 a denied record is not compared, and a past one is named', () => {
    expect(cardsOf([order('Amoxicillin')], { allergies: [allergy('Penicillin', verified('refuted'))] })).toEqual([]);
    const past = cardsOf([order('Rimadyl')], { conditions: [condition('CKD', clinical('resolved'))] });
    expect(past.map(({ indicator }) => indicator)).toEqual(['info']);
    expect(details(past)).toMatch(/CKD.*past condition/);
  });

  it('P-412 a Medication that is contained or referred to gives the ingredients', () => {
    const medication = {
      resourceType: 'Medication',
      id: 'm',
      code: text('Brand without a known name'),
      ingredient: [{ itemCodeableConcept: text('carprofen') }],
    } as const;
    const referring = (reference: string, changes: object = {}) =>
      order('x', { medicationCodeableConcept: null, medicationReference: { reference }, ...changes });
    const given = { conditions: [condition('CKD')] };
    expect(details(cardsOf([referring('#m', { contained: [medication] })], given))).toMatch(/nsaid/);
    expect(details(cardsOf([referring('Medication/m'), medication], given))).toMatch(/nsaid/);
    expect(details(cardsOf([referring('#other', { contained: [medication] })], given))).not.toMatch(/nsaid/);
  });

  const recorded = {
    allergies: fc.subarray(['Penicillin', 'Sulfa', 'NSAIDs', 'Beef', 'Cephalexin']),
    conditions: fc.subarray(['CKD', 'Seizures', 'Diabetes mellitus', 'Cushing disease', 'Pregnant']),
    medications: fc.subarray(['Meloxicam', 'Prednisone', 'Selegiline', 'Phenobarbital', 'Furosemide']),
    drug: fc.constantFrom('Carprofen', 'Amoxicillin', 'Tramadol', 'Prednisone', 'Enrofloxacin', 'Ivermectin'),
    species: fc.constantFrom('Dog', 'Cat', 'Horse'),
    breed: fc.constantFrom('Collie', 'Persian', 'Labrador Retriever'),
  };

  it('P-412 the order of the entries never changes the cards', () => {
    fc.assert(
      fc.property(fc.record(recorded), ({ drug, species, breed, ...lists }) => {
        const given = (reverse: boolean) => {
          const of = <T>(items: readonly T[]) => (reverse ? items.toReversed() : items);
          return {
            patient: animal({ species, breed }),
            allergies: of(lists.allergies).map((name) => allergy(name)),
            conditions: of(lists.conditions).map((name) => condition(name)),
            medications: of(lists.medications).map((name) => takes(name)),
          };
        };
        const sorted = (reverse: boolean) => summaries(cardsOf([order(drug)], given(reverse))).toSorted();
        expect(sorted(true)).toEqual(sorted(false));
      }),
    );
  });

  it('P-413 every card is complete: its summary is short and plain, its grade and its source are named', () => {
    fc.assert(
      fc.property(fc.record({ ...recorded, name: fc.string({ maxLength: 300 }) }), ({ drug, name, ...lists }) => {
        const { cards, extension } = answerTo(
          callOf([order(`${drug} ${name}`)], {
            patient: animal(lists),
            conditions: lists.conditions.map((one) => condition(one)),
            medications: lists.medications.map((one) => takes(one)),
          }),
        );
        expect(new Set(cards.map(({ uuid }) => uuid)).size).toBe(cards.length);
        expect(extension['org.signa.knowledge']).toEqual({ name: knowledge.name, version: knowledge.version });
        for (const card of cards) {
          expect(card.summary.length).toBeLessThan(140);
          expect(card.summary).toMatch(/^[^\r\n]+$/);
          expect(['critical', 'warning', 'info']).toContain(card.indicator);
          expect(card.source.label).not.toBe('');
          if (card.source.url !== undefined) expect(card.source.url).toMatch(/^https:\/\//);
        }
      }),
    );
  });

  it('P-413 a summary names the drug, what it met, and the harm', () => {
    const [card] = cardsOf([order('Rimadyl 75 mg')], { conditions: [condition('CKD')] });
    expect(card?.summary).toMatch(/^Rimadyl 75 mg \(CKD\): NSAIDs can worsen kidney/);
  });

  it('P-413 P-441 a finding of a dose range names its source with the link, and its limit', () => {
    const [card] = cardsOf(
      [
        order('Clindamycin Hydrochloride Capsules', {
          dosageInstruction: [{ text: 'Give 1 capsule by mouth once daily for 21 days.' }],
        }),
      ],
      { patient: animal({ species: 'Cat' }) },
    );
    expect(card?.summary).toContain('Longer than the label allows.');
    expect(card?.detail).toMatch(/row D050\.course\.$/);
    expect(card?.source).toEqual({
      label: expect.stringMatching(/^21 CFR 520\.447/),
      url: expect.stringMatching(/^https:/),
    });
  });

  it('P-413 a contraindicated finding is critical, a serious one a warning, one worth knowing is info', () => {
    const grades = (name: string, given: Parameters<typeof cardsOf>[1]) =>
      cardsOf([order(name)], given).map(({ indicator }) => indicator);
    expect(grades('Permethrin', { patient: animal({ species: 'Cat' }) })[0]).toBe('critical');
    expect(grades('Carprofen', { conditions: [condition('CKD')] })).toEqual(['warning']);
    expect(grades('Prednisone', { conditions: [condition('CKD')] })).toEqual(['info']);
  });
});

describe('what was not compared', () => {
  it('P-414 a record with codes only is named by its code', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{6,12}$/), fc.constantFrom('allergies', 'conditions'), (code, list) => {
        const resource =
          list === 'allergies' ? allergy('', { code: coded(code) }) : condition('', { code: coded(code) });
        expect(details(cardsOf([order('Amoxicillin')], { [list]: [resource] }))).toContain(`code ${code} of`);
      }),
    );
  });

  it('P-414 a text that names nothing known is never silent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^q[bcdfgjkpqvwxz]{6,12}$/), fc.nat(2), (name, at) => {
        const given = [
          { allergies: [allergy(name)] },
          { conditions: [condition(name)] },
          { medications: [takes(name)] },
        ][at];
        expect(details(cardsOf([order('Amoxicillin')], given))).toContain(name);
      }),
    );
  });

  it('P-414 an order whose drug is unknown gets a warning card, a partly known one is named', () => {
    const [unknown] = cardsOf([order('Foozle 3 mg')]);
    expect(unknown).toMatchObject({
      indicator: 'warning',
      summary: 'Foozle 3 mg: Not checked, because no known drug was recognized in its name.',
    });
    expect(details(cardsOf([order('Carprofen with foozle')]))).toMatch(/Compared as carprofen/);
    expect(details(cardsOf([order('Carprofen')]))).not.toMatch(/Compared as/);
  });

  it('P-414 missing and partial queries, other types and records of another patient are named', () => {
    const call = callOf([order('Amoxicillin'), { resourceType: 'Other', id: 'n', sentAs: 'NutritionOrder' }], {
      conditions: [condition('CKD', { subject: { reference: 'Patient/2' } })],
      medications: [{ resourceType: 'Other', id: 'z', sentAs: 'MedicationStatement' }],
    });
    const prefetch = { ...call.prefetch, allergies: null, weight: { resources: [], isPartial: true } };
    const text_ = details(answerTo({ ...call, prefetch }).cards);
    expect(text_).toMatch(/\*\*Allergies\*\*: Not compared, because the prefetch 'allergies' was not sent/);
    expect(text_).toMatch(/\*\*Weight\*\*: Only a part was sent/);
    expect(text_).toMatch(/\*\*Order of type NutritionOrder\*\*/);
    expect(text_).toMatch(/\*\*CKD\*\*: Recorded for another patient/);
    expect(text_).toMatch(/\*\*Medications, entry z\*\*/);
  });

  it('P-414 species, birth date and weight that cannot be read are named', () => {
    const weight: FhirResource = {
      resourceType: 'Observation',
      code: { coding: [{ code: '29463-7' }] },
      valueQuantity: { value: 3, unit: 'stone' },
    };
    const text_ = details(
      cardsOf([order('Amoxicillin')], {
        patient: animal({ species: 'Gryphon' }, { birthDate: '2019' }),
        weight: [weight],
      }),
    );
    expect(text_).toMatch(/\*\*Gryphon\*\*: Not a known species/);
    expect(text_).toMatch(/\*\*Birth date 2019\*\*/);
    expect(text_).toMatch(/\*\*Weight 3 stone\*\*/);
  });

  it('P-414 without the patient nothing is checked, nor with another one', () => {
    const setting = { knowledge, today, timeZone: 'America/New_York', newId: () => '1' };
    const call = callOf([order('Amoxicillin')]);
    const without = prepareOrderCheck({ ...call, prefetch: { ...call.prefetch, patient: null } }, setting);
    expect(without).toMatchObject({ kind: 'missing' });
    expect(prepareOrderCheck({ ...call, patientId: '2' }, setting)).toMatchObject({ kind: 'invalid' });
  });
});

describe('several orders of one call', () => {
  it('P-415 are checked against one another, each pair once', () => {
    const cards = cardsOf([order('Carprofen'), order('Prednisone')]);
    expect(summaries(cards).filter((summary) => summary.includes('corticosteroid'))).toHaveLength(1);
    expect(cards[0]?.summary).toMatch(/^Prednisone \(Carprofen\): /);
  });

  it('P-415 order-select checks the selected ones only, but against the others too', () => {
    const orders = [order('Prednisone', { id: 'p' }), order('Carprofen', { id: 'c' }), order('Foozle', { id: 'f' })];
    const cards = answerTo({ ...callOf(orders), selections: ['MedicationRequest/c'] }).cards;
    expect(cards.every(({ summary }) => summary.startsWith('Carprofen') || summary.startsWith('Not fully'))).toBe(true);
    expect(details(cards)).toMatch(/Prednisone/);
    const missing = answerTo({ ...callOf(orders), selections: ['MedicationRequest/gone'] }).cards;
    expect(details(missing)).toMatch(/\*\*Selection gone\*\*/);
  });

  it('P-415 an order that renews a prescription does not duplicate it; another one of the same drug does', () => {
    const prescriptions = [{ ...order('Carprofen 75 mg', { id: 'old', status: 'active' }), authoredOn: '2026-05-01' }];
    const prior = { priorPrescription: { reference: 'MedicationRequest/old' } };
    expect(details(cardsOf([order('Carprofen 75 mg', prior)], { prescriptions }))).not.toMatch(/Duplicate/);
    expect(details(cardsOf([order('Carprofen 75 mg')], { prescriptions }))).toMatch(/Duplicate/);
  });

  it('P-415 an order that is in the record too, because it is signed again, is not compared with itself', () => {
    const again = order('Carprofen', { id: 'same', status: 'active' });
    expect(details(cardsOf([again], { prescriptions: [again] }))).not.toMatch(/Duplicate|Interaction/);
  });

  it('P-415 an order for another patient, or not to give a drug, is not checked but named', () => {
    const cards = cardsOf([
      order('Carprofen', { subject: { reference: 'Patient/2' } }),
      order('Tramadol', { doNotPerform: true }),
    ]);
    expect(cards).toHaveLength(1);
    expect(details(cards)).toMatch(/another patient/);
    expect(details(cards)).toMatch(/\*\*Tramadol\*\*: An instruction not to give it/);
  });
});

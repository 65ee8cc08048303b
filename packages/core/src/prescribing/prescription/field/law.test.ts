import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { sampleKnowledge } from '../../../knowledge/sample-knowledge.test-data.js';
import { checkPrescriptionForm } from '../save/check-form.js';
import {
  context as anyContext,
  form,
  inNewYork,
  location,
  product,
  scheduleII,
  today,
  vet,
} from '../prescription.test-data.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import type { PrescriptionForm } from '../form/form.js';
import { latestLawfulExpiration, type LawfulChoice, lawfulRefills, withLawfulExpiration } from './lawful-choices.js';
import { refillChoices } from './refills.js';

const knowledge = sampleKnowledge();
const inState = (state: string) => location({ locationAddresses: [{ state, isActive: true }] });
const newYorker = vet({ vetLicenseState: 'NY' });
const context = (changes: Partial<PrescriptionFormContext> = {}) =>
  anyContext({ knowledge, location: inNewYork, authorizingVets: [newYorker], ...changes });

const alprazolam = product({
  ...{ title: 'Alprazolam Tablets', ingredients: ['alprazolam'], keywords: ['benzodiazepine'] },
  ...{ deaSchedule: 'C-IV', isControlled: true, hasFlavor: false },
});
const controlled = { refills: 0, prescExpiryDate: '2026-12-20', directions: 'Give 2 tablets by mouth daily.' };

const issuesOf = (changes: Partial<PrescriptionForm>, known: Partial<PrescriptionFormContext> = {}) =>
  checkPrescriptionForm(form({ ...controlled, ...changes }), context(known)).filter(({ path }) => path !== 'flavorId');
const pathsOf = (...asked: Parameters<typeof issuesOf>) => issuesOf(...asked).map(({ path }) => path);

describe('the law of the state', () => {
  it('P-395 is met by the sample prescription', () => {
    expect(issuesOf({})).toEqual([]);
    expect(issuesOf({}, { product: alprazolam })).toEqual([]);
    expect(issuesOf({}, { product: scheduleII })).toEqual([]);
  });

  it('P-395 limits the refills, at their field, with what to choose and the source', () => {
    expect(issuesOf({ refills: 5 }, { product: alprazolam })).toEqual([
      {
        path: 'refills',
        code: 'law',
        message:
          'New York: benzodiazepine prescriptions cannot be refilled, although federal law would allow 5 refills. ' +
          'Choose 0 refills. New York Public Health Law, article 33 (Controlled Substances), 3339(1); ' +
          '10 NYCRR part 80, Rules and Regulations on Controlled Substances, 80.67(a)',
      },
    ]);
    const ohio = { product: alprazolam, location: inState('OH'), authorizingVets: [vet({ vetLicenseState: 'OH' })] };
    expect(issuesOf({ refills: 5 }, ohio)).toEqual([]);
  });

  it('P-395 limits the days supply, as typed or as the quantity lasts', () => {
    const known = { product: scheduleII };
    const [typed] = issuesOf({ daysSupply: 31 }, known);
    expect(typed).toMatchObject({ path: 'daysSupply', code: 'law' });
    expect(typed?.message).toContain('at most 30 days of a Schedule II drug');
    expect(typed?.message).toContain('For up to 92 days, write one of these in Note To Pharmacy: Code A, Code B');
    expect(issuesOf({ daysSupply: 30 }, known)).toEqual([]);
    const [lasting] = issuesOf({ unitPerFill: 61 }, known);
    expect(lasting).toMatchObject({ path: 'unitPerFill', code: 'law' });
    expect(lasting?.message).toContain('This quantity lasts 31 days.');
    expect(issuesOf({ unitPerFill: 61, noteToPharmacy: 'Code D' }, known)).toEqual([]);
    expect(pathsOf({ daysSupply: 93, noteToPharmacy: 'Code D' }, known)).toEqual(['daysSupply']);
  });

  it('P-395 allows one refill of more than 30 days with a condition code', () => {
    const phenobarbital = { product: product({ ...alprazolam, ingredients: ['phenobarbital'], keywords: [] }) };
    const long = { daysSupply: 90, noteToPharmacy: 'Code C: seizures.' };
    expect(issuesOf({ ...long, refills: 1 }, phenobarbital)).toEqual([]);
    const [issue] = issuesOf({ ...long, refills: 2 }, phenobarbital);
    expect(issue).toMatchObject({ path: 'refills', code: 'law' });
    expect(issue?.message).toContain('With 90 days per fill, at most 1 refill.');
    expect(issuesOf({ daysSupply: 30, refills: 5 }, phenobarbital)).toEqual([]);
  });

  it('P-395 requires the days supply if it is limited and the directions do not tell it', () => {
    const directions = 'As directed by your vet.';
    expect(issuesOf({ directions }, { product: scheduleII })).toMatchObject([{ path: 'daysSupply', code: 'required' }]);
    expect(issuesOf({ directions, daysSupply: 14 }, { product: scheduleII })).toEqual([]);
    expect(issuesOf({ directions })).toEqual([]);
  });

  it('P-395 limits the expiration', () => {
    const [late, ...others] = issuesOf({ prescExpiryDate: '2026-12-21' }, { product: scheduleII });
    expect(others).toEqual([]);
    expect(late).toMatchObject({ path: 'prescExpiryDate', code: 'law' });
    expect(late?.message).toContain('The latest date is 12-20-2026.');
  });

  it('P-395 adds no second text to a field', () => {
    expect(issuesOf({ refills: 1 }, { product: scheduleII })).toMatchObject([
      { path: 'refills', code: 'above-maximum' },
    ]);
  });

  it('P-395 is not checked without knowledge', () => {
    expect(issuesOf({ refills: 5 }, { product: alprazolam, knowledge: null })).toEqual([]);
  });

  const anything = fc.record({
    refills: fc.option(fc.nat(5), { nil: null }),
    prnFlag: fc.boolean(),
    daysSupply: fc.option(fc.integer({ min: 1, max: 365 }), { nil: null }),
    prescExpiryDate: fc.constantFrom('2026-11-20', '2026-12-20', '2027-02-20', '2027-05-20'),
  });
  const products = fc.constantFrom(alprazolam, scheduleII, product());

  test.prop([anything, products, fc.constantFrom('NY', 'KY', 'TX', 'HI', '??')])(
    'P-395 never stops a draft or office use',
    (values, chosen, state) => {
      const known = context({
        product: chosen,
        location: inState(state),
        authorizingVets: [vet({ vetLicenseState: 'WY' })],
      });
      const without = { ...known, knowledge: null };
      const draft = form(values);
      expect(checkPrescriptionForm(draft, { ...known, mode: 'draft' })).toEqual(
        checkPrescriptionForm(draft, { ...without, mode: 'draft' }),
      );
      const office = form({ ...values, isOfficeUse: true });
      expect(checkPrescriptionForm(office, known)).toEqual(checkPrescriptionForm(office, without));
    },
  );

  test.prop([anything, products, fc.constantFrom('NY', 'KY', 'TX', 'HI')])(
    'P-395 never accepts what is rejected without it',
    (values, chosen, state) => {
      const known = context({
        product: chosen,
        location: inState(state),
        authorizingVets: [vet({ vetLicenseState: state })],
      });
      const withLaw = checkPrescriptionForm(form(values), known);
      expect(withLaw).toEqual(
        expect.arrayContaining(checkPrescriptionForm(form(values), { ...known, knowledge: null })),
      );
    },
  );
});

describe('a drug that the state controls', () => {
  const kentuckian = vet({ vetLicenseState: 'KY' });
  const kentucky = { location: inState('KY'), authorizingVets: [kentuckian] };

  it('P-396 has the limits of its schedule there', () => {
    expect(pathsOf({ refills: 6 }, kentucky)).toEqual(['refills']);
    expect(issuesOf({ refills: 5 }, kentucky)).toEqual([]);
    expect(issuesOf({ prnFlag: true, refills: null }, kentucky)).toMatchObject([{ path: 'prnFlag', code: 'law' }]);
    const ohio = { location: inState('OH'), authorizingVets: [vet({ vetLicenseState: 'OH' })] };
    expect(issuesOf({ prnFlag: true, refills: null }, ohio)).toEqual([]);
    expect(issuesOf({ refills: 6 }, ohio)).toEqual([]);
  });

  it('P-396 needs a DEA registration where the law of the state says so, and nowhere else', () => {
    const without = { deaLicense: null, deaLicenseExpiration: null };
    const unregistered = { ...kentucky, authorizingVets: [vet({ vetLicenseState: 'KY', ...without })] };
    expect(pathsOf({}, unregistered)).toEqual(['authorizingVet']);
    const alabama = { location: inState('AL'), authorizingVets: [vet({ vetLicenseState: 'AL', ...without })] };
    expect(issuesOf({}, alabama)).toEqual([]);
  });

  it('P-396 is not issued if federal law controls it and the catalog does not mark it', () => {
    const unmarked = product({ ingredients: ['tramadol hydrochloride'] });
    const [issue] = issuesOf({}, { product: unmarked });
    expect(issue).toMatchObject({ path: 'productId', code: 'law' });
    expect(issue?.message).toContain('Tramadol is a Schedule IV controlled substance.');
  });
});

describe('the state of the license', () => {
  const texan = vet({ vetLicenseState: 'TX' });

  it('P-397 is that of the location, and the text says which is needed', () => {
    const [issue, ...others] = issuesOf({}, { authorizingVets: [texan] });
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ path: 'authorizingVet', code: 'law' });
    expect(issue?.message).toContain('a vet needs a New York license. The license of this vet is of Texas.');
    expect(issuesOf({}, { authorizingVets: [texan], location: inState('TX') })).toEqual([]);
  });

  it('P-397 does not matter for a product without a prescription', () => {
    const diet = product({ productApprovalType: 'AOTC' });
    expect(issuesOf({}, { authorizingVets: [texan], product: diet })).toEqual([]);
  });
});

describe('what a form offers', () => {
  const choice = (product: LawfulChoice['product'], changes: Partial<LawfulChoice> = {}) =>
    ({ product, location: inNewYork, today, knowledge, isOfficeUse: false, ...changes }) satisfies LawfulChoice;

  it('P-399 ends on the earlier day of the product and the law, and has the fewer refills', () => {
    expect(latestLawfulExpiration(choice(scheduleII))).toBe('2026-12-20');
    expect(latestLawfulExpiration(choice(scheduleII, { location: inState('OH') }))).toBe('2027-02-20');
    expect(latestLawfulExpiration(choice(product()))).toBe('2027-11-20');
    expect([lawfulRefills(choice(alprazolam)), lawfulRefills(choice(product()))]).toEqual([0, null]);
    const known = { ...choice(alprazolam), location: inNewYork, requestedQuantity: null };
    expect(refillChoices({ ...known, lawful: lawfulRefills(known) })).toEqual([0]);
    expect(refillChoices(known)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('P-399 lowers the expiration until the user edits it, and never raises it', () => {
    const after = (prescExpiryDate: string | null, isEdited = false) =>
      withLawfulExpiration(form({ prescExpiryDate }), choice(scheduleII), isEdited).prescExpiryDate;
    expect([after('2027-02-20'), after('2026-12-01'), after(null)]).toEqual(['2026-12-20', '2026-12-01', null]);
    expect(after('2027-02-20', true)).toBe('2027-02-20');
  });

  it('P-399 is that of the product for office use, and until the knowledge is there', () => {
    for (const changes of [{ isOfficeUse: true }, { knowledge: null }]) {
      expect(latestLawfulExpiration(choice(scheduleII, changes))).toBe('2027-02-20');
      expect(lawfulRefills(choice(alprazolam, changes))).toBeNull();
    }
  });

  test.prop([fc.constantFrom(alprazolam, scheduleII, product()), fc.constantFrom('NY', 'KY', 'TX', 'HI', 'CA')])(
    'P-399 is always accepted by the rules',
    (chosen, state) => {
      const place = inState(state);
      const facts = choice(chosen, { location: place });
      const offered = {
        ...{ prescExpiryDate: latestLawfulExpiration(facts), daysSupply: 14 },
        refills: Math.max(
          ...refillChoices({ ...facts, location: place, requestedQuantity: null, lawful: lawfulRefills(facts) }),
        ),
      };
      const known = { product: chosen, location: place, authorizingVets: [vet({ vetLicenseState: state })] };
      expect(issuesOf(offered, known)).toEqual([]);
    },
  );
});

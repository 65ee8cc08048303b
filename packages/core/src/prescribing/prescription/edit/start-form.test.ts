import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPrescriptionForm } from '../save/check-form.js';
import { settlePrescriptionForm } from '../save/settle-form.js';
import { fieldsNotCopied } from './copy.js';
import { defaultExpiration } from '../field/expiration.js';
import { emptyPrescriptionForm } from '../form/normalize-form.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFacts } from '../form/prescription-facts.js';
import {
  brava,
  context,
  diet,
  form,
  location,
  product,
  rvp,
  scheduleII,
  scheduleIV,
  today,
  vet,
} from '../prescription.test-data.js';
import { answersRequest, productOfTask, requestedProducts } from '../quantity/product-of-task.js';
import { anyProduct } from '../prescription.arbitrary.test-data.js';
import {
  startPrescriptionForm,
  type PrescriptionFormSource,
  type StartContext,
  type TaskSource,
} from './start-form.js';

const around: StartContext = {
  today,
  location: location(),
  authorizingVets: [vet(), vet({ id: '14' })],
  currentUserId: '11',
  patientVetId: null,
};
const parties = { locationClientId: '21', locationPatientId: '31', isOfficeUse: false };
const start = (source: PrescriptionFormSource, changes: Partial<StartContext> = {}) =>
  startPrescriptionForm(source, { ...around, ...changes });

function prescription(changes: Partial<PrescriptionFacts> = {}): PrescriptionFacts {
  const { productId: _, locationId: __, rxOriginCode: ___, ...values } = form();
  return { ...values, product: product(), unitPerFill: 30, rxOrigin: { code: 'create' }, version: 4, ...changes };
}

function task(changes: Partial<TaskSource> = {}): TaskSource {
  return {
    prescription: null,
    previousPrescription: null,
    product: product(),
    flavorId: '3',
    quantityRequested: 90,
    isAutoship: false,
    locationClientId: '21',
    locationPatientId: '31',
    locationClient: { isOfficeUse: false },
    ...changes,
  };
}

describe('a form for a product', () => {
  it('P-064 P-067 P-078 starts with default expiration, the current user as vet, and notification today', () => {
    expect(start({ from: 'product', product: product(), parties })).toMatchObject({
      ...parties,
      productId: '40',
      unitPerFill: 60,
      prnFlag: false,
      refills: null,
      prescExpiryDate: '2027-11-20',
      notifyClientDate: today,
      authorizingVet: '11',
      rxOriginCode: 'create',
      version: null,
    });
  });

  it('P-061 starts as PRN when OTC or AOTC, unless controlled', () => {
    expect(start({ from: 'product', product: product({ productApprovalType: 'OTC' }), parties })).toMatchObject({
      prnFlag: true,
      refills: null,
    });
    expect(start({ from: 'product', product: diet, parties }).prnFlag).toBe(true);
    expect(start({ from: 'product', product: { ...scheduleIV, productApprovalType: 'AOTC' }, parties }).prnFlag).toBe(
      false,
    );
  });

  it('P-058 starts Schedule II with 0 refills', () => {
    expect(start({ from: 'product', product: scheduleII, parties }).refills).toBe(0);
  });

  it('P-063 A-143 starts office use with 999 refills where they are valid, else with 0', () => {
    const forOffice = { from: 'product', product: product(), parties: { ...parties, isOfficeUse: true } } as const;
    expect(start(forOffice).refills).toBe(0);
    expect(start(forOffice, { location: location({ locationPharmacies: [rvp] }) }).refills).toBe(999);
    expect(
      start({ ...forOffice, product: scheduleIV }, { location: location({ locationPharmacies: [rvp] }) }).refills,
    ).toBe(0);
  });

  it('P-064 starts without a product too', () => {
    expect(start({ from: 'product', product: null, parties })).toMatchObject({
      productId: null,
      unitPerFill: null,
      prescExpiryDate: '2027-11-20',
    });
  });
});

describe('a reopened draft', () => {
  it('P-064 P-079 opens as stored', () => {
    const draft = prescription({
      workflowLocationUserId: '12',
      currentWorkflowStatusId: '5',
      pimsConsultId: 'c-1',
      noteToPharmacy: 'See record.',
    });
    expect(start({ from: 'draft', draft })).toEqual({
      ...form(),
      unitPerFill: 30,
      workflowLocationUserId: '12',
      currentWorkflowStatusId: '5',
      pimsConsultId: 'c-1',
      noteToPharmacy: 'See record.',
      version: 4,
    } satisfies PrescriptionForm);
  });

  it('P-064 P-079 uses the default for a date that is no longer allowed', () => {
    const draft = prescription({ prescExpiryDate: '2026-10-01', notifyClientDate: '2026-10-01' });
    expect(start({ from: 'draft', draft })).toMatchObject({ prescExpiryDate: '2027-11-20', notifyClientDate: today });
    expect(start({ from: 'draft', draft: prescription({ notifyClientDate: null }) }).notifyClientDate).toBeNull();
  });

  it("P-067 uses the draft's vet when the current user cannot authorize, else the patient's", () => {
    const draft = prescription({ authorizingVet: '14' });
    expect(start({ from: 'draft', draft }, { currentUserId: '12' }).authorizingVet).toBe('14');
    expect(
      start(
        { from: 'draft', draft: prescription({ authorizingVet: null }) },
        { currentUserId: '12', patientVetId: '14' },
      ).authorizingVet,
    ).toBe('14');
  });

  it('P-061 P-060 keeps PRN, except for a controlled product', () => {
    expect(start({ from: 'draft', draft: prescription({ prnFlag: true, refills: null }) }).prnFlag).toBe(true);
    expect(start({ from: 'draft', draft: prescription({ prnFlag: true, product: scheduleIV }) }).prnFlag).toBe(false);
  });

  it('P-076 has no days supply of 0 or less', () => {
    for (const daysSupply of [0, -1])
      expect(start({ from: 'draft', draft: prescription({ daysSupply }) }).daysSupply).toBeNull();
    expect(start({ from: 'draft', draft: prescription({ daysSupply: 1 }) }).daysSupply).toBe(1);
  });
});

describe('a copy', () => {
  it('P-119 drops what belongs to the old prescription and has default dates', () => {
    const old = prescription({
      workflowLocationUserId: '12',
      currentWorkflowStatusId: '5',
      pimsConsultId: 'c-1',
      prescExpiryDate: '2020-01-01',
      notifyClientDate: '2020-01-01',
    });
    expect(start({ from: 'copy', prescription: old })).toEqual({
      ...form(),
      unitPerFill: 30,
      prescExpiryDate: '2027-11-20',
      rxOriginCode: 'copy',
    });
  });

  it('P-119 P-050 drops a flavor that the product no longer has', () => {
    expect(start({ from: 'copy', prescription: prescription({ flavorId: '3' }) }).flavorId).toBe('3');
    expect(start({ from: 'copy', prescription: prescription({ flavorId: '9' }) }).flavorId).toBeNull();
  });

  it('P-042 P-119 of a task uses its prescription, else what its form would have started from', () => {
    const answered = prescription({
      directions: 'Answered.',
      workflowLocationUserId: '12',
      prescExpiryDate: '2020-01-01',
    });
    const previousPrescription = prescription({ directions: 'Before.' });
    const copy = (changes: Partial<TaskSource>) => start({ from: 'task-copy', task: task(changes) });
    expect(copy({ prescription: answered, previousPrescription })).toMatchObject({
      ...parties,
      directions: 'Answered.',
      workflowLocationUserId: null,
      prescExpiryDate: '2027-11-20',
      version: null,
      rxOriginCode: 'copy',
    });
    expect(copy({ previousPrescription })).toMatchObject({ directions: 'Before.', rxOriginCode: 'copy' });
    expect(copy({})).toMatchObject({ productId: '40', flavorId: '3', unitPerFill: 90, rxOriginCode: 'copy' });
  });

  it('P-119 never has an id, a number, a status, an issue date, a workflow, or a consult', () => {
    const id = fc.constantFrom(null, '5', '12');
    const old = fc.record({
      product: anyProduct,
      workflow: id,
      status: id,
      consult: id,
      date: fc.constantFrom('2020-01-01', today),
    });
    const stored = {
      id: '900',
      uuid: 'rx-900',
      rxNumber: 'R900',
      rxStatus: { code: 'Created' },
      issuedDate: '2026-01-01T00:00:00.000Z',
    };
    fc.assert(
      fc.property(old, fc.boolean(), ({ product: chosen, workflow, status, consult, date }, ofTask) => {
        const source = {
          ...stored,
          ...prescription({
            product: chosen,
            workflowLocationUserId: workflow,
            currentWorkflowStatusId: status,
            pimsConsultId: consult,
            prescExpiryDate: date,
            notifyClientDate: date,
          }),
        };
        const copy = start(
          ofTask ? { from: 'task-copy', task: task({ prescription: source }) } : { from: 'copy', prescription: source },
        );
        expect(Object.keys(copy).sort()).toEqual(Object.keys(emptyPrescriptionForm).sort());
        for (const field of fieldsNotCopied) expect(copy[field]).toBeNull();
        expect(copy).toMatchObject({
          prescExpiryDate: defaultExpiration(chosen, today),
          notifyClientDate: today,
          rxOriginCode: 'copy',
        });
      }),
    );
  });
});

describe('the form of a task', () => {
  it('P-164 starts from its draft', () => {
    const source = task({
      prescription: prescription({ directions: 'Newest.' }),
      previousPrescription: prescription({ directions: 'Old.' }),
    });
    expect(start({ from: 'task', task: source })).toMatchObject({
      directions: 'Newest.',
      version: 4,
      prescExpiryDate: '2027-02-20',
    });
  });

  it('P-164 otherwise starts from its previous prescription with new default expiration and notification', () => {
    const previousPrescription = prescription({
      directions: 'Old.',
      prescExpiryDate: '2026-11-30',
      notifyClientDate: '2026-01-01',
      pimsConsultId: 'c-1',
      version: 9,
    });
    expect(start({ from: 'task', task: task({ previousPrescription }) })).toMatchObject({
      directions: 'Old.',
      unitPerFill: 30,
      prescExpiryDate: '2027-11-20',
      notifyClientDate: today,
      pimsConsultId: null,
      version: null,
      rxOriginCode: 'create',
    });
  });

  it('P-164 otherwise starts from its product, flavor, and requested quantity', () => {
    expect(start({ from: 'task', task: task() })).toMatchObject({
      productId: '40',
      flavorId: '3',
      unitPerFill: 90,
      directions: null,
      ...parties,
    });
    expect(start({ from: 'task', task: task({ flavorId: '4', quantityRequested: null }) })).toMatchObject({
      flavorId: null,
      unitPerFill: 60,
    });
    expect(start({ from: 'task', task: task({ product: null }) })).toMatchObject({ productId: null, unitPerFill: 90 });
  });

  it('P-048 P-164 has the requested number of packages in the brand portal', () => {
    expect(start({ from: 'task', task: task({ quantityRequested: 2 }) }, { location: brava }).unitPerFill).toBe(120);
    const previousPrescription = prescription({ unitPerFill: 60 });
    expect(
      start({ from: 'task', task: task({ previousPrescription, quantityRequested: 3 }) }, { location: brava })
        .unitPerFill,
    ).toBe(180);
    expect(start({ from: 'task', task: task({ previousPrescription, quantityRequested: 3 }) }).unitPerFill).toBe(60);
  });

  it('P-151 P-164 is for office use when the task has no client or the office-use client', () => {
    expect(
      start({ from: 'task', task: task({ locationClientId: null, locationPatientId: null, locationClient: null }) })
        .isOfficeUse,
    ).toBe(true);
    expect(start({ from: 'task', task: task({ locationClient: { isOfficeUse: true } }) }).isOfficeUse).toBe(true);
    expect(start({ from: 'task', task: task() }).isOfficeUse).toBe(false);
  });

  it('P-164 has the product it starts with', () => {
    const [drafted, previous] = [product({ id: '41' }), product({ id: '42' })];
    expect(
      productOfTask(
        task({
          prescription: prescription({ product: drafted }),
          previousPrescription: prescription({ product: previous }),
        }),
      )?.id,
    ).toBe('41');
    expect(productOfTask(task({ previousPrescription: prescription({ product: previous }) }))?.id).toBe('42');
    expect(productOfTask(task())?.id).toBe('40');
  });

  it('P-164 accepts its own product, that of its previous prescription, and that of its draft', () => {
    const of = (id: string) => prescription({ product: product({ id }) });
    const asked = (changes: Parameters<typeof task>[0]) =>
      requestedProducts(task(changes))?.map(({ id }) => id) ?? null;
    expect(asked({ prescription: of('41'), previousPrescription: of('42') })).toEqual(['40', '42', '41']);
    expect(asked({ product: null, previousPrescription: of('42') })).toEqual(['42']);
    expect(asked({ product: null, prescription: of('41') })).toBeNull();
    expect(asked({ product: null })).toBeNull();
  });

  it('P-164 P-155 starts with an accepted product, whatever it names', () => {
    const maybe = (...ids: string[]) => fc.constantFrom(null, ...ids);
    fc.assert(
      fc.property(maybe('1', '2'), maybe('2', '3'), maybe('3', '4'), (own, before, drafted) => {
        const named = (id: string | null) => (id === null ? null : { product: product({ id, strengthDisplay: id }) });
        const source = {
          product: named(own)?.product ?? null,
          previousPrescription: named(before),
          prescription: named(drafted),
        };
        const [first, allowed] = [productOfTask(source), requestedProducts(source)];
        expect(first === null || allowed === null || answersRequest(first, allowed)).toBe(true);
      }),
    );
  });
});

describe('every form when opened', () => {
  it('P-061 P-064 P-079 violates no rule on PRN, refills, or dates by itself, and is already normalized', () => {
    const source = anyProduct.chain((chosen) =>
      fc
        .constantFrom<PrescriptionFormSource>(
          { from: 'product', product: chosen, parties },
          { from: 'task', task: task({ product: chosen }) },
          { from: 'draft', draft: prescription({ product: chosen, refills: null, prescExpiryDate: '2020-01-01' }) },
          { from: 'copy', prescription: prescription({ product: chosen, refills: null, prnFlag: true }) },
        )
        .map((opened) => ({ chosen, opened })),
    );
    fc.assert(
      fc.property(source, ({ chosen, opened }) => {
        const any = start(opened);
        const about = context({ mode: 'draft', product: chosen });
        const paths = checkPrescriptionForm(any, about).map(({ path }) => path);
        for (const path of ['prnFlag', 'refills', 'prescExpiryDate', 'notifyClientDate', 'authorizingVet'])
          expect(paths).not.toContain(path);
        const { prnFlag, refills } = settlePrescriptionForm(any, about);
        expect({ prnFlag, refills }).toEqual({ prnFlag: any.prnFlag, refills: any.refills });
      }),
    );
  });
});

describe('AutoShip prompt', () => {
  it('P-080 P-164 comes from the request, whatever the previous prescription has', () => {
    for (const isAutoship of [true, false]) {
      expect(start({ from: 'task', task: task({ isAutoship }) }).autoShipPrompt).toBe(isAutoship);
      const previousPrescription = prescription({ autoShipPrompt: !isAutoship });
      expect(start({ from: 'task', task: task({ isAutoship, previousPrescription }) }).autoShipPrompt).toBe(isAutoship);
      expect(start({ from: 'task-copy', task: task({ isAutoship }) }).autoShipPrompt).toBe(isAutoship);
    }
  });

  it('P-080 P-119 comes from the copied prescription, and a draft keeps its own', () => {
    for (const autoShipPrompt of [true, false]) {
      expect(start({ from: 'copy', prescription: prescription({ autoShipPrompt }) }).autoShipPrompt).toBe(
        autoShipPrompt,
      );
      expect(start({ from: 'draft', draft: prescription({ autoShipPrompt }) }).autoShipPrompt).toBe(autoShipPrompt);
      const answered = task({ isAutoship: !autoShipPrompt, prescription: prescription({ autoShipPrompt }) });
      expect(start({ from: 'task', task: answered }).autoShipPrompt).toBe(autoShipPrompt);
      expect(start({ from: 'task-copy', task: answered }).autoShipPrompt).toBe(autoShipPrompt);
    }
    expect(start({ from: 'product', product: product(), parties }).autoShipPrompt).toBe(false);
  });
});

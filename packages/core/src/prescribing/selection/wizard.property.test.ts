import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import { settleChoice } from './choice.js';
import { prescribingParameters } from './parameter.js';
import { prescribeWizard, type WizardEvent } from './wizard.js';
import { urlOfWizard, visitOfWizard, wizardFromUrl } from './wizard-address.js';
import { client, opened, patient, product, send, stateOf, type WizardSnapshot } from './wizard.test-data.js';

const mostly = fc.constantFrom(true, true, true, false);
const rarely = fc.constantFrom(false, false, false, true);
const clientIds = fc.constantFrom('21', '22');
const patientIds = fc.constantFrom('31', '32');
const anyProduct = fc
  .record({
    id: fc.constantFrom('40', '41'),
    isActive: mostly,
    isOfficeUse: mostly,
    strengthDisplay: fc.constantFrom('50 mg', null),
    productFamily: fc.constantFrom('Gabapentin', 'Simparica'),
  })
  .map(product);
const anyClient = fc.record({ id: clientIds, isActive: mostly, isOfficeUse: rarely }).map(client);
const anyPatient = fc
  .record({ id: patientIds, isActive: mostly, isDeceased: rarely, isOfficeUse: rarely, isOfClient: mostly })
  .map(patient);
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const anyEvent: fc.Arbitrary<WizardEvent> = fc.oneof(
  orNull(anyProduct).map((found) => ({ type: 'productAnswered' as const, id: found?.id ?? '40', product: found })),
  orNull(anyClient).map((found) => ({ type: 'clientAnswered' as const, id: found?.id ?? '21', client: found })),
  fc.tuple(orNull(anyPatient), clientIds).map(([found, clientId]) => ({
    type: 'patientAnswered' as const,
    id: found?.id ?? '31',
    clientId,
    patient: found,
  })),
  anyProduct.map((chosen) => ({ type: 'chooseProduct' as const, product: chosen })),
  anyClient.map((chosen) => ({ type: 'chooseClient' as const, client: chosen })),
  anyPatient.map((chosen) => ({ type: 'choosePatient' as const, patient: chosen })),
  fc
    .constantFrom('changeProduct' as const, 'changeClient' as const, 'changePatient' as const, 'submitted' as const)
    .map((type) => ({ type })),
);
const parameter = (...texts: string[]) => orNull(fc.constantFrom(...texts));
const starts = fc
  .tuple(
    fc.record({
      clientId: parameter('21', '22'),
      patientId: parameter('31', '32'),
      productFamily: parameter('Gabapentin', 'Simparica'),
      productPresentation: parameter('7', '9'),
      productClassification: parameter('Medication'),
      productStrength: parameter('', '50 mg'),
      productId: parameter('40', '41'),
    }),
    fc.constantFrom('/create/rx/', '/create/rx', '/officeuserx/create/rx', '/create/prescription/client/21'),
  )
  .map(([parameters, pathname]) => opened(parameters, pathname));
const paths = fc.array(anyEvent, { maxLength: 30, size: 'max' });

function walk(start: WizardSnapshot, path: readonly WizardEvent[], see: (now: WizardSnapshot) => void): void {
  let now = start;
  see(now);
  for (const event of path) {
    now = send(now, event);
    see(now);
  }
}

describe('any sequence of events', () => {
  it('P-037 P-041 P-046 P-002 reaches Prescribe only with an active product and an active client with their patient, or office use', () => {
    let reached = 0;
    fc.assert(
      fc.property(starts, paths, (start, path) => {
        walk(start, path, (now) => {
          if (!['prescribe', 'submitted'].includes(stateOf(now))) return;
          reached += 1;
          const { isOfficeUse, parties, productId, ...facts } = now.context;
          expect(facts.product).toMatchObject({ id: productId, isActive: true });
          if (isOfficeUse) {
            expect(facts.product?.isOfficeUse).toBe(true);
            expect(parties).toEqual({ clientId: null, patientId: null });
            return;
          }
          expect(facts.client).toMatchObject({ id: parties.clientId, isActive: true, isOfficeUse: false });
          expect(facts.patient).toMatchObject({
            id: parties.patientId,
            isActive: true,
            isDeceased: false,
            isOfficeUse: false,
            isOfClient: true,
          });
        });
      }),
      { numRuns: 400 },
    );
    expect(reached).toBeGreaterThan(100);
  });

  it('P-038 never keeps a patient without its client, in URL or context', () => {
    fc.assert(
      fc.property(starts, paths, (start, path) => {
        let client = start.context.parties.clientId;
        let patientAt = start.context.parties.patientId;
        walk(start, path, (now) => {
          const { parties, patient: facts } = now.context;
          if (parties.clientId === null) expect([parties.patientId, facts]).toEqual([null, null]);
          if (parties.clientId !== client && parties.patientId !== null) expect(patientAt).toBeNull();
          if (facts !== null) expect(facts.id).toBe(parties.patientId);
          [client, patientAt] = [parties.clientId, parties.patientId];
        });
      }),
      { numRuns: 200 },
    );
  });

  it("P-011 P-034 restores the URL's values in a new tab, at any time", () => {
    fc.assert(
      fc.property(starts, paths, (start, path) => {
        walk(start, path, (now) => {
          const { isOfficeUse, parties, choice, productId } = now.context;
          const pathname = isOfficeUse ? '/officeuserx/create/rx' : '/create/rx/';
          const query = urlOfWizard(now.context);
          expect(wizardFromUrl({ pathname, query, state: null })).toEqual({ isOfficeUse, parties, choice, productId });
          expect(settleChoice(choice)).toEqual(choice);
          if (now.status === 'active') expect(visitOfWizard(now).history).toBe('replace');
        });
      }),
      { numRuns: 200 },
    );
  });

  it('P-037 is always at the first open step', () => {
    const expected = ({ context }: WizardSnapshot): string => {
      if (context.productId === null) return 'product';
      if (context.isOfficeUse) return 'prescribe';
      if (context.parties.clientId === null) return 'client';
      return context.parties.patientId === null ? 'patient' : 'prescribe';
    };
    fc.assert(
      fc.property(starts, paths, (start, path) => {
        walk(start, path, (now) => {
          if (!['checking', 'stopped', 'submitted'].includes(stateOf(now))) expect(stateOf(now)).toBe(expected(now));
        });
      }),
      { numRuns: 200 },
    );
  });

  it('P-011 invalid values in any parameter never throw, and are removed', () => {
    const value = fc.oneof(fc.string(), fc.base64String(), fc.constantFrom('MjE=', 'NDA=', 'R2FiYQ=='));
    const pathname = fc.oneof(
      fc.string(),
      fc.string().map((id) => `/create/prescription/client/${id}`),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...prescribingParameters), value)),
        pathname,
        fc.anything(),
        (entries, at, state) => {
          const query = new URLSearchParams(entries);
          const input = wizardFromUrl({ pathname: at, query, state });
          const [start] = initialTransition(prescribeWizard, input);
          const cleaned = urlOfWizard(start.context, query);
          expect(wizardFromUrl({ pathname: '/create/rx/', query: cleaned, state })).toEqual(input);
        },
      ),
    );
  });
});

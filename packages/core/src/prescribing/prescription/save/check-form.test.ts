import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complaints } from './check.test-data.js';
import { checkPrescriptionForm } from './check-form.js';
import { emptyPrescriptionForm } from '../form/normalize-form.js';
import { context, form } from '../prescription.test-data.js';
import { anyContext, anyForm } from '../prescription.arbitrary.test-data.js';

describe('form validator', () => {
  it('P-003 returns no issues for a valid form', () => {
    expect(complaints()).toEqual([]);
  });

  it('P-003 P-098 returns every missing field of an empty form with its message', () => {
    const empty = { ...emptyPrescriptionForm, locationClientId: '21', locationPatientId: '31' };
    expect(
      checkPrescriptionForm(empty, context({ product: null })).map(({ path, message }) => [path, message]),
    ).toEqual([
      ['productId', 'This field is required'],
      ['unitPerFill', 'This field is required'],
      ['directions', 'This field is required'],
      ['refills', 'This field is required'],
      ['prescExpiryDate', 'Please provide a valid Date'],
      ['authorizingVet', 'This field is required'],
    ]);
  });

  it('P-097 requires only product and quantity in a draft', () => {
    const empty = { ...emptyPrescriptionForm, locationClientId: '21', locationPatientId: '31' };
    expect(checkPrescriptionForm(empty, context({ product: null, mode: 'draft' })).map(({ path }) => path)).toEqual([
      'productId',
      'unitPerFill',
    ]);
    expect(checkPrescriptionForm({ ...empty, productId: '40', unitPerFill: 1 }, context({ mode: 'draft' }))).toEqual(
      [],
    );
  });

  it('P-097 never requires more of a draft than of an issue: what can be issued can be saved', () => {
    fc.assert(
      fc.property(anyForm, anyContext, (any, about) => {
        const issue = checkPrescriptionForm(any, { ...about, mode: 'issue' });
        const draft = checkPrescriptionForm(any, { ...about, mode: 'draft' });
        expect(issue).toEqual(expect.arrayContaining(draft));
      }),
    );
  });

  it('P-003 is deterministic and changes nothing', () => {
    fc.assert(
      fc.property(anyForm, anyContext, (any, about) => {
        const [before, around] = [structuredClone(any), structuredClone(about)];
        expect(checkPrescriptionForm(any, about)).toEqual(checkPrescriptionForm(any, about));
        expect([any, about]).toEqual([before, around]);
      }),
    );
  });

  it('P-045 P-003 returns a path, a code, and a message for every issue', () => {
    fc.assert(
      fc.property(anyForm, anyContext, (any, about) => {
        for (const issue of checkPrescriptionForm(any, about)) {
          expect(Object.keys(form())).toContain(issue.path);
          expect([issue.code, issue.message].every((text) => text !== '')).toBe(true);
        }
      }),
    );
  });
});

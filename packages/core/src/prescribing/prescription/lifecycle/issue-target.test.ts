import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isControlled } from '../../../catalog/product/index.js';
import { isFilledAtLocation, issueButtonLabel, issueTarget, issueTypeOf } from './issue-target.js';
import { inNewYork, location, product, scheduleII, scheduleIV } from '../prescription.test-data.js';
import { anyLocation, anyProduct } from '../prescription.arbitrary.test-data.js';

const elsewhere = product({ fullfillmentVendor: 'OTHER' });
const to = (...question: Parameters<typeof issueTarget>) => {
  const target = issueTarget(...question);
  return target.allowed ? target.to : `${target.code}: ${target.reason}`;
};

describe('issue target', () => {
  it('P-099 is authorizing when a pharmacy of the location dispenses the product, else printing', () => {
    expect([issueTypeOf(product(), location()), issueButtonLabel(product(), location())]).toEqual([
      'AuthorizeRx',
      'Authorize',
    ]);
    for (const fullfillmentVendor of ['OTHER', '', null]) {
      const printed = product({ fullfillmentVendor });
      expect([issueTypeOf(printed, location()), issueButtonLabel(printed, location())]).toEqual([
        'PrintRx',
        'Print Rx',
      ]);
    }
    expect(
      isFilledAtLocation(
        product({ fullfillmentVendor: '' }),
        location({ locationPharmacies: [{ code: '', name: '', fax: null }] }),
      ),
    ).toBe(false);
  });

  it('P-099 rejects authorizing what no pharmacy of the location dispenses', () => {
    expect(to('AuthorizeRx', elsewhere, location())).toBe(
      'BAD_USER_INPUT: No pharmacy of this location fills this product. Use Print Rx',
    );
    expect(to('PrintRx', elsewhere, location())).toBe('FaxedToPharmacy');
  });
});

describe('status after an issue', () => {
  it('P-123 is Created when authorized', () => expect(to('AuthorizeRx', product(), location())).toBe('Created'));

  it('P-124 is FaxedToPharmacy when printed', () =>
    expect(to('PrintRx', product(), inNewYork)).toBe('FaxedToPharmacy'));

  it('P-125 P-114 is MailedToPharmacy for Schedule II everywhere and for every schedule in New York, else FaxedToPharmacy', () => {
    for (const type of ['AuthorizeRx', 'PrintRx'] as const) {
      expect(to(type, scheduleII, location())).toBe('MailedToPharmacy');
      expect(to(type, scheduleIV, inNewYork)).toBe('MailedToPharmacy');
      expect(to(type, scheduleIV, location())).toBe('FaxedToPharmacy');
    }
  });

  it('P-115 does not exist for C-I and for a controlled product without a schedule', () => {
    const refusal = 'BAD_USER_INPUT: Please contact the pharmacy to prescribe controlled substances';
    expect(to('PrintRx', product({ deaSchedule: 'C-I' }), location())).toBe(refusal);
    expect(to('AuthorizeRx', product({ isControlled: true }), location())).toBe(refusal);
  });

  it('P-123 P-125 is never Created for a controlled product, and the type required by P-099 is never rejected for its pharmacy', () => {
    fc.assert(
      fc.property(
        anyProduct,
        anyLocation,
        fc.constantFrom('AuthorizeRx' as const, 'PrintRx' as const),
        (any, at, type) => {
          if (isControlled(any)) expect(to(type, any, at)).not.toBe('Created');
          else expect(issueTarget(issueTypeOf(any, at), any, at).allowed).toBe(true);
        },
      ),
    );
  });
});

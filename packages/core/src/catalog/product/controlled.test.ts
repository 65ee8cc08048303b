import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsAsOtc, isPrnOnly, isPrnOnlyFamily } from './approval.js';
import { hardCopyDelivery, hardCopyNotice, hasPrescribableSchedule, isControlled } from './controlled.js';
import { deaSchedules, productApprovalTypes } from './product.js';

const plain = { isControlled: false, deaSchedule: null } as const;
const ohio = {
  locationAddresses: [
    { state: 'OH', isActive: true },
    { state: 'NY', isActive: false },
  ],
};
const newYork = {
  locationAddresses: [
    { state: 'OH', isActive: true },
    { state: 'ny', isActive: true },
  ],
};

const anyControl = fc.record({ isControlled: fc.boolean(), deaSchedule: fc.constantFrom(null, ...deaSchedules) });
const anyApproval = fc.record({
  productApprovalType: fc.constantFrom(...productApprovalTypes),
  diet: fc.boolean(),
  isActive: fc.boolean(),
});

describe('a controlled product', () => {
  it('P-043 is detected by either field', () => {
    expect(isControlled(plain)).toBe(false);
    expect(isControlled({ isControlled: true, deaSchedule: null })).toBe(true);
    for (const deaSchedule of deaSchedules) expect(isControlled({ isControlled: false, deaSchedule })).toBe(true);
  });

  it('P-115 may be prescribed only in schedules C-II to C-V', () => {
    expect(deaSchedules.filter((deaSchedule) => hasPrescribableSchedule({ isControlled: true, deaSchedule }))).toEqual([
      'C-II',
      'C-III',
      'C-IV',
      'C-V',
    ]);
    expect(hasPrescribableSchedule({ isControlled: true, deaSchedule: null })).toBe(false);
    expect(hasPrescribableSchedule(plain)).toBe(true);
  });

  it('P-113 shows that a hard copy must be received', () => {
    expect(hardCopyNotice({ isControlled: true, deaSchedule: 'C-II' })).toBe(
      'This is a Schedule II controlled substance. A physical hard copy must be received by our pharmacy for this prescription to be processed.',
    );
    expect(hardCopyNotice({ isControlled: true, deaSchedule: 'C-IV' })).toBe(
      'This is a controlled substance. A physical hard copy must be received by our pharmacy for this prescription to be processed.',
    );
    expect(hardCopyNotice(plain)).toBeNull();
  });

  it('P-114 is mailed in Schedule II everywhere and in every schedule from an active address in New York, otherwise faxed', () => {
    expect(hardCopyDelivery({ isControlled: true, deaSchedule: 'C-II' }, ohio)).toBe('mail');
    expect(hardCopyDelivery({ isControlled: true, deaSchedule: 'C-V' }, newYork)).toBe('mail');
    expect(hardCopyDelivery({ isControlled: true, deaSchedule: 'C-V' }, ohio)).toBe('fax');
    expect(hardCopyDelivery(plain, newYork)).toBeNull();
  });
});

describe('a product sold without a prescription', () => {
  it('P-068 counts as OTC when OTC or AOTC', () => {
    expect(
      productApprovalTypes.filter((productApprovalType) => countsAsOtc({ ...plain, productApprovalType })),
    ).toEqual(['OTC', 'AOTC']);
  });

  it('P-068 P-043 never counts as OTC when controlled', () => {
    fc.assert(
      fc.property(anyControl, anyApproval, (control, approval) => {
        if (isControlled(control)) expect(countsAsOtc({ ...control, ...approval })).toBe(false);
      }),
    );
  });

  const food = { ...plain, productApprovalType: 'AOTC', diet: true, isActive: true } as const;

  it('P-044 makes a family PRN-only when every active product is a diet that counts as OTC', () => {
    expect(isPrnOnlyFamily([food, { ...food, productApprovalType: 'OTC' }])).toBe(true);
    expect(isPrnOnlyFamily([food, { ...food, productApprovalType: 'Rx', isActive: false }])).toBe(true);
    expect(isPrnOnlyFamily([food, { ...food, productApprovalType: 'Rx' }])).toBe(false);
    expect(isPrnOnlyFamily([food, { ...food, diet: false }])).toBe(false);
    expect(isPrnOnlyFamily([{ ...food, isControlled: true }])).toBe(false);
  });

  it('P-044 a family needs an active product', () => {
    expect(isPrnOnlyFamily([])).toBe(false);
    expect(isPrnOnlyFamily([{ ...food, isActive: false }])).toBe(false);
  });

  it('P-062 P-060 never locks PRN for a controlled product', () => {
    expect(isPrnOnly({ ...plain, isPrnOnlyFamily: true })).toBe(true);
    expect(isPrnOnly({ ...plain, isPrnOnlyFamily: false })).toBe(false);
    fc.assert(
      fc.property(anyControl, fc.boolean(), (control, isPrnOnlyFamily) => {
        if (isControlled(control)) expect(isPrnOnly({ ...control, isPrnOnlyFamily })).toBe(false);
      }),
    );
  });
});

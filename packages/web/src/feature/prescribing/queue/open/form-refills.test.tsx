import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  diet,
  draft,
  openRequest,
  optionsOf,
  prescription,
  product,
  renewal,
  scheduleII,
  scheduleIV,
  task,
} from './form.test-data';

const prn = () => screen.getByLabelText<HTMLInputElement>('PRN');
const bottle = (packsizeQty: number) => product({ packsizeQty });
const upTo = (max: number) => Array.from({ length: max + 1 }, (_, count) => String(count));

describe('refills of a request', () => {
  it('P-056 are required to authorize, not for a draft', async () => {
    const { fill, sign, says, hasSent, saveDraft, sent } = await openRequest();
    await fill('Directions', 'Give 1 daily.');
    expect(says('Refills')).toBe('');
    await sign();
    expect(says('Refills')).toBe('This field is required');
    expect(hasSent()).toBe(false);
    await saveDraft();
    expect((await sent()).input).toMatchObject({ refills: null, prnFlag: false });
  });

  it('P-056 reject a stored value that is not a number, in a draft too', async () => {
    const { saveDraft, says, hasSent } = await openRequest(task({ prescription: draft({ refills: -1 }) }));
    await saveDraft();
    expect(says('Refills')).toBe('Just positive numbers are allowed');
    expect(hasSent()).toBe(false);
  });

  it('P-057 range from 0 to 11, and are sent as chosen', async () => {
    const { field, choose, fill, sign, sent } = await openRequest();
    expect(optionsOf(field('Refills'))).toEqual(upTo(11));
    await fill('Directions', 'Give 1 daily.');
    await choose('Refills', '11');
    await sign();
    expect((await sent()).input).toMatchObject({ refills: 11, prnFlag: false });
  });

  it.each([
    { what: 'to 11 for a request of one pack', asked: task({ quantityRequested: 237, product: bottle(237) }), max: 11 },
    {
      what: 'to one less than the packs of a request',
      asked: task({ quantityRequested: 90, product: bottle(5) }),
      max: 17,
    },
    { what: 'to 5 for a controlled product', asked: task({ quantityRequested: 2000, product: scheduleIV }), max: 5 },
  ])('P-048 P-057 go $what', async ({ asked, max }) => {
    const { field } = await openRequest(asked);
    expect(optionsOf(field('Refills'))).toEqual(upTo(max));
  });

  it('P-058 are locked at 0 for Schedule II, whatever the draft had', async () => {
    const stored = draft({ product: scheduleII, refills: 4 });
    const { field, saveDraft, sent } = await openRequest(task({ product: scheduleII, prescription: stored }));
    expect(field('Refills').tagName).toBe('OUTPUT');
    expect(field('Refills').textContent).toBe('0');
    expect(prn().disabled).toBe(true);
    await saveDraft();
    expect((await sent('UpdatePrescription')).input).toMatchObject({ refills: 0, prnFlag: false });
  });

  it('P-059 become PRN with its checkbox, and empty without it', async () => {
    const { field, user, saveDraft, sent } = await openRequest(renewal());
    expect(field('Refills').value).toBe('3');
    await user.click(prn());
    expect(field('Refills').textContent).toBe('PRN');
    await saveDraft();
    expect((await sent()).input).toMatchObject({ refills: null, prnFlag: true });
    await user.click(prn());
    expect(field('Refills').value).toBe('');
  });

  it('P-060 are never PRN for a controlled product, whatever the draft had', async () => {
    const stored = draft({ product: scheduleIV, refills: null, prnFlag: true });
    const { field, saveDraft, sent } = await openRequest(task({ product: scheduleIV, prescription: stored }));
    expect(prn().checked).toBe(false);
    expect(prn().disabled).toBe(true);
    expect(field('Refills').value).toBe('');
    await saveDraft();
    expect((await sent('UpdatePrescription')).input).toMatchObject({ refills: null, prnFlag: false });
  });

  it.each([
    { what: 'an OTC product', asked: task({ product: product({ productApprovalType: 'OTC' }) }), isPrn: true },
    { what: 'an AOTC product', asked: task({ product: product({ productApprovalType: 'AOTC' }) }), isPrn: true },
    {
      what: 'a prescription that was PRN',
      asked: renewal(product(), { previousPrescription: prescription({ prnFlag: true, refills: null }) }),
      isPrn: true,
    },
    { what: 'an Rx product', asked: task(), isPrn: false },
    {
      what: 'a controlled AOTC product',
      asked: task({ product: product({ productApprovalType: 'AOTC', deaSchedule: 'C-V', isControlled: true }) }),
      isPrn: false,
    },
  ])('P-061 default to PRN $isPrn for $what', async ({ asked, isPrn }) => {
    await openRequest(asked);
    expect(prn().checked).toBe(isPrn);
  });

  it('P-062 are PRN and locked for a PRN-only family', async () => {
    const { field, sign, sent } = await openRequest(task({ product: diet }));
    expect(prn().checked).toBe(true);
    expect(prn().disabled).toBe(true);
    expect(field('Refills').textContent).toBe('PRN');
    await sign();
    expect((await sent()).input).toMatchObject({ refills: null, prnFlag: true });
  });
});

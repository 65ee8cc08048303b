import { describe, expect, it } from 'vitest';
import { lookupsOf, offeredIn } from './offer.js';
import { noProductsNotice, noProductsTexts, selectionNotice } from './notice.js';
import { urlOfSelection } from './selection-address.js';
import {
  answersTo,
  chooseFamily,
  choosePresentation,
  chooseStrength,
  chosen,
  opened,
  send,
  settled,
  shelf,
  stateOf,
  type SelectionSnapshot,
} from './selection.test-data.js';

const phone = '800-555-0190';
const toProduct = [chooseFamily('Gabapentin'), choosePresentation('7'), chooseStrength('Medication', '50 mg')] as const;
const address = {
  productFamily: 'Gabapentin',
  productPresentation: '7',
  productClassification: 'Medication',
  productStrength: '50 mg',
};
const noticeOf = ({ context }: SelectionSnapshot) => selectionNotice(context, phone)?.title ?? null;
const without = (id: (row: (typeof shelf)[number]) => boolean) => shelf.filter((row) => !id(row));

describe('texts', () => {
  it('P-025 are these, with the support line', () => {
    expect(noProductsNotice(true, phone)).toEqual({
      status: 'warning',
      title:
        'No products found with the current search filters or this medication is currently unavailable, please call the pharmacy support line for alternatives.',
      description: phone,
    });
    expect(noProductsNotice(false, phone).title).toBe(
      'This medication is currently unavailable, please call the pharmacy support line for alternatives.',
    );
  });
});

describe('a URL', () => {
  it('P-028 restores the furthest step and keeps what exists', () => {
    expect(stateOf(opened(address))).toBe('product');
    const restored = settled(opened(address));
    expect(stateOf(restored)).toBe('product');
    expect(noticeOf(restored)).toBeNull();
    expect(offeredIn(restored.context).products.map(({ id }) => id)).toEqual(['40', '41']);
  });

  it.each([
    ['a family', { productFamily: 'Nothing' }, 'family', []],
    ['a form', { productPresentation: '9' }, 'presentation', ['productFamily']],
    ['a strength', { productStrength: '5 mg' }, 'strength', ['productFamily', 'productPresentation']],
    ['a classification', { productClassification: 'Toy' }, 'strength', ['productFamily', 'productPresentation']],
    ['an inactive product', { productFamily: 'Viceton' }, 'family', []],
  ])('P-011 P-028 drops %s that is not found, and everything after it', (_, wrong, step, names) => {
    const restored = settled(opened({ ...address, ...wrong }));
    expect(stateOf(restored)).toBe(step);
    expect([...urlOfSelection(restored.context).keys()]).toEqual(names);
    expect(noticeOf(restored)).toBe(noProductsTexts.unfiltered);
  });

  it('P-011 is verified with the unfiltered lookup, because a filter only hides', () => {
    const slow = { productFamily: 'Palladia', productPresentation: '7' };
    const first = opened(slow);
    expect(lookupsOf(first.context).presentations?.lookup.rxDeliveryDaysFilter).toContain('5+');
    const restored = settled(first);
    expect(stateOf(restored)).toBe('strength');
    expect(noticeOf(restored)).toBe(noProductsTexts.unfiltered);
    const all = settled(send(restored, { type: 'changeFilters', filters: { timeToShip: 'All' } }));
    expect(noticeOf(all)).toBeNull();
    expect(offeredIn(all.context).strengths).toHaveLength(1);
  });

  it('P-011 P-038 drops a client or patient that is not found, and the patient with the client', () => {
    const both = opened({ clientId: '21', patientId: '31' });
    expect(send(both, { type: 'partyMissing', party: 'patientId' }).context.parties).toEqual({
      clientId: '21',
      patientId: null,
    });
    expect(send(both, { type: 'partyMissing', party: 'clientId' }).context.parties).toEqual({
      clientId: null,
      patientId: null,
    });
  });
});

describe('a selection that no longer exists', () => {
  it.each([
    ['the strength', without(({ strength }) => strength === '50 mg'), 'strength'],
    [
      'the form',
      without(({ family, presentation }) => family === 'Gabapentin' && presentation === '7'),
      'presentation',
    ],
    ['the family', without(({ family }) => family === 'Gabapentin'), 'family'],
  ])('P-011 P-025 falls back to what is still valid: %s', (_, rows, step) => {
    const fallen = settled(chosen(...toProduct), rows);
    expect(stateOf(fallen)).toBe(step);
    expect(fallen.context.lost).toBe(step);
    expect(noticeOf(fallen)).toBe(noProductsTexts.unfiltered);
  });

  it('P-046 falls back when all of its products became inactive', () => {
    const rows = shelf.map((row) => (row.strength === '50 mg' ? { ...row, isActive: false } : row));
    expect(stateOf(settled(chosen(...toProduct), rows))).toBe('strength');
  });

  it('P-025 is reported until the user continues', () => {
    const rows = without(({ strength }) => strength === '50 mg');
    const fallen = settled(chosen(...toProduct), rows);
    const on = settled(send(fallen, chooseStrength('Compound', '100 mg')), rows);
    expect(stateOf(on)).toBe('product');
    expect(noticeOf(on)).toBeNull();
  });
});

describe('filters without results', () => {
  it.each([
    ['forms', toProduct.slice(0, 1), 'presentation'],
    ['strengths', toProduct.slice(0, 2), 'strength'],
    ['products', toProduct, 'product'],
  ] as const)('P-025 keep the selection and report it: no %s', (_, events, step) => {
    const narrowed = settled(send(chosen(...events), { type: 'changeFilters', filters: { flavorIds: ['3'] } }));
    expect(stateOf(narrowed)).toBe(step);
    expect(noticeOf(narrowed)).toBe(noProductsTexts.filtered);
    const wide = settled(send(narrowed, { type: 'changeFilters', filters: { flavorIds: [] } }));
    expect([stateOf(wide), noticeOf(wide)]).toEqual([step, null]);
  });

  it('P-025 without a filter, report the medication as unavailable and offer All', () => {
    const slow = chosen(chooseFamily('Palladia'));
    expect([stateOf(slow), noticeOf(slow)]).toEqual(['presentation', noProductsTexts.unfiltered]);
    const all = settled(send(slow, { type: 'changeFilters', filters: { timeToShip: 'All' } }));
    expect(noticeOf(all)).toBeNull();
    expect(all.can(choosePresentation('7'))).toBe(true);
  });

  it('P-025 report nothing while a response is pending', () => {
    const waiting = send(opened(), chooseFamily('Gabapentin'));
    expect(noticeOf(waiting)).toBeNull();
    expect(answersTo(waiting)).toHaveLength(1);
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAssignment, sampleLocation, samplePractice } from '../../../../testing/sample-practice';
import { button, draft, openRequest, optionsOf, product, renewal, scheduleIV, task, valueOf } from './form.test-data';

const rangeError = 'Must be greater than zero & less than 10000';
const portal = { id: '2', name: 'Brava', description: 'Brava', code: 'brava' } as const;
const brava = samplePractice({
  assignment: sampleAssignment({ location: sampleLocation({ locationPortalType: portal }) }),
});

describe('product of a request', () => {
  it('P-045 shows name, form, and strength, and requires the quantity in a draft too', async () => {
    const { field, fill, says, saveDraft, hasSent } = await openRequest();
    expect(field('Product Name').textContent).toBe('Gabapentin Capsules');
    expect(field('Form').textContent).toBe('Capsule');
    expect(field('Strength').textContent).toBe('100 mg');
    await fill('Quantity', '');
    await saveDraft();
    expect(says('Quantity')).toBe('This field is required');
    expect(hasSent()).toBe(false);
  });

  it('P-318 rejects a fraction of a capsule', async () => {
    const { fill, says, saveDraft, hasSent } = await openRequest();
    await fill('Quantity', '30.55');
    await saveDraft();
    expect(says('Quantity')).toBe('Enter whole capsules');
    expect(hasSent()).toBe(false);
  });

  it('P-318 sends less than one milliliter', async () => {
    const { fill, saveDraft, sent } = await openRequest(
      task({ product: product({ unitMeasure: { description: 'mL' } }) }),
    );
    await fill('Quantity', '0.6');
    await saveDraft();
    expect((await sent()).input.unitPerFill).toBe(0.6);
  });

  it('P-045 requires a strength, except for a controlled product', async () => {
    const { saveDraft, says, hasSent } = await openRequest(task({ product: product({ strengthDisplay: null }) }));
    await saveDraft();
    expect(says('Product Name')).toBe('This field is required');
    expect(hasSent()).toBe(false);
  });

  it('P-045 allows a controlled product without a strength', async () => {
    const { saveDraft, sent } = await openRequest(task({ product: { ...scheduleIV, strengthDisplay: null } }));
    await saveDraft();
    expect((await sent()).addPrescriptionType).toBe('SaveAsDraft');
  });

  it('P-046 reports an inactive product as unavailable; a draft of it can be saved', async () => {
    const { saveDraft, sent } = await openRequest(task({ product: product({ isActive: false }) }));
    expect(screen.getByText('This product is not available, please reselect')).toBeDefined();
    await saveDraft();
    expect((await sent()).input.productId).toBe('40');
  });

  it('P-051 shows a banner for a product that is out of stock, which can be authorized', async () => {
    const { sign, sent } = await openRequest(renewal(product({ isOutOfStock: true })));
    expect(screen.getByText('Temporarily Out of Stock')).toBeDefined();
    await sign();
    expect((await sent()).addPrescriptionType).toBe('AuthorizeRx');
  });

  it('P-050 offers the flavors of the product and sends the chosen one', async () => {
    const productFlavors = [
      { flavorId: '3', flavor: 'Chicken' },
      { flavorId: '4', flavor: 'Fish' },
    ];
    const { field, press, choose, saveDraft, sent } = await openRequest(
      task({ product: product({ hasFlavor: true, productFlavors }) }),
    );
    await press('Advanced Options');
    expect(optionsOf(field('Flavor'))).toEqual(['Chicken', 'Fish']);
    await choose('Flavor', 'Fish');
    await saveDraft();
    expect((await sent()).input.flavorId).toBe('4');
  });

  it('P-050 offers none if the product has none', async () => {
    const productFlavors = [{ flavorId: '3', flavor: 'Chicken' }];
    const { field, press } = await openRequest(task({ product: product({ hasFlavor: false, productFlavors }) }));
    await press('Advanced Options');
    expect(field('Flavor').tagName).toBe('OUTPUT');
  });
});

describe('quantity of a request', () => {
  it('P-047 is a number up to 9999 with at most 2 decimals', async () => {
    const { fill, says, field, saveDraft, sent, hasSent } = await openRequest(
      task({ product: product({ unitMeasure: { description: 'mL' } }) }),
    );
    for (const wrong of ['0', '10000', '1.234', 'ten', '-1']) {
      await fill('Quantity', wrong);
      expect([wrong, says('Quantity')]).toEqual([wrong, rangeError]);
      expect(field('Quantity').value).toBe(wrong);
    }
    await saveDraft();
    expect(hasSent()).toBe(false);
    await fill('Quantity', '12.25');
    await saveDraft();
    expect((await sent()).input.unitPerFill).toBe(12.25);
  });

  it('P-048 P-164 defaults to the requested quantity, typed at every location outside the brand portal', async () => {
    const { field } = await openRequest();
    expect(field('Quantity').value).toBe('10');
    expect(screen.queryByRole('group', { name: 'Packs' })).toBeNull();
  });

  it('P-048 is whole packs at the brand portal, never fewer than requested', async () => {
    const { press, saveDraft, sent } = await openRequest(task({ quantityRequested: 2 }), { practice: brava });
    const packs = () => screen.getByRole('group', { name: 'Packs' }).querySelector('output')?.textContent;
    expect(packs()).toBe('2 packs');
    expect(button('One pack less').getAttribute('aria-disabled')).toBe('true');
    await press('One pack more');
    expect(packs()).toBe('3 packs');
    expect(valueOf('Quantity')).toEqual(['90 (ninety) capsules']);
    await press('One pack less');
    await press('One pack less');
    expect(packs()).toBe('2 packs');
    await saveDraft();
    expect((await sent()).input.unitPerFill).toBe(60);
  });

  it.each([
    { requested: 10, remaining: 9, shows: true },
    { requested: 10, remaining: 10, shows: false },
    { requested: 10, remaining: null, shows: false },
  ])(
    'P-049 shows the notice for $requested requested of $remaining left: $shows',
    async ({ requested, remaining, shows }) => {
      await openRequest(task({ quantityRequested: requested, remainingQty: remaining, prescription: draft() }));
      const notice =
        'The client ordered more than is currently authorized. Please authorize the new quantity, or decline and copy.';
      expect(screen.queryByText(notice) !== null).toBe(shows);
    },
  );

  it('P-353 explains the ordered, remaining, and authorized quantities, and follows the form', async () => {
    const { fill } = await openRequest(
      task({ quantityRequested: 180, remainingQty: 120, prescription: draft({ unitPerFill: 60, refills: 5 }) }),
    );
    const text = (perFill: string) => `Ordered: 180 capsules. Left: 120 capsules. This form: ${perFill}`;
    expect(screen.getByText(text('60 capsules per fill, 360 capsules in total, enough for the order.'))).toBeDefined();
    await fill('Quantity', '20');
    expect(screen.getByText(text('20 capsules per fill, 120 capsules in total, less than the order.'))).toBeDefined();
  });

  it('P-353 also explains them if no more was ordered than is left, but not if one fill is the order', async () => {
    const { fill } = await openRequest(
      task({ quantityRequested: 30, remainingQty: 120, prescription: draft({ unitPerFill: 60, refills: 5 }) }),
    );
    expect(screen.getByText(/^Ordered: 30 capsules\. Left: 120 capsules\. .*enough for the order\.$/)).toBeDefined();
    await fill('Quantity', '30');
    expect(screen.queryByText(/^Ordered: /)).toBeNull();
  });
});

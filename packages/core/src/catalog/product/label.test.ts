import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryTimeLabel, outOfStockBanner } from './availability.js';
import { dosageImageNotFound, dosageImageOf, dosageImages } from './dosage-image.js';
import { shelfLifeLabel } from './shelf-life.js';
import { weightRangeLabel } from './weight-range.js';

describe('labels of a product', () => {
  it('P-186 show the weight range, an open end as a single comparison, nothing when both are open', () => {
    expect(weightRangeLabel({ weightMin: 0, weightMax: 22 })).toBe('< 22 lbs');
    expect(weightRangeLabel({ weightMin: 44.1, weightMax: 10_000 })).toBe('> 44.1 lbs');
    expect(weightRangeLabel({ weightMin: 11.1, weightMax: 22 })).toBe('11.1 lbs - 22 lbs');
    expect(weightRangeLabel({ weightMin: 0, weightMax: 10_000 })).toBeNull();
    expect(weightRangeLabel({ weightMin: null, weightMax: null })).toBeNull();
  });

  it('P-187 show the maximum shelf life in days for signa, not for preventatives and food', () => {
    const compound = { shelfLife: 180, classification: 'Compound', productPortalTypes: ['brava', 'signa'] };
    expect(shelfLifeLabel(compound)).toBe('180 days');
    expect(shelfLifeLabel({ ...compound, shelfLife: 1 })).toBe('1 day');
    expect(shelfLifeLabel({ ...compound, productPortalTypes: ['brava'] })).toBeNull();
    for (const classification of ['Preventative', 'Food - Wet', 'Food - Dry'])
      expect(shelfLifeLabel({ ...compound, classification })).toBeNull();
    expect(shelfLifeLabel({ ...compound, shelfLife: null })).toBeNull();
    expect(shelfLifeLabel({ ...compound, shelfLife: 0 })).toBeNull();
  });

  it('P-180 show why a product is out of stock', () => {
    expect(outOfStockBanner({ isOutOfStock: true, status: 'Back in March' })).toBe('Back in March');
    expect(outOfStockBanner({ isOutOfStock: true, status: ' ' })).toBe('Temporarily Out of Stock');
    expect(outOfStockBanner({ isOutOfStock: true, status: null })).toBe('Temporarily Out of Stock');
    expect(outOfStockBanner({ isOutOfStock: false, status: 'Active' })).toBeNull();
  });

  it('P-145 show the delivery time in business days', () => {
    expect(deliveryTimeLabel({ min: 1, max: 2 })).toBe('1 to 2 business days');
    expect(deliveryTimeLabel({ min: 3, max: 3 })).toBe('3 business days');
    expect(deliveryTimeLabel({ min: 1, max: 1 })).toBe('1 business day');
    expect(deliveryTimeLabel(null)).toBeNull();
  });
});

describe('images of dosage forms', () => {
  it('P-145 exist for at least 80 forms', () => {
    const files = Object.values(dosageImages);
    expect(files.length).toBeGreaterThanOrEqual(80);
    for (const file of files) expect(file).toMatch(/^[a-z]+(-[a-z]+)*\.svg$/);
  });

  it('P-145 are found ignoring case, with the not-found image for any other form', () => {
    expect(dosageImageOf('Tablet')).toBe('tablet.svg');
    expect(dosageImageOf(' Chewable Tablet ')).toBe('tablet-chewable.svg');
    for (const form of ['Hologram', '', 'constructor', '__proto__'])
      expect(dosageImageOf(form)).toBe(dosageImageNotFound);
  });

  it('P-145 exist for every form in the sample catalog', () => {
    const forms = [
      'Bag',
      'Can',
      'Caplet',
      'Capsule',
      'Chewable',
      'Chewable Tablet',
      'Collar',
      'Delayed-Release Capsule',
      'Delayed-Release Tablet',
      'Extended-Release Capsule',
      'Extended-Release Tablet',
      'Flavored Tablet',
      'Granules',
      'Inhaler',
      'Injection',
      'Intrauterine Solution',
      'Mini Tablet',
      'Mousse',
      'Ophthalmic Gel',
      'Ophthalmic Ointment',
      'Ophthalmic Solution',
      'Ophthalmic Suspension',
      'Oral Drops',
      'Oral Gel',
      'Oral Liquid',
      'Oral Paste',
      'Oral Powder',
      'Oral Solution',
      'Oral Suspension',
      'Oral Syrup',
      'Oral Transmucosal Gel',
      'Oral Transmucosal Solution',
      'Orally Disintegrating Tablet',
      'Otic Cleanser',
      'Otic Gel',
      'Otic Ointment',
      'Otic Solution',
      'Otic Suspension',
      'Pellets',
      'Shampoo',
      'Soft Chew',
      'Tablet',
      'Topical Cream',
      'Topical Gel',
      'Topical Ointment',
      'Topical Solution',
      'Topical Spray',
      'Transdermal Gel',
      'Transdermal Ointment',
      'Transdermal Patch',
      'Transdermal Solution',
      'Wipes',
    ];
    expect(forms.filter((form) => dosageImageOf(form) === dosageImageNotFound)).toEqual([]);
  });

  it('P-145 always exist, whatever the text', () => {
    const files = new Set([...Object.values(dosageImages), dosageImageNotFound]);
    fc.assert(fc.property(fc.string(), (form) => files.has(dosageImageOf(form))));
  });
});

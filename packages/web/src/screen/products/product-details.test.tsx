import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProductScreen } from './product-screen';
import { recentsOf } from '../../platform/recents/recents';
import { renderScreen } from '../../testing/render';
import { createProductServer, detailedProduct } from '../../part/product/product.test-data';
import { ImageCarousel } from '../../part/product/details/image-carousel';
import { imagesOf } from '../../part/product/details/product-images';
import type { DetailedProduct } from '../../part/product/details/product-images';
import { ProductDetailsDialog } from '../../part/product/details/product-details-dialog';

function show(product: DetailedProduct | null, familyPrice: string | null = null) {
  const server = createProductServer();
  server.answer('GetProductByProductId', { product });
  const dialog = (
    <ProductDetailsDialog productId="7" title="Galliprant" familyPrice={familyPrice} onClose={() => undefined} />
  );
  return renderScreen(dialog, { server });
}

const fact = (label: string) => screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling?.textContent;
const fold = (title: string) => screen.getByRole('heading', { name: title }).closest('details');

describe('product details', () => {
  it('P-179 show title, family, form, species, flavors, price, shelf life, and delivery time', async () => {
    show(detailedProduct());
    expect(screen.getByRole('heading', { name: 'Galliprant' })).toBeDefined();
    await screen.findByText('Canine');
    expect(fact('Product Family')).toBe('Galliprant');
    expect(fact('Form')).toBe('Flavored Tablet');
    expect(fact('Flavors')).toBe('Liver');
    expect(fact('Price')).toBe('$204.99');
    expect(fact('Delivery time')).toBe('1 to 2 business days');
    expect(fact('Max shelf life')).toBe('730 days');
  });

  it("P-179 show a family's price range, and the price of the product in its panel", async () => {
    show(detailedProduct(), '$56.99 - $254.99');
    await screen.findByText('$56.99 - $254.99');
    expect(fold('Pricing')?.textContent).toContain('$204.99');
  });

  it('P-179 have an icon and a label for prescription, vet exclusive, hazardous, controlled, and temperature', async () => {
    const handled = { isHazardous: true, isTempSensitive: true, isControlled: true, deaSchedule: 'C-IV' } as const;
    const { unmount } = show(detailedProduct({ ...handled, productApprovalType: 'AOTC' }));
    for (const word of ['Vet exclusive', 'Hazardous', 'C-IV Controlled', 'Temperature sensitive'])
      expect((await screen.findByText(word)).parentElement?.querySelector('svg')).toBeTruthy();
    expect(screen.queryByText('Rx')).toBeNull();
    unmount();
    show(detailedProduct());
    expect((await screen.findByText('Rx')).parentElement?.querySelector('svg')).toBeTruthy();
    expect(screen.queryByText('Vet exclusive')).toBeNull();
  });

  it('P-179 report when the product does not exist', async () => {
    show(null);
    expect(await screen.findByText('No Product Details Found!')).toBeDefined();
  });

  it('P-180 show an out-of-stock banner with its status text or the default', async () => {
    const { unmount } = show(detailedProduct({ isOutOfStock: true, status: 'Back in June' }));
    expect(await screen.findByText('Back in June')).toBeDefined();
    unmount();
    show(detailedProduct({ isOutOfStock: true, status: ' ' }));
    expect(await screen.findByText('Temporarily Out of Stock')).toBeDefined();
  });

  it('P-187 omit the shelf life for preventatives and products of another portal', async () => {
    const { unmount } = show(detailedProduct({ classification: 'Preventative' }));
    await screen.findByText('Flavored Tablet');
    expect(screen.queryByText('Max shelf life')).toBeNull();
    unmount();
    show(detailedProduct({ productPortalTypes: ['brava'] }));
    await screen.findByText('Flavored Tablet');
    expect(screen.queryByText('Max shelf life')).toBeNull();
  });

  it('P-182 have the panels Pricing, Description, Prescribing Details, Ingredients, and Additional Details', async () => {
    show(
      detailedProduct({
        additionalDescription1: 'First more.',
        additionalDescription4: 'Last more.',
        weightMin: 11.1,
        weightMax: 22,
      }),
    );
    await screen.findByText('Flavored Tablet');
    expect(fold('Description')?.textContent).toContain('First more.Last more.');
    expect(fold('Prescribing Details')?.textContent).toContain('Give by mouth once daily.');
    expect(fold('Prescribing Details')?.textContent).toContain('Not for cats.');
    expect(fold('Ingredients')?.textContent).toContain('grapiprant');
    const more = fold('Additional Details')?.textContent;
    for (const text of ['GAL-60-90', 'Elanco', 'Medication', '60 mg', '90 tablets', '11.1 lbs - 22 lbs'])
      expect(more).toContain(text);
    expect(fold('Ingredients')?.open).toBe(false);
  });

  it('P-014 P-290 have their own page, which is added to recent records', async () => {
    const server = createProductServer();
    server.answer('GetProductByProductId', { product: detailedProduct() });
    renderScreen(<ProductScreen />, { server, path: '/products/7' });
    const details = within(await screen.findByRole('region', { name: 'Product details' }));
    expect(await details.findByRole('heading', { name: 'Galliprant Tablets 60 mg' })).toBeDefined();
    expect(details.getByText('Additional Details')).toBeDefined();
    expect(recentsOf({ locationUserId: '11', locationId: '1' })).toMatchObject([
      { kind: 'product', id: '7', title: 'Galliprant Tablets 60 mg', family: 'Galliprant' },
    ]);
  });
});

describe('product images', () => {
  afterEach(() => void vi.useRealTimers());

  it('P-181 are front, back, tilted left and right, and at most three more, if available', () => {
    const images = imagesOf({
      imageFront: 'front.jpg',
      imageBack: null,
      imageTiltLeft: 'left.jpg',
      imageTiltRight: 'right.jpg',
      additionalImages: ['a.jpg', '', 'b.jpg', 'c.jpg', 'd.jpg'],
    });
    expect(images.map(({ source }) => source)).toEqual([
      'front.jpg',
      'left.jpg',
      'right.jpg',
      'a.jpg',
      'b.jpg',
      'c.jpg',
    ]);
  });

  const two = [
    { label: 'Front', source: 'front.jpg' },
    { label: 'Back', source: 'back.jpg' },
  ];
  const shown = () => screen.getByRole('img').getAttribute('src');

  it('P-181 advance automatically only if there are several', () => {
    vi.useFakeTimers();
    const { unmount } = renderScreen(<ImageCarousel images={two} title="Galliprant" form="Tablet" />);
    expect(shown()).toBe('front.jpg');
    act(() => void vi.advanceTimersByTime(4_500));
    expect(shown()).toBe('back.jpg');
    unmount();
    renderScreen(<ImageCarousel images={two.slice(0, 1)} title="Galliprant" form="Tablet" />);
    act(() => void vi.advanceTimersByTime(9_000));
    expect(shown()).toBe('front.jpg');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('P-181 can be changed and paused, with the dosage form icon if there are none', async () => {
    const { user, unmount } = renderScreen(<ImageCarousel images={two} title="Galliprant" form="Tablet" />);
    await user.click(screen.getByRole('button', { name: 'Previous image' }));
    expect(shown()).toBe('back.jpg');
    await user.click(screen.getByRole('button', { name: 'Pause the slideshow' }));
    expect(screen.getByRole('button', { name: 'Play the slideshow' })).toBeDefined();
    unmount();
    renderScreen(<ImageCarousel images={[]} title="Galliprant" form="Tablet" />);
    expect(screen.getByRole('img', { name: 'Tablet' })).toBeDefined();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RouteParams } from '../../part/page/route-params';
import {
  createProductServer,
  detailedProduct,
  families,
  family,
  richAnswer,
} from '../../part/product/product.test-data';
import { renderScreen } from '../../testing/render';
import { samplePractice } from '../../testing/sample-practice';
import { settled } from '../../testing/settled';
import { ProductScreen } from './product-screen';
import { ProductsScreen } from './products-screen';

describe('the product catalog', () => {
  it('P-014 P-019 opens a family in the details dialog, with its price range', async () => {
    const server = createProductServer([family({ productFamily: 'Galliprant', name: 'Galliprant', id: '7' })]);
    server.answer('GetProductByProductId', { product: detailedProduct() });
    const { user, path } = renderScreen(<ProductsScreen />, {
      server,
      practice: samplePractice({ features: ['fancySearch'] }),
      path: '/products',
    });
    expect(screen.queryByText('Search For Product')).toBeNull();
    await user.type(screen.getByLabelText('Search By Product Name'), 'galli');
    await user.click(await screen.findByRole('option'));
    expect(await screen.findByText('$11.49 - $36.49')).toBeDefined();
    expect(server.lastVariables('GetProductByProductId')).toEqual({ id: '7' });
    expect(screen.getByText('Open as a page').getAttribute('href')).toBe('/products/7');
    await user.click(screen.getByText('Prescribe'));
    expect(path()).toMatch(/^\/create\/rx\/product-selection\/\?productFamily=/);
  });

  const features = ['fancySearch', 'searchFilters'];
  const show = (path: string, server = createProductServer(families(12))) =>
    renderScreen(<ProductsScreen />, { server, practice: samplePractice({ features }), path });
  const box = () => screen.getByLabelText<HTMLInputElement>('Search By Product Name');

  it('P-014 restores the search from its address, and clearing the field removes it', async () => {
    const { user, server, path } = show('/products?search=pred&page=2');
    expect(await screen.findByText('Products 11 to 12 of 12')).toBeDefined();
    expect(box().value).toBe('pred');
    expect(server.calls('SearchProducts')).toHaveLength(1);
    await user.clear(box());
    await waitFor(() => expect(path()).toBe('/products'));
    expect(await screen.findByText('Find Your Product')).toBeDefined();
  });

  it('P-014 shows why the search failed, and retries', async () => {
    const server = createProductServer(families(12));
    server.fail('SearchProducts', 'PARTNER_UNREACHABLE', 'The catalog does not answer.');
    const { user } = show('/products?search=pred', server);
    expect(await screen.findByText('The catalog does not answer.')).toBeDefined();
    expect(screen.queryByLabelText('Searching')).toBeNull();
    server.answer('SearchProducts', ({ text, offset }) => richAnswer(families(12), offset ?? 0, text));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Products 1 to 10 of 12')).toBeDefined();
    expect(screen.queryByText('The catalog does not answer.')).toBeNull();
  });

  it('P-014 redirects from a page beyond the end to the last page', async () => {
    const { path } = show('/products?search=pred&page=99');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(screen.getByText('Products 11 to 12 of 12')).toBeDefined();
    expect(path()).toBe('/products?search=pred&page=2');
  });

  it('P-014 P-017 P-020 sends one request for page 1 when filters are applied on page 2, and one when they are cleared', async () => {
    const { user, server, path } = show('/products?search=pred&page=2');
    await screen.findByText('Products 11 to 12 of 12');
    await user.click(screen.getByRole('button', { name: 'Show Filters' }));
    const panel = within(screen.getByRole('form', { name: 'Filter By' }));
    await user.click(panel.getByLabelText(/^Canine/));
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    await screen.findByText('Products 1 to 10 of 12');
    await settled(server);
    expect(path()).toBe('/products?search=pred');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText('Products 11 to 12 of 12');
    await user.click(panel.getByRole('button', { name: 'Clear All' }));
    await screen.findByText('Products 1 to 10 of 12');
    await settled(server);
    expect(server.calls('SearchProducts').map(({ variables }) => variables)).toEqual([
      expect.objectContaining({ offset: 10 }),
      expect.objectContaining({ offset: 0, speciesId: ['canine'] }),
      expect.objectContaining({ offset: 10, speciesId: ['canine'] }),
      expect.objectContaining({ offset: 0 }),
    ]);
    expect(server.lastVariables('SearchProducts')?.speciesId).toBeUndefined();
  });

  it('P-014 returns from a product page to the search', async () => {
    const server = createProductServer(families(12));
    server.answer('GetProductByProductId', { product: detailedProduct() });
    const { user, path } = renderScreen(
      <Routes>
        <Route path="/products" element={<ProductsScreen />} />
        <Route
          path="/products/:id"
          element={
            <RouteParams value={{ id: '7' }}>
              <ProductScreen />
            </RouteParams>
          }
        />
      </Routes>,
      { server, practice: samplePractice({ features: ['fancySearch'] }), path: '/products?search=pred&page=2' },
    );
    await user.click((await screen.findAllByRole('option'))[0]!);
    await user.click(await screen.findByText('Open as a page'));
    await user.click(await screen.findByRole('link', { name: 'Back' }));
    expect(path()).toBe('/products?search=pred&page=2');
    expect(box().value).toBe('pred');
  });
});

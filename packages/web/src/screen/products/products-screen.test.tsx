import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProductServer, detailedProduct, family } from '../../part/product/product.test-data';
import { renderScreen } from '../../testing/render';
import { samplePractice } from '../../testing/sample-practice';
import { ProductsScreen } from './products-screen';

describe('the catalogue', () => {
  it('P-014 P-019 opens a family that was found in the details modal, with its price range', async () => {
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
});

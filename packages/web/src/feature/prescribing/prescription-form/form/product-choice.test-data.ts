import type { FakeServer } from '../../../../testing/fake-server';
import { product } from '../../queue/open/form.test-data';
import type { FormProduct } from '../state/setting';
import { offerOf } from './offer.test-data';

export const sixty = product({ id: '41', packsizeQty: 60, title: 'Gabapentin Capsules, bottle of 60' });
export const strong = product({ id: '42', strengthDisplay: '300 mg', title: 'Gabapentin Capsules 300 mg' });
const solutionForm = { id: '3', description: 'Oral Solution', image: 'solution.svg' };
const solution = product({
  id: '43',
  title: 'Gabapentin Oral Solution 50 mg/mL',
  productPresentation: solutionForm,
  productPresentationId: '3',
  strengthDisplay: '50 mg/mL',
  unitMeasure: { description: 'mL' },
  packsizeQty: 120,
  isOutOfStock: true,
});

/** A server whose family has capsules in two strengths and a solution. */
export function offering(
  server: FakeServer,
  capsules: readonly FormProduct[] = [product(), sixty, strong],
): FakeServer {
  server.answer('GetProductPresentationsForProductFamily', {
    productPresentations: [product().productPresentation, solutionForm],
  });
  server.answer('GetProductsExtendedDataFromProductFamily', ({ productPresentationId }) =>
    offerOf(productPresentationId === '3' ? [solution] : capsules),
  );
  return server;
}

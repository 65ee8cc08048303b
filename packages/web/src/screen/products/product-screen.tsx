import { chakra } from '@chakra-ui/react';
import { productEntry } from '@signa/core/portal';
import { ArrowLeft } from 'lucide-react';
import { Page } from '../../part/page/page';
import { useNoteOpened } from '../../platform/recents/use-recents';
import { useRouteParam } from '../../part/page/route-params';
import { LinkButton } from '../../part/button/link-button';
import { useListPath } from '../../part/list/use-list-path';
import { LoadedDetails, useProduct } from '../../part/product/details/loaded-details';
import type { DetailedProduct } from '../../part/product/details/product-images';
import { Card } from '../../part/surface/card';
import { fullTitle } from '../../part/text/product-title';

/** `/products/{id}`: product details as a page (P-014). */
export function ProductScreen() {
  const read = useProduct(useRouteParam('id'));
  const listPath = useListPath('/products');
  useNoteOpened(read.product ? openedProduct(read.product) : null);
  const title = read.product ? fullTitle(read.product) : 'Product details';
  return (
    <Page
      crumbs={[{ label: title }]}
      actions={
        <LinkButton to={listPath} icon={ArrowLeft}>
          Back
        </LinkButton>
      }
    >
      <Card p="4" maxW="56rem" aria-label="Product details">
        {read.product && (
          <chakra.h2 textStyle="section" mb="4">
            {title}
          </chakra.h2>
        )}
        <LoadedDetails read={read} />
      </Card>
    </Page>
  );
}

const openedProduct = (product: DetailedProduct) =>
  productEntry({ ...product, name: product.title, presentations: [product.productPresentation.description] });

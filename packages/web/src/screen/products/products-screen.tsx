import { formatPrice } from '@signa/core/catalog';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { visitOfFamily } from '@signa/core/prescribing';
import { Page } from '../../part/page/page';
import { usePractice } from '../../platform/practice/practice';
import { Button } from '../../part/button/button';
import { LinkButton } from '../../part/button/link-button';
import { ProductDetailsDialog } from '../../part/product/details/product-details-dialog';
import { ProductSearchPanel } from '../../part/product/search/product-search-panel';
import type { FoundFamily } from '../../part/product/search/use-found-families';
import { useProductSearch } from '../../part/product/search/use-product-search';
import { KeyHints } from '../../feature/prescribing/wizard/flow/key-hints';

/** `/products`: the product search, with results that open the details dialog (P-014). */
export function ProductsScreen() {
  const search = useProductSearch({ isOfficeUse: false, isInAddress: true });
  const [shown, setShown] = useState<FoundFamily | null>(null);
  return (
    <Page actions={<KeyHints />}>
      <ProductSearchPanel search={search} onChoose={setShown} />
      {shown && (
        <ProductDetailsDialog
          productId={shown.id}
          title={shown.name}
          familyPrice={priceOf(shown)}
          footer={<Acts family={shown} />}
          onClose={() => setShown(null)}
        />
      )}
    </Page>
  );
}

/** Price of a family, or its price range (P-179, P-183). */
function priceOf({ srp, srpHighest }: FoundFamily): string | null {
  if (srp === null) return null;
  return srpHighest === null || srpHighest === srp
    ? formatPrice(srp)
    : `${formatPrice(srp)} - ${formatPrice(srpHighest)}`;
}

function Acts({ family }: { readonly family: FoundFamily }) {
  const { mayUse } = usePractice();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const prescribe = () => {
    const visit = visitOfFamily(family.productFamily);
    void navigate(visit.path + visit.search);
  };
  return (
    <>
      <LinkButton to={`/products/${family.id}`} state={{ from: pathname + search }}>
        Open as a page
      </LinkButton>
      {mayUse('AddPrescription') && (
        <Button variant="solid" iconAfter={ArrowRight} onClick={prescribe}>
          Prescribe
        </Button>
      )}
    </>
  );
}

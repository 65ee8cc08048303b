import { PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../part/button/button';
import { Dialog } from '../../../../part/overlay/dialog';
import { ProductSearchPanel } from '../../../../part/product/search/product-search-panel';
import { useProductSearch } from '../../../../part/product/search/use-product-search';
import { useFormWork } from '../form/form-work-context';
import type { ProductChoice } from '../form/use-product-choice';

interface ChooseProductProps {
  readonly choice: ProductChoice;
}

/**
 * Chooses a product outside the family. Copies allow this, as do requests whose product is out of stock or discontinued
 * (P-042, P-155).
 */
export function ChooseProduct({ choice }: ChooseProductProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" icon={PackageSearch} onClick={() => setOpen(true)}>
        {choice.selection.productFamily === null ? 'Choose a product' : 'Choose another product'}
      </Button>
      {isOpen && <SearchDialog choice={choice} onClose={close} />}
    </>
  );
}

function SearchDialog({ choice, onClose }: ChooseProductProps & { readonly onClose: () => void }) {
  const { setting } = useFormWork();
  const search = useProductSearch({ isOfficeUse: setting.isOfficeUse });
  return (
    <Dialog title="Choose a product" width="form" hasFixedHeight onClose={onClose}>
      <ProductSearchPanel
        search={search}
        onChoose={({ productFamily }) => {
          choice.chooseFamily(productFamily);
          onClose();
        }}
      />
    </Dialog>
  );
}

import { Dialog } from '../../overlay/dialog';
import { LoadedDetails, useProduct } from './loaded-details';
import type { ReactNode } from 'react';

interface ProductDetailsDialogProps {
  readonly productId: string;
  /** Title until the product has loaded, and for a family. */
  readonly title: string;
  readonly familyPrice?: string | null;
  readonly footer?: ReactNode;
  readonly onClose: () => void;
}

/** The product details dialog (P-179). */
export function ProductDetailsDialog({ productId, title, familyPrice, footer, onClose }: ProductDetailsDialogProps) {
  const read = useProduct(productId);
  return (
    <Dialog title={title} width="form" hasFixedHeight onClose={onClose} footer={footer}>
      <LoadedDetails read={read} familyPrice={familyPrice ?? null} />
    </Dialog>
  );
}

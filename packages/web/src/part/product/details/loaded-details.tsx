import { GetProductByProductIdDocument } from '@signa/core/contract/typed';
import { PackageX } from 'lucide-react';
import { useOperation } from '../../../client/query/use-operation';
import { Empty } from '../../surface/empty';
import { FailedLine } from '../../surface/failed-line';
import { SkeletonFacts } from '../../surface/skeleton';
import { ProductDetails } from './product-details';
import type { ProductDetailsProps } from './product-details';
import type { DetailedProduct } from './product-images';

/** The loaded product: `null` if it does not exist, undefined while unknown. */
interface ProductRead {
  readonly product: DetailedProduct | null | undefined;
  /** The error of the lookup. */
  readonly failure: string | null;
  readonly refreshing: boolean;
  readonly again: () => void;
}

interface LoadedDetailsProps extends Pick<ProductDetailsProps, 'familyPrice'> {
  readonly read: ProductRead;
}

/** Looks up a product by its ID; an invalid ID is that of no product. */
export function useProduct(id: string): ProductRead {
  const { data, failure, refreshing, again } = useOperation(GetProductByProductIdDocument, { id });
  const isMissing = failure?.code === 'NOT_FOUND' || failure?.code === 'BAD_USER_INPUT';
  return {
    product: isMissing ? null : data?.product,
    failure: isMissing ? null : (failure?.message ?? null),
    refreshing,
    again,
  };
}

/** The details once loaded, or a message that there are none (P-179). */
export function LoadedDetails({ read, familyPrice }: LoadedDetailsProps) {
  const { product, failure } = read;
  if (product) return <ProductDetails product={product} familyPrice={familyPrice ?? null} />;
  if (product === null) return <Empty icon={PackageX} title="No Product Details Found!" minH="14rem" />;
  if (failure)
    return (
      <FailedLine onRetry={read.again} busy={read.refreshing}>
        {failure}
      </FailedLine>
    );
  return <SkeletonFacts rows={3} label="Loading product details" />;
}

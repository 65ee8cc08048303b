import {
  GetLocationClientDocument,
  GetLocationPatientDocument,
  GetProductByProductIdDocument,
} from '@signa/core/contract/typed';
import { lookUpFreshFor, useOperation } from '../../client/query/use-operation';
import { FilterChip } from '../../part/list/filter-chip';
import type { History } from './use-history';

const named = { freshFor: lookUpFreshFor } as const;

/** Client, patient, and product filters: set from a row, shown by name, and cleared here. */
export function NamedFilters({ history: { filters, change } }: { readonly history: History }) {
  const { clientId, patientId, productId } = filters;
  const client = useOperation(
    GetLocationClientDocument,
    { id: clientId ?? '' },
    { ...named, enabled: clientId !== null },
  );
  const patient = useOperation(
    GetLocationPatientDocument,
    { id: patientId ?? '' },
    { ...named, enabled: patientId !== null },
  );
  const product = useOperation(
    GetProductByProductIdDocument,
    { id: productId ?? '' },
    { ...named, enabled: productId !== null },
  );
  const owner = client.data?.locationClient;
  return (
    <>
      {clientId !== null && (
        <FilterChip
          name="Client"
          value={[owner?.firstName, owner?.lastName].filter(Boolean).join(' ') || '1'}
          onClear={() => change({ clientId: null })}
        />
      )}
      {patientId !== null && (
        <FilterChip
          name="Patient"
          value={patient.data?.locationPatient?.name ?? '1'}
          onClear={() => change({ patientId: null })}
        />
      )}
      {productId !== null && (
        <FilterChip
          name="Product"
          value={product.data?.product?.title ?? '1'}
          onClear={() => change({ productId: null })}
        />
      )}
    </>
  );
}

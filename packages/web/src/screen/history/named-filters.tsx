import {
  GetLocationClientDocument,
  GetLocationPatientDocument,
  GetProductByProductIdDocument,
} from '@signa/core/contract/typed';
import { historyFilterLabel } from '@signa/core/prescribing';
import { lookUpFreshFor, useOperation } from '../../client/query/use-operation';
import { FilterChip } from '../../part/list/filter-chip';
import type { History } from './use-history';

/** Filters that are set from a row, shown by the name of the record, and cleared here. */
interface NamedFilterProps {
  readonly history: History;
}

const lookUp = (id: string | null) => ({ freshFor: lookUpFreshFor, enabled: id !== null });

export function ClientFilter({ history: { filters, change } }: NamedFilterProps) {
  const { clientId } = filters;
  const { data } = useOperation(GetLocationClientDocument, { id: clientId ?? '' }, lookUp(clientId));
  if (clientId === null) return null;
  const client = data?.locationClient;
  return (
    <FilterChip
      name={historyFilterLabel('clientId')}
      value={[client?.firstName, client?.lastName].filter(Boolean).join(' ') || '1'}
      onClear={() => change({ clientId: null })}
    />
  );
}

export function PatientFilter({ history: { filters, change } }: NamedFilterProps) {
  const { patientId } = filters;
  const { data } = useOperation(GetLocationPatientDocument, { id: patientId ?? '' }, lookUp(patientId));
  if (patientId === null) return null;
  return (
    <FilterChip
      name={historyFilterLabel('patientId')}
      value={data?.locationPatient?.name ?? '1'}
      onClear={() => change({ patientId: null })}
    />
  );
}

export function ProductFilter({ history: { filters, change } }: NamedFilterProps) {
  const { productId } = filters;
  const { data } = useOperation(GetProductByProductIdDocument, { id: productId ?? '' }, lookUp(productId));
  if (productId === null) return null;
  return (
    <FilterChip
      name={historyFilterLabel('productId')}
      value={data?.product?.title ?? '1'}
      onClear={() => change({ productId: null })}
    />
  );
}

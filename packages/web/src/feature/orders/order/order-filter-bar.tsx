import { chakra } from '@chakra-ui/react';
import { GetOrderStatusDocument } from '@signa/core/contract/typed';
import { describedStatus, isFiltered, lineDisplayStatus, type OrderListFilters } from '@signa/core/orders';
import { RotateCcw } from 'lucide-react';
import { lookUpFreshFor, useOperation } from '../../../client/query/use-operation';
import { Button } from '../../../part/button/button';
import { MultipleChoice } from '../../../part/list/choice-list';
import { FilterChip } from '../../../part/list/filter-chip';
import { TimeRangeChip } from '../../../part/list/time-range-chip';

interface OrderFilterBarProps {
  readonly filters: OrderListFilters;
  readonly onChange: (change: Partial<Omit<OrderListFilters, 'page'>>) => void;
  /** Clears all filters, including the name. */
  readonly onReset: () => void;
}

const label = (code: string) => lineDisplayStatus({ status: describedStatus(code), shipped: false });

/** Status and time filters, and a button that resets them (C-139). */
export function OrderFilterBar({ filters, onChange, onReset }: OrderFilterBarProps) {
  const { statuses } = filters;
  const options = useOperation(GetOrderStatusDocument, {}, { freshFor: lookUpFreshFor });
  const choices = options.data?.orderStatus.map(({ code }) => ({ value: code, label: label(code) })) ?? [];
  return (
    <>
      <FilterChip
        name="Status"
        value={statuses.length > 1 ? String(statuses.length) : statuses[0] ? label(statuses[0]) : null}
        onClear={() => onChange({ statuses: [] })}
      >
        {() => (
          <MultipleChoice
            label="Status"
            choices={choices}
            values={statuses}
            onChange={(next) => onChange({ statuses: next })}
          />
        )}
      </FilterChip>
      <TimeRangeChip name="Created" range={filters} onChange={onChange} />
      {isFiltered(filters) && (
        <chakra.span>
          <Button variant="plain" size="sm" icon={RotateCcw} onClick={onReset}>
            Reset
          </Button>
        </chakra.span>
      )}
    </>
  );
}

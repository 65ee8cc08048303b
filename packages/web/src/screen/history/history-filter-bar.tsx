import { chakra } from '@chakra-ui/react';
import { GetLocationUsersThatCanAuthorizeDocument } from '@signa/core/contract/typed';
import {
  historyFilterLabel,
  type LabeledHistoryFilter,
  type RxStatusFilter,
  rxStatusFilters,
  statusFilterLabel,
} from '@signa/core/prescribing';
import { approvalTypeFilters } from '@signa/core/catalog';
import type { ComponentType } from 'react';
import { usePractice } from '../../platform/practice/practice';
import { lookUpFreshFor, useOperation } from '../../client/query/use-operation';
import { Switch } from '../../part/field/switch';
import { MultipleChoice, SingleChoice } from '../../part/list/choice-list';
import { DateRangeChip } from '../../part/list/date-range-chip';
import { FilterChip } from '../../part/list/filter-chip';
import { ApprovalTypeChip } from '../../feature/prescribing/prescription-list/approval-type-chip';
import { ClientFilter, PatientFilter, ProductFilter } from './named-filters';
import type { History } from './use-history';

interface HistoryFilterProps {
  readonly history: History;
}

/** The search has its own field, a switch shows active ones only, and `from` has the chip of the date. */
type BarFilter = Exclude<LabeledHistoryFilter, 'search' | 'onlyActive' | 'to'>;
const chips: Readonly<Record<BarFilter, ComponentType<HistoryFilterProps>>> = {
  statuses: StatusFilter,
  from: ({ history: { filters, change } }) => (
    <DateRangeChip name={historyFilterLabel('from')} range={filters} onChange={change} />
  ),
  vetId: VetFilter,
  approvalTypes: ({ history: { filters, change } }) => (
    <ApprovalTypeChip values={filters.approvalTypes} onChange={(approvalTypes) => change({ approvalTypes })} />
  ),
  clientId: ClientFilter,
  patientId: PatientFilter,
  productId: ProductFilter,
};

/** Filters of the history (P-178). */
export function HistoryFilterBar({ history }: HistoryFilterProps) {
  const { filters, change } = history;
  const { approvalTypes } = filters;
  const withoutOtc = approvalTypes.filter((type) => type !== 'OTC');
  return (
    <chakra.div role="search" aria-label="Filters" display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {Object.entries(chips).map(([field, Chip]) => (
        <Chip key={field} history={history} />
      ))}
      <chakra.span display="inline-flex" flexWrap="wrap" columnGap="4" ms={{ base: '0', md: 'auto' }}>
        <Switch
          checked={approvalTypes.includes('OTC')}
          onChange={(on) =>
            change({
              approvalTypes: approvalTypeFilters.filter((type) => (type === 'OTC' ? on : withoutOtc.includes(type))),
            })
          }
        >
          Show OTC
        </Switch>
        <Switch checked={filters.onlyActive} onChange={(onlyActive) => change({ onlyActive })}>
          {historyFilterLabel('onlyActive')}
        </Switch>
      </chakra.span>
    </chakra.div>
  );
}

function StatusFilter({ history: { filters, change } }: HistoryFilterProps) {
  const { statuses } = filters;
  return (
    <FilterChip
      name={historyFilterLabel('statuses')}
      value={statuses.length > 1 ? String(statuses.length) : statuses[0] ? statusFilterLabel(statuses[0]) : null}
      onClear={() => change({ statuses: [] })}
    >
      {() => (
        <MultipleChoice
          label={historyFilterLabel('statuses')}
          choices={rxStatusFilters.map((value) => ({ value, label: statusFilterLabel(value) }))}
          values={statuses}
          onChange={(values) =>
            change({
              statuses: values.filter((value): value is RxStatusFilter =>
                (rxStatusFilters as readonly string[]).includes(value),
              ),
            })
          }
        />
      )}
    </FilterChip>
  );
}

function VetFilter({ history: { filters, change } }: HistoryFilterProps) {
  const { location } = usePractice();
  const vets = useOperation(
    GetLocationUsersThatCanAuthorizeDocument,
    { locationId: location.id },
    { freshFor: lookUpFreshFor },
  );
  const choices =
    vets.data?.locationUsersThatCanAuthorize.map((vet) => ({ value: vet.id, label: vet.displayName })) ?? [];
  const chosen = choices.find((choice) => choice.value === filters.vetId);
  return (
    <FilterChip
      name={historyFilterLabel('vetId')}
      value={filters.vetId === null ? null : (chosen?.label ?? '1')}
      onClear={() => change({ vetId: null })}
    >
      {(close) => (
        <SingleChoice
          label={historyFilterLabel('vetId')}
          choices={choices}
          value={filters.vetId}
          onChoose={(vetId) => {
            change({ vetId });
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

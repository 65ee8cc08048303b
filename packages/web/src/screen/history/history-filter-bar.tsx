import { chakra } from '@chakra-ui/react';
import { GetLocationUsersThatCanAuthorizeDocument } from '@signa/core/contract/typed';
import { type RxStatusFilter, rxStatusFilters, statusFilterLabel } from '@signa/core/prescribing';
import { approvalTypeFilters } from '@signa/core/catalog';
import { usePractice } from '../../platform/practice/practice';
import { lookUpFreshFor, useOperation } from '../../client/query/use-operation';
import { Switch } from '../../part/field/switch';
import { MultipleChoice, SingleChoice } from '../../part/list/choice-list';
import { DateRangeChip } from '../../part/list/date-range-chip';
import { FilterChip } from '../../part/list/filter-chip';
import { ApprovalTypeChip } from '../../feature/prescription-list/approval-type-chip';
import { NamedFilters } from './named-filters';
import type { History } from './use-history';

/** Filters of the history (P-178). */
export function HistoryFilterBar({ history }: { readonly history: History }) {
  const { filters, change } = history;
  const { statuses, approvalTypes } = filters;
  const withoutOtc = approvalTypes.filter((type) => type !== 'OTC');
  return (
    <chakra.div role="search" aria-label="Filters" display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <FilterChip
        name="Status"
        value={statuses.length > 1 ? String(statuses.length) : statuses[0] ? statusFilterLabel(statuses[0]) : null}
        onClear={() => change({ statuses: [] })}
      >
        {() => (
          <MultipleChoice
            label="Status"
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
      <DateRangeChip name="Date" range={filters} onChange={change} />
      <VetFilter history={history} />
      <ApprovalTypeChip values={approvalTypes} onChange={(values) => change({ approvalTypes: values })} />
      <NamedFilters history={history} />
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
          Show Only Active
        </Switch>
      </chakra.span>
    </chakra.div>
  );
}

function VetFilter({ history: { filters, change } }: { readonly history: History }) {
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
      name="Prescribing vet"
      value={filters.vetId === null ? null : (chosen?.label ?? '1')}
      onClear={() => change({ vetId: null })}
    >
      {(close) => (
        <SingleChoice
          label="Prescribing vet"
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

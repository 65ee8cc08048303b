import { type ApprovalTypeFilter, approvalTypeFilters } from '@signa/core/catalog';
import { historyFilterLabel } from '@signa/core/prescribing';
import { MultipleChoice } from '../../../part/list/choice-list';
import { FilterChip } from '../../../part/list/filter-chip';

interface ApprovalTypeChipProps {
  readonly values: readonly ApprovalTypeFilter[];
  readonly onChange: (values: readonly ApprovalTypeFilter[]) => void;
}

/** Filters a list by AOTC, Rx, and OTC (P-178, C-054). */
export function ApprovalTypeChip({ values, onChange }: ApprovalTypeChipProps) {
  return (
    <FilterChip
      name={historyFilterLabel('approvalTypes')}
      value={values.length === approvalTypeFilters.length ? null : values.join(', ') || 'None'}
      onClear={() => onChange(approvalTypeFilters)}
    >
      {() => (
        <MultipleChoice
          label={historyFilterLabel('approvalTypes')}
          choices={approvalTypeFilters.map((value) => ({ value, label: value }))}
          values={values}
          onChange={(chosen) => onChange(approvalTypeFilters.filter((type) => chosen.includes(type)))}
        />
      )}
    </FilterChip>
  );
}

import { ChoiceChip } from './choice-chip';
import { DateRangeChip } from './date-range-chip';
import type { ChipsProps } from './main-chips';

/** The filters of some days; a set one is never hidden. */
export function RareChips({ filters, lists, onChange }: ChipsProps) {
  return (
    <>
      <DateRangeChip
        name="Next order date"
        range={filters.nextOrderDate}
        onChange={(nextOrderDate) => onChange({ nextOrderDate })}
      />
      <DateRangeChip
        name="Expiration date"
        range={filters.expirationDate}
        onChange={(expirationDate) => onChange({ expirationDate })}
      />
      <DateRangeChip
        name="Created date"
        range={filters.createdDate}
        onChange={(createdDate) => onChange({ createdDate })}
      />
      <ChoiceChip
        name="Workflow status"
        choices={lists.workflowStatuses}
        value={filters.workflowStatusId}
        onChoose={(workflowStatusId) => onChange({ workflowStatusId })}
      />
      <ChoiceChip
        name="Assigned user"
        choices={lists.users}
        value={filters.workflowUserId}
        onChoose={(workflowUserId) => onChange({ workflowUserId })}
      />
    </>
  );
}

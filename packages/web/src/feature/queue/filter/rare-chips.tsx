import { ChoiceChip } from './choice-chip';
import { DateRangeChip } from '../../../part/list/date-range-chip';
import type { MoreChipsProps } from './main-chips';
import { isSet } from './set-filters';

/** The less common filters; an active one is never hidden. */
export function RareChips({ filters, lists, onChange, isWhole }: MoreChipsProps) {
  return (
    <>
      {(isWhole || isSet(filters.nextOrderDate)) && (
        <DateRangeChip
          name="Next order date"
          range={filters.nextOrderDate}
          onChange={(nextOrderDate) => onChange({ nextOrderDate })}
        />
      )}
      {(isWhole || isSet(filters.expirationDate)) && (
        <DateRangeChip
          name="Expiration date"
          range={filters.expirationDate}
          onChange={(expirationDate) => onChange({ expirationDate })}
        />
      )}
      {(isWhole || isSet(filters.createdDate)) && (
        <DateRangeChip
          name="Created date"
          range={filters.createdDate}
          onChange={(createdDate) => onChange({ createdDate })}
        />
      )}
      {(isWhole || filters.workflowStatusId !== null) && (
        <ChoiceChip
          name="Workflow status"
          choices={lists.workflowStatuses}
          value={filters.workflowStatusId}
          onChoose={(workflowStatusId) => onChange({ workflowStatusId })}
        />
      )}
      {(isWhole || filters.workflowUserId !== null) && (
        <ChoiceChip
          name="Assigned user"
          choices={lists.users}
          value={filters.workflowUserId}
          onChoose={(workflowUserId) => onChange({ workflowUserId })}
        />
      )}
    </>
  );
}

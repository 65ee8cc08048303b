import type { QueryName } from '@signa/core/contract';
import {
  GetLocationUsersThatCanAuthorizeDocument,
  ReasonForCompoundDocument,
  ShortcutDocument,
  WorkflowStatusDocument,
} from '@signa/core/contract/typed';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import { useActiveStaff } from '../../../../platform/practice/use-active-staff';
import { lookUpFreshFor, useOperation } from '../../../../client/query/use-operation';
import type { FormReason, FormShortcut, FormStaff, FormVet, FormWorkflowStatus } from '../state/setting';

/** The options of filters and forms, loaded once per page. */
export interface FormLists {
  readonly vets: readonly FormVet[];
  readonly staff: readonly FormStaff[];
  readonly workflowStatuses: readonly FormWorkflowStatus[];
  readonly reasonsForCompound: readonly FormReason[];
  readonly shortcuts: readonly FormShortcut[];
  /** True until all of them are loaded; signing waits for them (P-070). */
  readonly loading: boolean;
  /** Why one of them failed to load. */
  readonly failure: string | null;
  readonly again: () => void;
}

const kept = { freshFor: lookUpFreshFor } as const;
const none: readonly never[] = [];
const names: readonly QueryName[] = [
  'getLocationUsersThatCanAuthorize',
  'LocationsUsers',
  'WorkflowStatus',
  'ReasonForCompound',
  'Shortcut',
];

export function useFormLists(): FormLists {
  const { location } = usePractice();
  const cache = useQueryClient();
  const vets = useOperation(GetLocationUsersThatCanAuthorizeDocument, { locationId: location.id }, kept);
  const staff = useActiveStaff(location.id);
  const statuses = useOperation(WorkflowStatusDocument, {}, kept);
  const reasons = useOperation(ReasonForCompoundDocument, {}, kept);
  const shortcuts = useOperation(ShortcutDocument, { locationId: location.id }, kept);
  const reads = [vets, staff, statuses, reasons, shortcuts];
  const failed = reads.filter((read) => read.failure !== null && read.data === undefined);
  const [loading, failure] = [reads.some((read) => read.data === undefined), failed[0]?.failure?.message ?? null];
  const again = useCallback(
    () => names.forEach((name) => void cache.refetchQueries({ queryKey: [name], type: 'active' })),
    [cache],
  );
  return useMemo(
    () => ({
      vets: vets.data?.locationUsersThatCanAuthorize ?? none,
      staff: staff.data ?? none,
      workflowStatuses: statuses.data?.workflowStatus ?? none,
      reasonsForCompound: reasons.data?.reasonForCompound ?? none,
      shortcuts: shortcuts.data?.shortcut ?? none,
      loading,
      failure,
      again,
    }),
    [vets.data, staff.data, statuses.data, reasons.data, shortcuts.data, loading, failure, again],
  );
}

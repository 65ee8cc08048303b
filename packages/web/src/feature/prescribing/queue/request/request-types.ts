import { allExceptExpiring, type RequestType, taskTypeLabel } from '@signa/core/prescribing';

/** The selectable request types, starting with all (P-147, P-148, P-149). */
export const requestTypes: readonly { readonly type: RequestType; readonly label: string }[] = [
  { type: null, label: 'All requests' },
  { type: allExceptExpiring, label: 'All except expiring' },
  ...(['approval', 'draft', 'renewal', 'expiring'] as const).map((type) => ({ type, label: taskTypeLabel(type) })),
];

/** A type as the value of a form control. */
export const valueOfType = (type: RequestType): string => type ?? 'all';

export const typeOfValue = (value: string): RequestType =>
  requestTypes.find(({ type }) => valueOfType(type) === value)?.type ?? null;

import type { StartContext } from '@signa/core/prescribing';
import type { Features } from '@signa/core/practice';
import type { PlainDate } from '@signa/core/base';
import { useMemo } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import type { FormLists } from './use-form-lists';
import type { FormLocation, FormSetting } from '../state/setting';

/** The location, date, and user of a form. */
export interface FormPlace {
  readonly location: FormLocation;
  readonly features: Features;
  readonly today: PlainDate;
  /** Location user ID of the current user. */
  readonly currentUserId: string;
}

/** The location of the current user. */
export function useFormPlace(): FormPlace {
  const { location, features, today: todayHere, assignment } = usePractice();
  const today = todayHere();
  return useMemo(
    () => ({ location, features, today, currentUserId: assignment.id }),
    [location, features, today, assignment.id],
  );
}

type PlaceSetting = Pick<
  FormSetting,
  | 'today'
  | 'viewerId'
  | 'location'
  | 'features'
  | 'vets'
  | 'staff'
  | 'workflowStatuses'
  | 'reasonsForCompound'
  | 'shortcuts'
>;

/** The part of a form's setting that depends only on the location. */
export function settingOfPlace(
  { location, features, today, currentUserId }: FormPlace,
  lists: FormLists,
): PlaceSetting {
  const { vets, staff, workflowStatuses, reasonsForCompound, shortcuts } = lists;
  return {
    today,
    viewerId: currentUserId,
    location,
    features,
    vets,
    staff,
    workflowStatuses,
    reasonsForCompound,
    shortcuts,
  };
}

/** The context that core needs to open a form (P-067). */
export function startContext(
  { location, today, currentUserId }: FormPlace,
  { vets }: Pick<FormLists, 'vets'>,
  patient: { readonly prescVetLocationUserId: string | null } | null,
): StartContext {
  return {
    today,
    location,
    authorizingVets: vets,
    currentUserId,
    patientVetId: patient?.prescVetLocationUserId ?? null,
  };
}

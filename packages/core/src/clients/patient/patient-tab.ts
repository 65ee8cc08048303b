import { isSearchable } from '../../practice/location/index.js';
import { trimmedOrNull } from '../../base/text/index.js';

/** The tabs of the Add Patient modal. @see C-059 */
export const patientTabs = [
  { value: 'search', label: 'Search Patient' },
  { value: 'manual', label: 'Add Manually' },
] as const;
export type PatientTab = (typeof patientTabs)[number]['value'];

/**
 * The tabs of the patient modal and the initial one. An existing patient has no tabs, and a chosen patient of the
 * practice system opens the manual form.
 *
 * @see C-059
 */
export function tabsOf({ isEdit, hasPimsPatient }: { readonly isEdit: boolean; readonly hasPimsPatient: boolean }) {
  return {
    tabs: isEdit ? [] : patientTabs,
    first: isEdit || hasPimsPatient ? 'manual' : 'search',
  } as const satisfies { readonly tabs: readonly (typeof patientTabs)[number][]; readonly first: PatientTab };
}

/** The filter of a patient search, or `null` while too little is typed. @see C-060, C-190 */
export function patientFilter(typed: string): string | null {
  const filter = trimmedOrNull(typed);
  return filter !== null && isSearchable(filter) ? filter : null;
}

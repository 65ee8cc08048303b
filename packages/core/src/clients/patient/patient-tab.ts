import { isSearchable } from '../../practice/location/index.js';
import { trimmedOrNull } from '../../base/text/index.js';

/** The tabs of the Add Patient modal. @see C-059 */
export const patientTabs = [
  { value: 'search', label: 'Search Patient' },
  { value: 'manual', label: 'Add Manually' },
] as const;
export type PatientTab = (typeof patientTabs)[number]['value'];

/**
 * The tabs that the patient modal shows, and the one it opens with: none are shown while a patient is changed, and a
 * patient of the practice system who was chosen is filled in by hand at once.
 *
 * @see C-059
 */
export function tabsOf({ isEdit, hasPimsPatient }: { readonly isEdit: boolean; readonly hasPimsPatient: boolean }) {
  return {
    tabs: isEdit ? [] : patientTabs,
    first: isEdit || hasPimsPatient ? 'manual' : 'search',
  } as const satisfies { readonly tabs: readonly (typeof patientTabs)[number][]; readonly first: PatientTab };
}

/** What patients are looked for by, or `null` while too little is typed. @see C-060, C-190 */
export function patientFilter(typed: string): string | null {
  const filter = trimmedOrNull(typed);
  return filter !== null && isSearchable(filter) ? filter : null;
}

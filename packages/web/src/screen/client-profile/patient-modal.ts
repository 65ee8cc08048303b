import { lazyPart } from '../../platform/lazy/lazy-part';

/** The form of a patient: its code comes when there is time, or when it is opened. */
export const patientModal = lazyPart(() =>
  import('../../feature/patient-form/patient-dialog').then((module) => module.PatientDialog),
);

import { lazyPart } from '../../platform/lazy/lazy-part';

/** The patient form, loaded when the browser is idle or when it is opened. */
export const patientModal = lazyPart(() =>
  import('../../feature/clients/patient-form/patient-dialog').then((module) => module.PatientDialog),
);

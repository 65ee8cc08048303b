import { describe, expectTypeOf, it } from 'vitest';
import type {
  ClientPartsFragment,
  GetPrescriptionCountQueryVariables,
  GetPrescriptionTasksCountQueryVariables,
  LocationPartsFragment,
  PatientPartsFragment,
  PrescriptionPartsFragment,
  StaffPartsFragment,
  TaskPartsFragment,
  VetPartsFragment,
} from '../../contract/operations.js';
import type { PrescriptionInput } from '../../contract/types.js';
import type { LocationFacts } from '../../practice/location/index.js';
import type { ProductFacts } from '../../catalog/product/index.js';
import type { QueueVariables } from '../task/queue-filter-spec.js';
import type { DetailFacts } from './history/detail-view.js';
import type { PrescriptionForm, PrescriptionFormInput } from './form/form.js';
import type {
  AuthorizingVetFacts,
  PrescriptionClientFacts,
  PrescriptionFormContext,
  PrescriptionPatientFacts,
} from './form/form-context.js';
import type { PrescriptionFacts } from './form/prescription-facts.js';
import type { HistoryVariables } from './history/history-filter-table.js';
import type { PrintLocation, PrintPrescription } from './print/print-facts.js';
import type { TaskSource } from './edit/start-form.js';

describe("contract types match the rules' types", () => {
  it('P-188 P-189 P-190 records of the contract are accepted unchanged', () => {
    expectTypeOf<PrescriptionPartsFragment>().toExtend<DetailFacts>();
    expectTypeOf<PrescriptionPartsFragment>().toExtend<PrintPrescription>();
    expectTypeOf<PrescriptionPartsFragment>().toExtend<PrescriptionFacts>();
    expectTypeOf<PrescriptionPartsFragment['product']>().toExtend<ProductFacts>();
    expectTypeOf<LocationPartsFragment>().toExtend<LocationFacts>();
    expectTypeOf<LocationPartsFragment>().toExtend<PrintLocation>();
    expectTypeOf<VetPartsFragment>().toExtend<AuthorizingVetFacts>();
    expectTypeOf<StaffPartsFragment>().toExtend<PrescriptionFormContext['workflowUsers'][number]>();
    expectTypeOf<ClientPartsFragment>().toExtend<PrescriptionClientFacts>();
    expectTypeOf<PatientPartsFragment>().toExtend<PrescriptionPatientFacts>();
    expectTypeOf<TaskPartsFragment>().toExtend<TaskSource>();
  });

  it('P-189 every field of the save input is sent and read, except the issue date', () => {
    expectTypeOf<keyof PrescriptionForm>().toEqualTypeOf<Exclude<keyof PrescriptionInput, 'issuedDate'>>();
    expectTypeOf<PrescriptionInput>().toExtend<PrescriptionFormInput>();
    expectTypeOf<PrescriptionForm>().toExtend<PrescriptionInput>();
  });

  it('P-205 P-206 P-175 every filter of a list is a variable of its operations', () => {
    expectTypeOf<keyof HistoryVariables>().toEqualTypeOf<keyof GetPrescriptionCountQueryVariables>();
    expectTypeOf<Exclude<keyof QueueVariables, keyof GetPrescriptionTasksCountQueryVariables>>().toBeNever();
  });
});

import { describe, expectTypeOf, it } from 'vitest';
import type { Operations } from '../contract/index.js';
import type { ClientForm } from './client/index.js';
import type { PatientForm } from './patient/index.js';

type Input<Name extends keyof Operations> = Operations[Name]['variables'] extends { readonly input: infer Sent }
  ? keyof Sent
  : never;

describe("the contract's inputs have every field of the forms", () => {
  it('C-151 C-152 a client can be added and updated with each field; a new one is always active', () => {
    expectTypeOf<Exclude<keyof ClientForm, 'isActive'>>().toExtend<Input<'AddLocationClient'>>();
    expectTypeOf<keyof ClientForm>().toExtend<Input<'UpdateLocationClient'>>();
  });

  it('C-159 a patient can be added and updated with each field', () => {
    expectTypeOf<keyof PatientForm>().toExtend<Input<'AddLocationPatient'>>();
    expectTypeOf<keyof PatientForm>().toExtend<Input<'UpdateLocationPatient'>>();
  });
});

import { expectTypeOf, it } from 'vitest';
import type { ClientForm } from '../../clients/client/index.js';
import type { PatientForm } from '../../clients/patient/index.js';
import type { ClientValues, PatientValues } from './imported-record.js';

it('C-254 an undo compares every field of the forms', () => {
  expectTypeOf<Exclude<keyof PatientForm, 'prescVetLocationUserId'>>().toExtend<keyof PatientValues>();
  expectTypeOf<Exclude<keyof ClientForm, 'locationClientPhones' | 'locationClientAddress'>>().toExtend<
    keyof ClientValues
  >();
});

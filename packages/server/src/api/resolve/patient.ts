import { findPatient } from '../../store/patient/patient-store.js';
import { mutate } from '../../use-case/mutate.js';
import { correctWeight } from '../../use-case/patient/correct-weight.js';
import { updatePatient } from '../../use-case/patient/update-patient.js';
import { read } from '../context.js';
import { permitAt } from '../permit.js';
import type { ResolversOf } from '../resolver.js';

type Names = 'getLocationPatient' | 'UpdateLocationPatient' | 'UpdateLocationPatientForConflict';

export const patientResolvers: ResolversOf<Names> = {
  getLocationPatient: async ({ id }, context) => {
    const found = await read(context, (sql) => findPatient(sql, context.actor.locationIds, id));
    if (found) permitAt(context, found.locationId);
    return found;
  },
  UpdateLocationPatient: (args, context) => mutate(context, (work) => updatePatient(work, args)),
  UpdateLocationPatientForConflict: (args, context) => mutate(context, (work) => correctWeight(work, args)),
};

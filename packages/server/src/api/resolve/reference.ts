import { addressTypes, phoneTypes } from '@signa/core/base';
import {
  listModules,
  listPharmacies,
  listPortalTypes,
  listReasonsForCompound,
  listSpecies,
  listWorkflowStatuses,
} from '../../store/practice/practice/reference-store.js';
import {
  listAllergies,
  listBreeds,
  listHealthConditions,
  listMedications,
} from '../../store/clients/patient/medical-list-store.js';
import { read } from '../context.js';
import { resolversOf } from '../resolver.js';

/** The lookups that every signed-in user can read. */
export const referenceResolvers = resolversOf({
  AddressTypes: () => [...addressTypes],
  Allergies: (_args, context) => read(context, listAllergies),
  BreedsBySpecies: ({ speciesCode }, context) => read(context, (sql) => listBreeds(sql, speciesCode)),
  HealthConditionsBySpecies: ({ speciesCode }, context) =>
    read(context, (sql) => listHealthConditions(sql, speciesCode)),
  Medications: (_args, context) => read(context, listMedications),
  PhoneTypes: () => [...phoneTypes],
  Modules: (_args, context) => read(context, listModules),
  PharmacyOptions: (_args, context) => read(context, listPharmacies),
  PortalTypes: (_args, context) => read(context, listPortalTypes),
  ReasonForCompound: (_args, context) => read(context, listReasonsForCompound),
  Species: (_args, context) => read(context, listSpecies),
  WorkflowStatus: (_args, context) => read(context, listWorkflowStatuses),
});

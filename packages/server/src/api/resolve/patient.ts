import { searchFloorIssues } from '@signa/core/practice';
import { requireNoIssues } from '../../failure/failure.js';
import { listPatients } from '../../store/clients/client/patient-list.js';
import { findLocationOfPatient, findPatient } from '../../store/clients/patient/patient-store.js';
import { listHistory } from '../../store/prescribing/prescription/prescription-list.js';
import { addPatient } from '../../use-case/clients/patient/add-patient.js';
import { correctWeight } from '../../use-case/clients/patient/correct-weight.js';
import { linkClient } from '../../use-case/clients/patient/link-client.js';
import { patientIdOf } from '../../use-case/clients/patient/patient-of-call.js';
import { updatePatient } from '../../use-case/clients/patient/update-patient.js';
import { read } from '../context.js';
import { requirePimsRecord } from '../linked-record.js';
import { recordToImport } from '../pims-import.js';
import { historyReaderAt } from '../history-reader.js';
import { mutation } from '../mutation.js';
import { permitAt } from '../permit.js';
import { presentClient } from '../present/client.js';
import { presentPrescriptionRow } from '../present/prescription.js';
import { resolversOf } from '../resolver.js';

export const patientResolvers = resolversOf({
  getLocationPatient: async ({ id }, context) => {
    const found = await read(context, (sql) => findPatient(sql, context.actor.locationIds, id));
    if (found) permitAt(context, found.locationId);
    return found;
  },
  GetLocationPatientsByFilter: async (args, context) => {
    requireNoIssues(searchFloorIssues(args.locationPatientFilter, 'locationPatientFilter'));
    const found = await read(context, (sql) => listPatients(sql, args));
    return found.map((patient) => ({
      ...patient,
      locationPatientClients: patient.locationPatientClients.map((link) => ({
        ...link,
        locationClient: link.locationClient && presentClient(link.locationClient),
      })),
    }));
  },
  GetPrescriptionsByLocationPatientId: async (
    { locationPatientId, showArchived, productApprovalTypeFilters },
    context,
  ) => {
    const { locationIds } = context.actor;
    const locationId = await read(context, (sql) => findLocationOfPatient(sql, locationIds, locationPatientId));
    if (locationId === null) return [];
    permitAt(context, locationId);
    const filter = { locationId, locationPatientId, archived: showArchived ? null : false, productApprovalTypeFilters };
    const found = await read(context, (sql) => listHistory(sql, filter, historyReaderAt(context, locationId)));
    return found.map((row) => presentPrescriptionRow(row, context.clock.now()));
  },
  AddLocationPatient: async (args, context) => {
    const record = await recordToImport(context, args.input);
    return mutation((work, sent: typeof args) => addPatient(work, sent, record))(args, context);
  },
  UpdateLocationPatient: async (args, context) => {
    await requirePimsRecord(context, 'patient', args.input, async () => {
      const before = await read(context, (sql) => findPatient(sql, context.actor.locationIds, patientIdOf(args)));
      return before && { locationId: before.locationId, before };
    });
    return mutation(updatePatient)(args, context);
  },
  UpsertLocationPatientClient: mutation(linkClient),
  UpdateLocationPatientForConflict: mutation(correctWeight),
});

import { asIssued, historySearchIssues } from '@signa/core/prescribing';
import { requireNoIssues } from '../../failure/failure.js';
import { countHistoryViews } from '../../store/prescribing/prescription/history-views.js';
import { countHistory, listByStatus, listHistory } from '../../store/prescribing/prescription/prescription-list.js';
import { findWithIssueRecord } from '../../store/prescribing/prescription/prescription-store.js';
import type { StoredPrescription } from '../../store/prescribing/prescription/stored-prescription.js';
import { addPrescription } from '../../use-case/prescribing/prescription/add-prescription.js';
import { archivePrescription } from '../../use-case/prescribing/prescription/archive-prescription.js';
import { declinePrescription } from '../../use-case/prescribing/prescription/decline-prescription.js';
import { deletePrescription } from '../../use-case/prescribing/prescription/delete-prescription.js';
import { reprintPrescription } from '../../use-case/prescribing/prescription/reprint-prescription.js';
import { undoPrescriptions } from '../../use-case/prescribing/prescription/undo-prescriptions.js';
import { updatePrescription } from '../../use-case/prescribing/prescription/update-prescription.js';
import { upsertPrescriptionWorkflow } from '../../use-case/prescribing/prescription/upsert-workflow.js';
import type { ExternalServicesAt } from '../../use-case/prescribing/prescription/save.js';
import type { Outcome, Work } from '../../use-case/work.js';
import { type Context, read } from '../context.js';
import { listRecentSignatures } from '../../store/prescribing/prescription/recent-signatures.js';
import { ownIdAt } from '../own-id.js';
import { historyReaderAt } from '../history-reader.js';
import { mutation } from '../mutation.js';
import { permitAt } from '../permit.js';
import { presentIssueRecord } from '../present/issue-record.js';
import { presentPrescription, presentPrescriptionRow } from '../present/prescription.js';
import { resolversOf } from '../resolver.js';

/** A save, which records what the CDS services of its location had said (P-430). */
const savingWith =
  <Args>(save: (work: Work, args: Args, servicesAt: ExternalServicesAt) => Promise<Outcome<StoredPrescription>>) =>
  (args: Args, context: Context) =>
    mutation((work: Work, given: Args) => save(work, given, context.cdsServices.namesAt), presentPrescription)(
      args,
      context,
    );

export const prescriptionResolvers = resolversOf({
  GetPrescription: async ({ id }, context) => {
    const found = await read(context, (sql) => findWithIssueRecord(sql, context.actor.locationIds, id));
    if (!found) return null;
    permitAt(context, found.prescription.locationId);
    return {
      ...presentPrescription(asIssued(found.prescription, found.issueRecord), context.clock.now()),
      issueRecord: presentIssueRecord(found),
    };
  },
  GetPrescriptionToCopy: async ({ id }, context) => {
    const found = await read(context, (sql) => findWithIssueRecord(sql, context.actor.locationIds, id));
    if (!found) return null;
    permitAt(context, found.prescription.locationId);
    return presentPrescription(found.prescription, context.clock.now());
  },
  Prescriptions: async ({ locationId, rxStatusFilters }, context) => {
    const rows = await read(context, (sql) =>
      listByStatus(sql, locationId, rxStatusFilters, historyReaderAt(context, locationId)),
    );
    return rows.map((row) => presentPrescriptionRow(row, context.clock.now()));
  },
  GetPrescriptionHistory: async (args, context) => {
    requireNoIssues(historySearchIssues(args.search ?? ''));
    const rows = await read(context, (sql) => listHistory(sql, args, historyReaderAt(context, args.locationId)));
    return rows.map((row) => presentPrescriptionRow(row, context.clock.now()));
  },
  GetPrescriptionCount: (args, context) => {
    requireNoIssues(historySearchIssues(args.search ?? ''));
    return read(context, (sql) => countHistory(sql, args, historyReaderAt(context, args.locationId)));
  },
  GetRecentSignatures: async ({ locationId }, context) => {
    const now = context.clock.now();
    const ownId = ownIdAt(context, locationId);
    if (ownId === null) return { now, signatures: [] };
    return { now, signatures: await read(context, (sql) => listRecentSignatures(sql, { locationId, ownId }, now)) };
  },
  GetHistoryViews: ({ locationId }, context) =>
    read(context, (sql) => countHistoryViews(sql, locationId, historyReaderAt(context, locationId))),
  AddPrescription: savingWith(addPrescription),
  UpdatePrescription: savingWith(updatePrescription),
  DeclinePrescription: mutation(declinePrescription, presentPrescription),
  ArchivePrescription: mutation(archivePrescription, presentPrescription),
  UndoPrescriptions: mutation(undoPrescriptions),
  ReprintPrescription: mutation(reprintPrescription, presentPrescription),
  DeletePrescription: mutation(deletePrescription),
  upsertPrescriptionWorkflow: mutation(upsertPrescriptionWorkflow),
});

import { historySearchIssues } from '@signa/core/prescription';
import { requireNoIssues } from '../../failure/failure.js';
import { countHistoryViews } from '../../store/prescription/history-views.js';
import type { StoredPrescription } from '../../store/prescription/stored-prescription.js';
import { countHistory, listByStatus, listHistory } from '../../store/prescription/prescription-list.js';
import { findPrescription } from '../../store/prescription/prescription-store.js';
import { addPrescription } from '../../use-case/prescription/add-prescription.js';
import { archivePrescription } from '../../use-case/prescription/archive-prescription.js';
import { declinePrescription } from '../../use-case/prescription/decline-prescription.js';
import { deletePrescription } from '../../use-case/prescription/delete-prescription.js';
import { reprintPrescription } from '../../use-case/prescription/reprint-prescription.js';
import { updatePrescription } from '../../use-case/prescription/update-prescription.js';
import { upsertPrescriptionWorkflow } from '../../use-case/prescription/upsert-workflow.js';
import { mutate } from '../../use-case/mutate.js';
import type { UseCase } from '../../use-case/work.js';
import { type Context, read } from '../context.js';
import { historyReaderAt } from '../history-reader.js';
import { permitAt } from '../permit.js';
import { type PresentedPrescription, presentPrescription, presentPrescriptionRow } from '../present/prescription.js';
import type { ResolversOf } from '../resolver.js';

type Names =
  | 'GetPrescription'
  | 'Prescriptions'
  | 'GetPrescriptionHistory'
  | 'GetPrescriptionCount'
  | 'GetHistoryViews'
  | 'AddPrescription'
  | 'UpdatePrescription'
  | 'DeclinePrescription'
  | 'DeletePrescription'
  | 'ArchivePrescription'
  | 'upsertPrescriptionWorkflow'
  | 'ReprintPrescription';

export const prescriptionResolvers: ResolversOf<Names> = {
  GetPrescription: async ({ id }, context) => {
    const found = await read(context, (sql) => findPrescription(sql, context.actor.locationIds, id));
    if (!found) return null;
    permitAt(context, found.locationId);
    return presentPrescription(found, context.clock.now());
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
  GetHistoryViews: ({ locationId }, context) =>
    read(context, (sql) => countHistoryViews(sql, locationId, historyReaderAt(context, locationId))),
  AddPrescription: (args, context) => change(context, addPrescription, args),
  UpdatePrescription: (args, context) => change(context, updatePrescription, args),
  DeclinePrescription: (args, context) => change(context, declinePrescription, args),
  ArchivePrescription: (args, context) => change(context, archivePrescription, args),
  ReprintPrescription: (args, context) => change(context, reprintPrescription, args),
  DeletePrescription: (args, context) => mutate(context, deletePrescription, args),
  upsertPrescriptionWorkflow: (args, context) => mutate(context, upsertPrescriptionWorkflow, args),
};

/** Runs a mutation that answers a prescription. */
async function change<Args>(
  context: Context,
  useCase: UseCase<Args, StoredPrescription>,
  args: Args,
): Promise<PresentedPrescription> {
  return presentPrescription(await mutate(context, useCase, args), context.clock.now());
}

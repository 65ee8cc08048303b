import { hiddenValueText, type MergedField } from '@signa/core/clients';
import { type Caller, mayReadDrivingLicense } from '@signa/core/administration';
import { findNamedRecord } from '../../store/clients/merge/locked-records.js';
import { findMergePair } from '../../store/clients/merge/merge-pair.js';
import { findMerge, findMergesInto } from '../../store/clients/merge/record-merge-store.js';
import { mergeRecords } from '../../use-case/clients/merge/merge-records.js';
import { presentMerge, type ShownMerge } from '../../use-case/clients/merge/present-merge.js';
import { undoRecordMerge } from '../../use-case/clients/merge/undo-record-merge.js';
import { read } from '../context.js';
import { mutation } from '../mutation.js';
import { permitAt } from '../permit.js';
import { resolversOf } from '../resolver.js';

/** The fields of a preview; a driver's license has no number for users who cannot read it (C-276). */
function shownFields(fields: readonly MergedField[], caller: Caller, locationId: string): MergedField[] {
  const isShown = mayReadDrivingLicense(caller, locationId);
  return fields.map((field) => (field.field === 'drivingLicense' && !isShown ? withoutNumbers(field) : field));
}

const withoutNumbers = (field: MergedField): MergedField => ({
  ...field,
  kept: field.kept && hiddenValueText,
  other: field.other && hiddenValueText,
});

export const mergeResolvers = resolversOf({
  PreviewRecordMerge: async (pair, context) => {
    const merge = await read(context, (sql) => findMergePair(sql, context.actor.locationIds, pair));
    if (!merge) return null;
    permitAt(context, merge.locationId);
    const plan = merge.plan([]);
    return {
      keptVersion: merge.kept.version,
      otherVersion: merge.other.version,
      refusals: plan.outcome === 'refused' ? [...plan.reasons] : [],
      fields: plan.outcome === 'refused' ? [] : shownFields(plan.fields, context.actor.caller, merge.locationId),
      moves: merge.moves,
    };
  },
  GetRecordMerge: ({ noun, recordId }, context) =>
    read(context, async (sql) => {
      const record = await findNamedRecord(sql, noun, context.actor.locationIds, recordId);
      if (!record) return null;
      permitAt(context, record.locationId);
      const merge = await findMerge(sql, [record.locationId], noun, recordId);
      return merge && presentMerge(sql, merge);
    }),
  GetMergedRecords: ({ noun, keptId }, context) =>
    read(context, async (sql) => {
      const record = await findNamedRecord(sql, noun, context.actor.locationIds, keptId);
      if (!record) return [];
      permitAt(context, record.locationId);
      const shown: ShownMerge[] = [];
      for (const merge of await findMergesInto(sql, { locationId: record.locationId, noun, keptId: record.id }))
        shown.push(await presentMerge(sql, merge));
      return shown;
    }),
  MergeRecords: mutation(mergeRecords),
  UndoRecordMerge: mutation(undoRecordMerge),
});

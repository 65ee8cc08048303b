import { findNamedRecord } from '../../store/clients/merge/locked-records.js';
import { findShownImport, listImports } from '../../store/pims/pims-import/import-list.js';
import { findImport } from '../../store/pims/pims-import/import-store.js';
import { previewUndo } from '../../use-case/pims/pims-import/preview-undo.js';
import { undoImport } from '../../use-case/pims/pims-import/undo-import.js';
import { read } from '../context.js';
import { mutation } from '../mutation.js';
import { permitAt } from '../permit.js';
import { resolversOf } from '../resolver.js';

export const pimsImportResolvers = resolversOf({
  GetPimsImports: ({ locationClientId }, context) =>
    read(context, async (sql) => {
      const client = await findNamedRecord(sql, 'client', context.actor.locationIds, locationClientId);
      if (!client) return [];
      permitAt(context, client.locationId);
      return listImports(sql, client.locationId, client.id);
    }),
  PreviewPimsImportUndo: ({ importId }, context) =>
    read(context, async (sql) => {
      const found = await findImport(sql, context.actor.locationIds, importId);
      if (!found) return null;
      permitAt(context, found.locationId);
      const { previewed, goes, stays } = await previewUndo(sql, found);
      return {
        import: await findShownImport(sql, found.locationId, found.id),
        previewed,
        goes: [...goes],
        stays: stays.map((one) => ({ ...one, reasons: [...one.reasons] })),
      };
    }),
  UndoPimsImport: mutation(undoImport),
});

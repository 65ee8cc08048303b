import { findImportFile } from '../../store/pims/import-file/import-file-store.js';
import { findPart } from '../../store/pims/import-file/part-store.js';
import {
  changeImportMapping,
  checkImportFile,
  removeImportFile,
  startImportFile,
  undoImportFile,
} from '../../use-case/pims/import-file/import-file-actions.js';
import { findImportFiles, presentImportFile } from '../../use-case/pims/import-file/present-import-file.js';
import { previewLines } from '../preview-lines.js';
import { presentMapping } from '../../use-case/pims/import-file/stored-mapping.js';
import { addImportFile, sendImportPart } from '../../use-case/pims/import-file/upload-import-file.js';
import { read } from '../context.js';
import { mutation } from '../mutation.js';
import { resolversOf } from '../resolver.js';

export const importFileResolvers = resolversOf({
  GetImportFiles: ({ locationId }, context) => read(context, (sql) => findImportFiles(sql, locationId)),
  GetImportFile: ({ locationId, id }, context) =>
    read(context, async (sql) => {
      const file = await findImportFile(sql, { locationId, id });
      if (!file) return null;
      const isShown = ['unreadable', 'mapping', 'checked'].includes(file.stage);
      const mapping = isShown ? presentMapping(file) : null;
      return {
        file: presentImportFile(file),
        mapping: mapping && { ...mapping, preview: await previewLines(sql, file, context.clock.now()) },
      };
    }),
  GetImportLeftOut: ({ locationId, id, part }, context) =>
    read(context, async (sql) => {
      const file = await findImportFile(sql, { locationId, id });
      const content = file && (await findPart(sql, file, 'left-out', part));
      return content && { name: leftOutName(file.name), text: Buffer.from(content).toString('utf8') };
    }),
  SendImportPart: mutation(sendImportPart),
  AddImportFile: mutation(addImportFile),
  ChangeImportMapping: mutation(changeImportMapping),
  CheckImportFile: mutation(checkImportFile),
  StartImportFile: mutation(startImportFile),
  UndoImportFile: mutation(undoImportFile),
  RemoveImportFile: mutation(removeImportFile),
});

const leftOutName = (name: string) => `${name.replace(/(?:\.left-out)?\.[^./\\]*$/, '')}.left-out.csv`;

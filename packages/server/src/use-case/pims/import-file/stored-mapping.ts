import {
  mappedFields,
  mappingQuestions,
  type FileMapping,
  importFields,
  missingFields,
  readMapping,
} from '@signa/core/pims';
import type { Operations } from '@signa/core/contract';
import type { StoredImportFile } from '../../../store/pims/import-file/import-file-store.js';

/** How a file becomes records, as the contract has it. */
export type ImportMapping = NonNullable<NonNullable<Operations['GetImportFile']['data']['importFile']>['mapping']>;

/** The mapping of a file, with nothing in place of what is still to be decided. */
export function mappingOf({ inspection }: Pick<StoredImportFile, 'inspection'>): FileMapping | null {
  return inspection === null ? null : readMapping(inspection.mapping).mapping;
}

/** What a user has to decide before the file can be checked, as texts. */
export function mappingQuestionsOf({ noun, inspection }: Pick<StoredImportFile, 'noun' | 'inspection'>): string[] {
  if (inspection === null) return [''];
  return [
    ...mappingQuestions(noun, inspection.mapping).map(({ text }) => text),
    ...readMapping(inspection.mapping).questions,
  ];
}

/** Everything about the mapping except the preview; `null` before the file was read. */
export function presentMapping({
  noun,
  inspection,
}: Pick<StoredImportFile, 'noun' | 'inspection'>): Omit<ImportMapping, 'preview'> | null {
  if (inspection === null) return null;
  const { format, encoding, encodings, headers, mapping } = inspection;
  const fieldOf = new Map(
    mappedFields(
      mapping,
      headers.map(({ name }) => name),
    ).map((one) => [one.header, one]),
  );
  return {
    ...{ format, encoding },
    encodings: encodings && [...encodings],
    columns: headers.map(({ name, examples }) => ({
      ...{ header: name, examples: [...examples] },
      ...{ field: fieldOf.get(name)?.field ?? null, note: fieldOf.get(name)?.note ?? null },
    })),
    fields: importFields(noun),
    missing: missingFields(noun, mapping),
    questions: mappingQuestions(noun, mapping).map((one) => ({ ...one, choices: [...one.choices] })),
  };
}

export {
  checkImportUpload,
  importFileNouns,
  importPartPath,
  maxImportParts,
  readImportPartPath,
  type ImportFileNoun,
  type ImportPartAddress,
  type ImportUpload,
} from './check-upload.js';
export {
  importActionsIn,
  importActions,
  importResults,
  importStages,
  isImportChanging,
  isImportComplete,
  isImportOpen,
  isImportRunning,
  stageAfterAction,
  stageAfterWork,
  type ImportAction,
  type ImportResult,
  type ImportStage,
} from './lifecycle.js';
export { importLimits } from './limits.js';
export { importFileTexts, importStageText } from './text.js';
export {
  assignChosenColumns,
  importFieldLabel,
  importFields,
  type ColumnChoice,
  type LabeledChoice,
} from './column-choice.js';
export {
  answerQuestions,
  mappedFields,
  mappingQuestions,
  missingFields,
  type MappingAnswer,
  type MappingJson,
  type MappingQuestion,
} from './mapping-file.js';

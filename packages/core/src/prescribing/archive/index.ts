export {
  alreadyArchivedText,
  checkArchiveInput,
  finishedLineStatuses,
  isLineFinished,
  mayArchive,
  noUnarchiveText,
  orderInProgressText,
} from './gate.js';
export type { ArchiveLine, ArchiveLines } from './gate.js';
export { archivalQuestion, archivedNotice, archiveErrorNotice, confirmArchivalText } from './text.js';

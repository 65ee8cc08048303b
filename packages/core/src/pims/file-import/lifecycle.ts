/** What is being done with an uploaded file, or what comes next. */
export const importStages = [
  'inspecting',
  'unreadable',
  'mapping',
  'checking',
  'checked',
  'importing',
  'stopped',
  'done',
  'undoing',
  'undone',
] as const;
export type ImportStage = (typeof importStages)[number];

/** What a user can do with a file. */
export const importActions = ['map', 'check', 'import', 'undo', 'remove'] as const;
export type ImportAction = (typeof importActions)[number];

/** How the work of a stage ends. */
export const importResults = ['succeeded', 'refused', 'interrupted'] as const;
export type ImportResult = (typeof importResults)[number];

const startedBy: Readonly<Record<Exclude<ImportAction, 'remove'>, ImportStage>> = {
  map: 'inspecting',
  check: 'checking',
  import: 'importing',
  undo: 'undoing',
};

const allowed: Readonly<Record<ImportStage, readonly ImportAction[]>> = {
  inspecting: [],
  unreadable: ['map', 'remove'],
  mapping: ['map', 'check', 'remove'],
  checking: [],
  checked: ['map', 'check', 'import', 'remove'],
  importing: [],
  stopped: ['import', 'undo'],
  done: ['undo'],
  undoing: [],
  undone: ['remove'],
};

const ends: Readonly<Partial<Record<ImportStage, Readonly<Record<ImportResult, ImportStage>>>>> = {
  inspecting: { succeeded: 'mapping', refused: 'unreadable', interrupted: 'unreadable' },
  checking: { succeeded: 'checked', refused: 'mapping', interrupted: 'mapping' },
  // Refused before anything was stored, for example because a client was removed since the check.
  importing: { succeeded: 'done', refused: 'mapping', interrupted: 'stopped' },
  // Refused because records would stay; the rest of an interrupted import can then still be imported.
  undoing: { succeeded: 'undone', refused: 'done', interrupted: 'stopped' },
};

/** Whether a server works on the file. */
export const isImportRunning = (stage: ImportStage): boolean => ends[stage] !== undefined;

/** Whether the records of the location are being changed, which one file at a time may do. @see C-332 */
export const isImportChanging = (stage: ImportStage): boolean => stage === 'importing' || stage === 'undoing';

/** Whether every line of the file was imported or left out; an undo comes after that. @see C-333 */
export const isImportComplete = (stage: ImportStage): boolean => ['done', 'undoing', 'undone'].includes(stage);

/** Whether nothing of the file was imported yet. */
export const isImportOpen = (stage: ImportStage): boolean =>
  ['inspecting', 'unreadable', 'mapping', 'checking', 'checked'].includes(stage);

/** What a user can do with a file in this stage. @see C-332 */
export const importActionsIn = (stage: ImportStage): readonly ImportAction[] => allowed[stage];

/** The stage that an action begins; `null` if it isn't possible now. @see C-332 */
export function stageAfterAction(stage: ImportStage, action: Exclude<ImportAction, 'remove'>): ImportStage | null {
  return allowed[stage].includes(action) ? startedBy[action] : null;
}

/** The stage after the work of a stage; `null` if nothing is done in it. @see C-332 */
export function stageAfterWork(stage: ImportStage, result: ImportResult): ImportStage | null {
  return ends[stage]?.[result] ?? null;
}

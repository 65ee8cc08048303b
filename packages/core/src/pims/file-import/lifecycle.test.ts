import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  importActions,
  importActionsIn,
  importResults,
  type ImportStage,
  importStages,
  importStageText,
  isImportChanging,
  isImportComplete,
  isImportOpen,
  isImportRunning,
  stageAfterAction,
  stageAfterWork,
} from './index.js';

/** What happens to a file: a user's action, or the end of a server's work. */
const event = fc.oneof(
  fc.constantFrom(...importActions).map((action) => ({ action })),
  fc.constantFrom(...importResults).map((result) => ({ result })),
);
type Event = { readonly action: (typeof importActions)[number] } | { readonly result: (typeof importResults)[number] };

const next = (stage: ImportStage, happened: Event): ImportStage | null => {
  if ('result' in happened) return stageAfterWork(stage, happened.result);
  return happened.action === 'remove' ? null : stageAfterAction(stage, happened.action);
};

/** The stages of a file from its upload; what isn't possible changes nothing. */
const stagesOf = (events: readonly Event[]): ImportStage[] =>
  events.reduce<ImportStage[]>(
    (stages, happened) => {
      const before = stages.at(-1) ?? 'inspecting';
      const after = next(before, happened);
      return after === null ? stages : [...stages, after];
    },
    ['inspecting'],
  );

describe('the stages of an uploaded file', () => {
  it.each(importStages)('C-332 either a server works on it or a user can do something: %s', (stage) => {
    expect(isImportRunning(stage)).toBe(importActionsIn(stage).length === 0);
    for (const result of importResults) expect(stageAfterWork(stage, result) !== null).toBe(isImportRunning(stage));
  });

  it.each(importStages)('C-332 never ends where nothing is possible: %s', (stage) => {
    const after = [
      ...importResults.map((result) => stageAfterWork(stage, result)),
      ...importActionsIn(stage).map((action) => (action === 'remove' ? null : stageAfterAction(stage, action))),
    ];
    for (const one of after)
      if (one !== null) expect(isImportRunning(one) || importActionsIn(one).length > 0).toBe(true);
  });

  it('C-332 can be removed only while nothing of the file is imported', () => {
    expect(importStages.filter((stage) => importActionsIn(stage).includes('remove'))).toEqual([
      ...['unreadable', 'mapping', 'checked', 'undone'],
    ]);
  });

  it('C-332 counts as not imported before its import, and as changing records during import and undo', () => {
    expect(importStages.filter(isImportComplete)).toEqual(['done', 'undoing', 'undone']);
    expect(importStages.filter(isImportOpen)).toEqual(['inspecting', 'unreadable', 'mapping', 'checking', 'checked']);
    expect(importStages.filter(isImportChanging)).toEqual(['importing', 'undoing']);
  });

  it('C-332 have different texts', () => {
    expect(new Set(importStages.map(importStageText)).size).toBe(importStages.length);
  });

  test.prop([fc.array(event, { maxLength: 40 })])(
    'C-332 never import a file that was not checked since its columns changed',
    (events) => {
      let isChecked = false;
      for (const [before, after] of pairs(stagesOf(events))) {
        if (after === 'checked') isChecked = true;
        if (after === 'inspecting' || after === 'mapping') isChecked = false;
        if (after === 'importing') expect(isChecked || before === 'stopped').toBe(true);
      }
    },
  );

  test.prop([fc.array(event, { maxLength: 40 })])(
    'C-332 never undo what was not imported, and never import it again afterwards',
    (events) => {
      let hasImported = false;
      for (const [before, after] of pairs(stagesOf(events))) {
        if (before === 'importing' && (after === 'done' || after === 'stopped')) hasImported = true;
        if (after === 'undoing') expect(hasImported).toBe(true);
        expect(before === 'undone').toBe(false);
      }
    },
  );

  test.prop([fc.array(event, { maxLength: 40 })])(
    'C-332 are left while a server works only by the end of its work',
    (events) => {
      for (const stage of stagesOf(events))
        if (isImportRunning(stage)) for (const action of importActions) expect(next(stage, { action })).toBeNull();
    },
  );
});

const pairs = (stages: readonly ImportStage[]) =>
  stages.slice(1).map((stage, at): [ImportStage, ImportStage] => [stages[at] ?? stage, stage]);

import { expect, it } from 'vitest';
import { activeDrafts, isActiveDraft, isDraft } from './active-draft.js';

const row = (code: string, archived: boolean, draftCreateDate: string | null = null) => ({
  rxStatus: { code },
  archived,
  draftCreateDate,
  createdTimestamp: '2026-11-02T09:00:00.000Z',
});

it('P-013 P-122 a draft is active until it is issued, rejected or archived', () => {
  expect([row('Draft', false), row('Draft', true), row('Created', false)].map(isDraft)).toEqual([true, true, false]);
  expect(isActiveDraft(row('Draft', false))).toBe(true);
  for (const ended of [row('Draft', true), row('Created', false), row('RejectedDraft', false)])
    expect(isActiveDraft(ended)).toBe(false);
});

it('P-013 active drafts are listed newest first', () => {
  const older = row('Draft', false, '2026-11-01T09:00:00.000Z');
  const newer = row('Draft', false, '2026-11-03T09:00:00.000Z');
  expect(activeDrafts([older, row('Draft', true), row('Draft', false), newer])).toEqual([
    newer,
    row('Draft', false),
    older,
  ]);
});

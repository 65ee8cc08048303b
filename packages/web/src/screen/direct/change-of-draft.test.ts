import { expect, it } from 'vitest';
import { draft } from '../../feature/prescribing/queue/open/form.test-data';
import { changeOfDraft } from './change-of-draft';

const zone = 'America/New_York';
const at = '2026-11-20T18:05:00.000Z';
const opened = draft();

it('P-007 returns nothing if nobody else changed the draft', () => {
  expect(changeOfDraft(opened, draft(), zone)).toBeNull();
});

it('P-007 returns who saved the draft and when; it can still be sent', () => {
  const saved = draft({ version: 5, history: [{ at, kind: 'draft-saved', actor: 'Dr. Lin Hale', note: null }] });
  expect(changeOfDraft(opened, saved, zone)).toEqual({
    kind: 'saved',
    text: 'Dr. Lin Hale saved this draft on 11-20-2026 01:05 PM.',
  });
});

it('P-007 names the user who saved it last, not the one who created it', () => {
  const begun = { at: '2026-11-18T18:05:00.000Z', kind: 'draft-saved', actor: 'Luis Ferreira', note: null };
  const history = [{ at, kind: 'draft-saved', actor: 'Dr. Lin Hale', note: null }, begun];
  for (const told of [history, [...history].reverse()])
    expect(changeOfDraft(opened, draft({ version: 5, history: told }), zone)?.text).toContain('Dr. Lin Hale saved');
  const archived = draft({ archived: true, history });
  expect(changeOfDraft(opened, archived, zone)?.text).toContain('Dr. Lin Hale did so on 11-20-2026 01:05 PM.');
});

it('P-007 P-152 lists the fields that differ now', () => {
  const saved = draft({ version: 5, refills: 9, noteToPharmacy: 'Call first.', history: [] });
  expect(changeOfDraft(opened, saved, zone)?.text).toBe(
    'Someone else saved this draft. Changed: Refills, Note To Pharmacy.',
  );
});

it('P-007 P-118 reports that it was issued, rejected, archived, or deleted; it can no longer be sent', () => {
  const history = [{ at, kind: 'authorized', actor: 'Dr. Lin Hale', note: null }];
  const issued = changeOfDraft(opened, draft({ rxStatus: { code: 'Created', description: '' }, history }), zone);
  expect(issued?.kind).toBe('over');
  expect(issued?.text).toContain('Dr. Lin Hale did so on 11-20-2026 01:05 PM.');
  expect(changeOfDraft(opened, draft({ archived: true }), zone)?.kind).toBe('over');
  expect(changeOfDraft(opened, null, zone)).toEqual({
    kind: 'over',
    text: 'Someone deleted this draft while you were editing.',
  });
});

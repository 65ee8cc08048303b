import { expect, it } from 'vitest';
import { planClientMerge } from './client-merge.js';
import { pair } from './merge.test-data.js';
import { undoRefusals } from './undo.js';
import { mergedNotice, mergedText, mergeFieldLabel, mergeMovesText } from './text.js';

const untouched = { changed: [], madePrescriptions: 0, madeRequests: 0, isMergedAgain: false };

it('C-251 names every reason why a merge cannot be undone', () => {
  expect(undoRefusals('client', untouched)).toEqual([]);
  expect(
    undoRefusals('client', {
      changed: ['request', 'client', 'client', 'link', 'prescription'],
      madePrescriptions: 2,
      madeRequests: 1,
      isMergedAgain: true,
    }),
  ).toEqual([
    'One of the two was merged again. Undo that merge first.',
    'The client was changed after the merge.',
    'A link between client and patient was changed after the merge.',
    'A draft that moved was issued, declined or given to someone else after the merge.',
    'A request that moved was answered after the merge.',
    '2 prescriptions were made after the merge for a patient who moved.',
    '1 request was made after the merge for a patient who moved.',
  ]);
  expect(
    undoRefusals('patient', { ...untouched, changed: ['patient', 'orderLine', 'recordedWeight'], madeRequests: 3 }),
  ).toEqual([
    'The patient was changed after the merge.',
    'An order that moved was changed after the merge.',
    'A recorded weight was changed after the merge.',
    '3 requests were made after the merge for this patient.',
  ]);
});

it('C-251 requires that requests and drafts are still pending, and of answered ones only that the owner is unchanged', () => {
  const plan = planClientMerge(
    pair({
      prescriptions: [{ id: '6', isIssued: false, rxStatus: 'Draft', issuedForId: null }],
      requests: [
        { id: '7', status: 'PENDING' },
        { id: '8', status: 'VET_APPROVED' },
      ],
    }),
    [],
  );
  const changes = plan.outcome === 'ready' ? plan.changes : [];
  expect(changes.filter(({ kind }) => kind === 'request' || kind === 'prescription').map(({ after }) => after)).toEqual(
    [
      { id: '6', rxStatus: 'Draft', clientId: '1' },
      { id: '7', status: 'PENDING', clientId: '1' },
      { id: '8', clientId: '1' },
    ],
  );
});

it('C-246 C-249 names the record into which another was merged, and each field', () => {
  expect(mergedText('client', 'Eleanor Whitfield')).toBe(
    'This client was merged into Eleanor Whitfield. Open that record.',
  );
  expect(mergedNotice('Eleanor Whitfield').description).toBe('Everything is now in the record of Eleanor Whitfield.');
  expect(['firstName', 'pimsRecord', 'currentMeds', 'else'].map(mergeFieldLabel)).toEqual([
    ...['First name', 'PIMS record', 'Current medications', 'else'],
  ]);
});

it('C-246 C-346 names what moves, with its number', () => {
  const none = { patients: 0, prescriptions: 0, requests: 0, orderLines: 0, alerts: 0 };
  expect(mergeMovesText({ ...none, patients: 2, requests: 1, orderLines: 3, alerts: 2 }, 'Eleanor')).toBe(
    'To Eleanor move: 2 patients, 1 request, 3 order lines, 2 alerts.',
  );
  expect(mergeMovesText(none, 'Eleanor')).toBe('Nothing else belongs to the other record.');
  expect(mergeMovesText({ ...none, patients: 1 }, 'Eleanor', true)).toBe('To Eleanor moved: 1 patient.');
  expect(mergeMovesText(none, 'Eleanor', true)).toBe('Nothing else belonged to the other record.');
});

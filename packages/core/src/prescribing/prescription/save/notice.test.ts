import { expect, it } from 'vitest';
import { prescriptionLimits } from '../../../base/limits/index.js';
import {
  controlledNotice,
  detailsNotFoundText,
  prescriptionErrorNotice,
  prescriptionSuccessNotices,
  unansweredText,
  type PrescriptionAttempt,
} from './notice.js';

it('P-225 has the success messages', () => {
  const titles = Object.fromEntries(Object.entries(prescriptionSuccessNotices).map(([act, { title }]) => [act, title]));
  expect(titles).toEqual({
    issue: 'Rx created successfully',
    saveDraft: 'Draft saved successfully',
    reject: 'Decline Rx Successfully',
    delete: 'Delete Rx Successfully',
    workflow: 'Workflow Saved',
  });
  expect(prescriptionSuccessNotices.workflow.description).toBe('Workflow submitted successfully.');
});

it('P-226 P-118 P-103 P-101 has the failure messages', () => {
  const title = (attempt: PrescriptionAttempt) => prescriptionErrorNotice(attempt, null).title;
  expect((['issue', 'saveDraft', 'reject', 'delete', 'workflow', 'print'] as const).map(title)).toEqual([
    'Error Authorizing RX',
    'Error Saving RX',
    'Error Decline Prescription',
    'Error Delete Rx',
    'Error RX',
    'Error',
  ]);
  expect(prescriptionErrorNotice('print', null).description).toBe('Error trying to print!');
});

it("P-224 shows the server's message if there is one", () => {
  expect(prescriptionErrorNotice('print', 'The printer is away.').description).toBe('The printer is away.');
  expect(prescriptionErrorNotice('issue', null)).toEqual({ status: 'error', title: 'Error Authorizing RX' });
});

it('P-115 P-226 informs about controlled substances', () => {
  expect(controlledNotice).toEqual({
    status: 'info',
    title: 'Please contact the pharmacy to prescribe controlled substances',
  });
});

it('P-144 has a message for empty results', () => {
  expect(detailsNotFoundText).toBe('Could not find RX details');
});

it('P-228 has one constant for each limit', () => {
  expect(prescriptionLimits).toEqual({
    quantityMin: 1,
    measuredQuantityMin: 0.01,
    quantityMax: 9999,
    quantityDecimals: 2,
    refillsMax: 11,
    refillsMaxControlled: 5,
    refillsOfficeUse: 999,
    daysSupplyMin: 1,
    daysSupplyMax: 365,
    daysSupplyDigits: 3,
    directionsMax: 620,
    noteMax: 100,
    overrideNoteMin: 15,
    allergicIngredientMax: 100,
    consultCodeMax: 32,
    recentConsults: 5,
    dashboardDrafts: 3,
    historyPageSize: 10,
    patientHistoryPageSize: 5,
  });
});

it('A-017 explains that pressing again repeats an unanswered call', () => {
  expect(unansweredText('Authorize')).toBe(
    'No response. Press Authorize again. It is stored only once, even if it is sent several times.',
  );
});

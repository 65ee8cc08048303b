import { emptyPrescriptionForm } from '@signa/core/prescribing';
import { expect, it } from 'vitest';
import { formReducer, openedForm } from './form-state';
import type { FormReason } from './setting';

const opened = openedForm({ ...emptyPrescriptionForm, refills: 3 }, '2026-11-20', null);
const reasons: readonly FormReason[] = [];

it('P-061 keeps what the user filled in across product changes, including a compounding reason', () => {
  const chosen = formReducer(opened, { type: 'reason', reason: 'Allergy', reasons });
  expect(chosen.form.reasonForCompound).toBe('Allergy');
  expect(chosen.wishes).toEqual({ ...opened.wishes, reasonForCompound: 'Allergy' });
  const cleared = formReducer(chosen, { type: 'reason', reason: null, reasons });
  expect(cleared.wishes).toEqual(opened.wishes);
});

import { describe, expect, it } from 'vitest';
import { weightLimits, weightRangeText, weightUnits } from '../../clients/patient/index.js';
import { shortcutLimits } from '../../practice/location/index.js';
import { daysSupplyText, quantityRangeText } from '../../prescribing/prescription/index.js';
import { productSearchPage, productSearchText } from '../../catalog/product/index.js';
import { internalNoteMaxLength, taskPageSize } from '../../prescribing/task/index.js';
import { nearExpiryMonths, noticeMs, pollingMs, searchDebounceMs } from '../time/index.js';
import { firstPage, prescriptionLimits } from './index.js';

describe('the constants of prescribing', () => {
  it('P-228 have these values', () => {
    expect({ productSearchPage, productSearchText, firstPage, taskPageSize }).toEqual({
      productSearchPage: { size: 10, first: 1 },
      productSearchText: { minimum: 1, maximum: 50 },
      firstPage: 1,
      taskPageSize: { approvals: 10, patientPanel: 5 },
    });
    expect({ shortcutLimits, internalNoteMaxLength, weightLimits, weightUnits }).toEqual({
      shortcutLimits: { labelMin: 3, labelMax: 30, details: { location: 620, global: 250 } },
      internalNoteMaxLength: 500,
      weightLimits: { min: 0, max: 9999.99, decimals: 2 },
      weightUnits: ['lbs', 'kg'],
    });
    expect({ nearExpiryMonths, searchDebounceMs, noticeMs, pollingMs }).toEqual({
      nearExpiryMonths: 1,
      searchDebounceMs: 300,
      noticeMs: { prescribing: 1_500, general: 5_000 },
      pollingMs: { approvals: 30_000, dashboardCounts: 30_000, pagedTasks: 300_000 },
    });
  });

  it('P-228 appear in the error texts with the same values', () => {
    expect(daysSupplyText).toContain(`equal to ${prescriptionLimits.daysSupplyMax}`);
    expect(quantityRangeText).toContain(`less than ${prescriptionLimits.quantityMax + 1}`);
    expect(weightRangeText).toContain(`between ${weightLimits.min} and ${weightLimits.max}`);
  });
});

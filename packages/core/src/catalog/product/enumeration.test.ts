import { expect, it } from 'vitest';
import { approvalTypeFilters } from './approval.js';
import { classifications, deaSchedules, productApprovalTypes } from './product.js';

it('P-229 the product types, classifications, schedules and approval filters are these', () => {
  expect(productApprovalTypes).toEqual(['Rx', 'OTC', 'AOTC']);
  expect(classifications).toEqual(['Preventative', 'Compound', 'Medication', 'Supplement', 'Food - Wet', 'Food - Dry']);
  expect(deaSchedules).toEqual(['C-I', 'C-II', 'C-III', 'C-IV', 'C-V']);
  expect(approvalTypeFilters).toEqual(['AOTC', 'RX', 'OTC']);
});

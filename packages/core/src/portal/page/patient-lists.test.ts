import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { approvalTypeFilters } from '../../catalog/product/index.js';
import {
  patientHistoryPageSizes,
  readPatientHistoryFilters,
  readPatientRequestsFilters,
  writePatientHistoryFilters,
  writePatientRequestsFilters,
} from './index.js';

const page = fc.integer({ min: 1, max: 9_999_999 });
const history = fc.record({
  onlyActive: fc.boolean(),
  approvalTypes: fc.subarray([...approvalTypeFilters], { minLength: 1 }),
  page,
  pageSize: fc.constantFrom(...patientHistoryPageSizes),
});
const requests = fc.record({ onlyPending: fc.boolean(), page });

describe('the lists of a patient in a URL', () => {
  test.prop([history, requests])(
    'C-054 P-152 contain the filters of both, next to the patient',
    (prescriptions, asked) => {
      const patient = new URLSearchParams({ patientId: 'MzE=' });
      const query = writePatientRequestsFilters(asked, writePatientHistoryFilters(prescriptions, patient));
      expect(readPatientHistoryFilters(query)).toEqual(prescriptions);
      expect(readPatientRequestsFilters(query)).toEqual(asked);
      expect(query.get('patientId')).toBe('MzE=');
    },
  );

  it('C-054 P-152 omit default values', () => {
    const query = new URLSearchParams('active=yes&types=RX&page=2&size=50&pending=yes&requests=3');
    const usual = new URLSearchParams();
    const cleared = writePatientRequestsFilters(
      readPatientRequestsFilters(usual),
      writePatientHistoryFilters(readPatientHistoryFilters(usual), query),
    );
    expect(cleared.toString()).toBe('');
  });

  test.prop([fc.string(), fc.string()])('P-152 replace invalid values by the default', (pending, number) => {
    const read = readPatientRequestsFilters(new URLSearchParams({ pending, requests: `x${number}` }));
    expect(read).toEqual({ onlyPending: pending === 'yes', page: 1 });
  });
});

import { type IssueRecord } from '@signa/core/prescribing';
import { issueRecordSchema } from '@signa/core/schema';
import { describe, expect, it } from 'vitest';
import { onDatabaseBefore } from '../../testing/database-before.js';
import { name } from './m0072-issue-record.js';

const entry = (name: string, issuedDate: string | null) =>
  JSON.stringify({
    issuedDate,
    locationPatient: {
      ...{ name, species: { code: 'canine', name: 'Canine', icon: 'dog' }, breed: null, gender: null, birthdate: null },
      ...{ weight: 20, weightUnit: 'lbs', allergies: [], healthConditions: [], currentMeds: [{ name: 'Rimadyl' }] },
    },
    locationClient: { firstName: 'Ada', lastName: 'Cole', phones: [], addresses: [] },
    location: {
      ...{ name: 'Wren Street', timeZone: 'America/Denver', priceBookType: 'Brand', locationAddresses: [] },
      ...{
        locationPhones: [],
        locationPharmacies: [{ code: 'PH', name: 'Pharmacy', fax: '8665550100', isPrimary: true }],
      },
    },
    authorizingVetLocationUser: { displayName: 'Dr. Then', vetLicenseState: 'NY' },
    actingLocationUser: { displayName: 'Tech Then' },
    product: {
      ...{ title: 'Carprofen then', sku: 'C1', ingredients: ['carprofen'], strengthDisplay: '25 mg', packsizeQty: 30 },
      ...{
        productPresentation: { id: '1', description: 'Tablet', image: null },
        unitMeasure: { description: 'tablets' },
      },
      ...{ isControlled: false, deaSchedule: null, productApprovalType: 'Rx', fullfillmentVendor: 'PH' },
      priceBooks: [
        { name: 'Generic', caretakerPrice: 1, veterinarianPrice: 2 },
        { name: 'Brand', caretakerPrice: 3, veterinarianPrice: 4 },
      ],
    },
    flavor: { flavorId: '1', flavor: 'Beef' },
  }).replaceAll("'", "''");

describe('migration to issue records', () => {
  it('P-334 gives each prescription issued here its record from the audit', async () => {
    await onDatabaseBefore(name, async ({ lay, read, take }) => {
      const at = '2026-03-01T10:00:00.000Z';
      const audited = (sequence: number, id: number, before: string | null, after: string) =>
        `(1, ${sequence}, '${at}', 'vet', 'UpdatePrescription', 'prescription:${id}', ${before === null ? 'null' : `'${before}'`}, '${after}', '', '')`;
      await lay(`set session_replication_role = replica;
        insert into signa.location (id, organization_id, name, email_address, portal_type_id, price_book_type, time_zone)
          values (1, 1, 'Renamed Hospital', 'w@x.example', 1, 'Generic', 'America/New_York');
        insert into signa.product (id, sku, title, product_family, classification, presentation_id, approval_type, price_books)
          values (1, 'C1', 'Carprofen now', 'Carprofen', 'Medication', 1, 'Rx', '[{"name":"Generic","caretakerPrice":5,"veterinarianPrice":6}]');
        insert into signa.client (location_id, id, first_name, last_name, phones, addresses) values (1, 1, 'Bea', 'Now', '[]', '[]');
        insert into signa.patient (location_id, id, name, weight, weight_unit) values (1, 1, 'Now', 9, 'kg');
        insert into signa.prescription (location_id, id, rx_status, rx_number, created_at, draft_created_at, issued_at, expires_on, client_id, patient_id, product_id,
          unit_per_fill, vet_license, dea_license, authorizing_vet_id)
        values (1, 1, 'Created', '26-1', '${at}', null, '${at}', null, 1, 1, 1, 30, 'V-1', 'D-1', 7),
          (1, 2, 'Created', '26-2', '${at}', null, '${at}', null, 1, 1, 1, 30, 'V-2', null, null),
          (1, 3, 'Draft', null, '${at}', '${at}', null, null, 1, 1, 1, 30, null, null, null),
          (1, 4, 'IssuedElsewhere', null, '${at}', null, '${at}', '2026-12-01', null, 1, 1, 30, null, null, null);
        insert into signa.audit_record (location_id, sequence, at, username, operation, subject, before, after, previous_hash, hash) values
          ${audited(1, 1, null, entry('Saved as draft', null))},
          ${audited(2, 1, entry('Saved as draft', null), entry('Then', at))},
          ${audited(3, 1, entry('Then', at), entry('Later', at))};
        set session_replication_role = origin;`);
      expect(await take()).toEqual([name]);
      const rows = await read<{ id: number; content: IssueRecord }>(
        'select prescription_id::int as id, content from signa.issue_record order by prescription_id',
      );
      expect(rows.map(({ id }) => id)).toEqual([1, 2]);
      const [first, second] = rows.map(({ content }) => issueRecordSchema.parse(content));
      expect(first).toMatchObject({
        patient: { name: 'Then', weight: 20, weightUnit: 'lbs', isPIMSImport: false },
        medications: ['Rimadyl'],
        client: { firstName: 'Ada' },
        location: { name: 'Wren Street', timeZone: 'America/Denver' },
        vet: { displayName: 'Dr. Then', vetLicenseState: 'NY', vetLicenseNumber: 'V-1', deaLicense: 'D-1' },
        product: { title: 'Carprofen then', priceBooks: [{ name: 'Brand', caretakerPrice: 3 }] },
        flavor: 'Beef',
        submittedBy: 'Tech Then',
        pharmacyFax: '8665550100',
        checks: null,
        recordedLater: {},
      });
      expect(second).toMatchObject({
        patient: { name: 'Now', weight: 9, weightUnit: 'kg' },
        client: { firstName: 'Bea' },
        location: { name: 'Renamed Hospital' },
        vet: null,
        product: { title: 'Carprofen now', priceBooks: [{ name: 'Generic', caretakerPrice: 5 }] },
        recordedLater: { patient: expect.any(String), client: expect.any(String), product: expect.any(String) },
      });
      expect(Object.keys(second?.recordedLater ?? {}).toSorted()).toEqual(['client', 'location', 'patient', 'product']);
    });
  });
});

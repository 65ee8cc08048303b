import { elsewhereLimits, prescriptionLimits } from '@signa/core/prescribing';
import { externalIdColumn, type RecordColumn } from '../record-column.js';

/** The columns of a file of open prescriptions that were issued elsewhere. */
export const prescriptionColumns: readonly RecordColumn[] = [
  { ...externalIdColumn, example: 'RX-3001' },
  {
    name: 'client',
    what: 'the external_id of the client, who was imported before',
    example: 'C-1001',
    isNeeded: true,
  },
  {
    name: 'patient',
    what: 'the external_id of the patient, who was imported before and is one of this client',
    example: 'P-2001',
    isNeeded: true,
  },
  {
    name: 'product_sku',
    what: 'the SKU of the product in the catalogue, sold or not',
    example: 'GAB-100-60',
    isNeeded: true,
  },
  {
    name: 'quantity',
    what: 'dispensing units of one fill, a number with up to 2 decimals',
    example: '60',
    isNeeded: true,
  },
  {
    name: 'directions',
    what: `up to ${prescriptionLimits.directionsMax} letters, or empty`,
    example: 'Give 1 tablet by mouth every 12 hours.',
  },
  {
    name: 'days_supply',
    what: `for how many days one fill lasts, 1 to ${prescriptionLimits.daysSupplyMax}; or empty`,
    example: '30',
  },
  {
    name: 'refills',
    what: `as the paper says, 0 to ${elsewhereLimits.refillsMax}; or PRN`,
    example: '3',
    isNeeded: true,
  },
  {
    name: 'fills_left',
    what: 'how often it may still be filled, the next fill included; empty: nobody counted, and all are left',
    example: '2',
  },
  { name: 'issued_on', what: 'the day as 2026-03-14 or 03-14-2026', example: '2026-11-02', isNeeded: true },
  {
    name: 'expires_on',
    what: 'the last day on which it may be filled; one in the past is left out of the file',
    example: '2027-11-01',
    isNeeded: true,
  },
  {
    name: 'prescriber',
    what: `who issued it, by name, up to ${elsewhereLimits.prescriberMax} letters; or empty`,
    example: 'Dr. Ines Roth',
  },
  {
    name: 'number',
    what: `as the paper says it, up to ${elsewhereLimits.numberMax} letters; or empty`,
    example: '88123',
  },
  {
    name: 'place',
    what: `where it was issued, up to ${elsewhereLimits.placeMax} letters; or empty`,
    example: 'Saratoga Vets',
  },
  { name: 'note', what: `up to ${elsewhereLimits.noteMax} letters that no pharmacy reads; or empty`, example: '' },
  {
    name: 'status',
    what: "'open' or empty: one that was declined, archived or used up is left out of the file",
    example: 'open',
  },
];

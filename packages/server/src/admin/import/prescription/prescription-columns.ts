import { externalLimits, prescriptionLimits } from '@signa/core/prescribing';
import { externalIdColumn, type RecordColumn } from '../record-column.js';

/** The columns of a file of open external prescriptions. */
export const prescriptionColumns: readonly RecordColumn[] = [
  { ...externalIdColumn, example: 'RX-3001' },
  {
    name: 'client',
    what: 'The external_id of an imported client',
    example: 'C-1001',
    isNeeded: true,
  },
  {
    name: 'patient',
    what: 'The external_id of an imported patient of this client',
    example: 'P-2001',
    isNeeded: true,
  },
  {
    name: 'product_sku',
    what: 'SKU of the product in the catalog, sold or not',
    example: 'GAB-100-60',
    isNeeded: true,
  },
  {
    name: 'quantity',
    what: 'Dispensing units per fill, a number with up to 2 decimals',
    example: '60',
    isNeeded: true,
  },
  {
    name: 'directions',
    what: `Up to ${prescriptionLimits.directionsMax} characters; optional`,
    example: 'Give 1 tablet by mouth every 12 hours.',
  },
  {
    name: 'days_supply',
    what: `Days that one fill lasts, 1 to ${prescriptionLimits.daysSupplyMax}; optional`,
    example: '30',
  },
  {
    name: 'refills',
    what: `Number of refills on the prescription, 0 to ${externalLimits.refillsMax}, or PRN`,
    example: '3',
    isNeeded: true,
  },
  {
    name: 'fills_left',
    what: 'Remaining fills, including the next one; if empty, all fills remain',
    example: '2',
  },
  { name: 'issued_on', what: 'Date such as 2026-03-14 or 03-14-2026', example: '2026-11-02', isNeeded: true },
  {
    name: 'expires_on',
    what: 'Last day on which it can be filled; omit expired prescriptions from the file',
    example: '2027-11-01',
    isNeeded: true,
  },
  {
    name: 'prescriber',
    what: `Name of the prescriber, up to ${externalLimits.prescriberMax} characters; optional`,
    example: 'Dr. Ines Roth',
  },
  {
    name: 'number',
    what: `Number as printed on the prescription, up to ${externalLimits.numberMax} characters; optional`,
    example: '88123',
  },
  {
    name: 'place',
    what: `where it was issued, up to ${externalLimits.placeMax} letters; or empty`,
    example: 'Saratoga Vets',
  },
  { name: 'note', what: `Up to ${externalLimits.noteMax} characters, not sent to pharmacies; optional`, example: '' },
  {
    name: 'status',
    what: "'open' or empty; omit declined, archived, and used-up prescriptions from the file",
    example: 'open',
  },
];

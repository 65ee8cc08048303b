import { type ExternalField, type ExternalForm, nextPrescriptionStatus } from '@signa/core/prescribing';
import { externalPrescriptionSchema, issuesOf } from '@signa/core/schema';
import { readTypedDate, trimmedOrNull } from '@signa/core/base';
import { type ExternalRow, insertExternal } from '../../../store/prescribing/prescription/external-write.js';
import { keepMadePrescriptions } from '../../../store/pims/pims-import/made-store.js';
import type { CsvLine } from '../../csv/csv-file.js';
import { operator } from '../../owner/operator.js';
import { faultIn, type ReadLine, type RecordKind } from '../record-kind.js';
import { prescriptionColumns } from './prescription-columns.js';
import { type BatchFacts, batchFacts, contextOf } from './prescription-facts.js';

type Values = CsvLine['values'];

/** Open prescriptions of a file, which were issued in another system and are read-only here (A-411, decision 75). */
export const prescriptionRecords: RecordKind<ExternalRow, BatchFacts> = {
  noun: 'prescription',
  plural: 'prescriptions',
  operation: 'ImportPrescriptions',
  columns: prescriptionColumns,
  factsOf: batchFacts,
  read: readPrescription,
  async store(tx, open, records) {
    await insertExternal(tx, open.locationId, {
      by: operator(),
      records: records.map(({ id, draft }) => ({ ...draft, id })),
    });
    await keepMadePrescriptions(
      tx,
      open,
      records.map(({ id }) => id),
    );
  },
};

function readPrescription(values: Values, facts: BatchFacts): ReadLine<ExternalRow> {
  const form = formOf(values);
  const issues = issuesOf(externalPrescriptionSchema(contextOf(values, facts)), form);
  const step = nextPrescriptionStatus({ rxStatus: null, archived: false }, { type: 'ImportPrescription', issues });
  const product = facts.products.get(values['product_sku'] ?? '');
  const patientId = facts.patientIds.get(values['patient'] ?? '') ?? '';
  const name = [product?.title, facts.patients.get(patientId)?.name].filter(Boolean).join(' for ');
  if (!step.allowed || step.to === null)
    return { name, draft: null, faults: issues.map(({ path, message }) => faultIn(values, columnOf(path), message)) };
  return {
    name,
    faults: [],
    draft: {
      rxStatus: step.to,
      clientId: facts.clientIds.get(values['client'] ?? '') ?? '',
      patientId,
      productId: product?.id ?? '',
      quantity: form.quantity,
      directions: trimmedOrNull(form.directions),
      daysSupply: form.daysSupply,
      refills: form.refills,
      prnFlag: form.prnFlag,
      fillsLeft: form.fillsLeft,
      issuedOn: form.issuedOn,
      expiresOn: form.expiresOn,
      prescriber: trimmedOrNull(form.prescriber),
      number: trimmedOrNull(form.number),
      place: trimmedOrNull(form.place),
      note: trimmedOrNull(form.note),
    },
  };
}

function formOf(values: Values): ExternalForm {
  const orNull = (column: string) => values[column] || null;
  // An invalid date stays as typed, for the rules to reject.
  const day = (column: string) => readTypedDate(values[column] ?? '') ?? orNull(column);
  const refills = values['refills'] ?? '';
  const prnFlag = /^prn$/i.test(refills);
  return {
    status: orNull('status'),
    quantity: numberOf(values['quantity'] ?? ''),
    directions: orNull('directions'),
    daysSupply: numberOf(values['days_supply'] ?? ''),
    refills: prnFlag ? null : numberOf(refills),
    prnFlag,
    fillsLeft: numberOf(values['fills_left'] ?? ''),
    issuedOn: day('issued_on'),
    expiresOn: day('expires_on'),
    prescriber: orNull('prescriber'),
    number: orNull('number'),
    place: orNull('place'),
    note: orNull('note'),
  };
}

/** The rules reject text that is not a number. */
function numberOf(text: string): number | null {
  if (text === '') return null;
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

const columns: Readonly<Partial<Record<ExternalField, string>>> = {
  productId: 'product_sku',
  locationClientId: 'client',
  locationPatientId: 'patient',
  daysSupply: 'days_supply',
  fillsLeft: 'fills_left',
  issuedOn: 'issued_on',
  expiresOn: 'expires_on',
};

/** The column of a field. */
const columnOf = (path: string): string => columns[path as ExternalField] ?? path;

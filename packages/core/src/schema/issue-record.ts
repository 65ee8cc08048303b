import * as z from 'zod/mini';
import { issuedParts, issueRecordVersion, type IssueRecord } from '../prescribing/issue-record/index.js';
import { deaSchedules, productApprovalTypes } from '../catalog/product/index.js';
import { conflictGrades } from '../safety/signing/index.js';
import { weightUnits } from '../clients/patient/index.js';
import { pimsConnectionTypes } from '../practice/pims-connection/index.js';
import { anyText, flag, text } from './part.js';

const count = z.number();
const named = { code: text, name: text };
const phone = z.object({
  uuid: text,
  phoneTypeId: count,
  phoneNumber: text,
  isActive: flag,
});
const address = z.object({
  uuid: text,
  addressTypeId: count,
  addressLine1: text,
  addressLine2: anyText,
  city: text,
  state: text,
  zip: text,
  isActive: flag,
});
const patient = z.object({
  name: text,
  species: z.nullable(z.object({ ...named, icon: text })),
  breed: z.nullable(z.object(named)),
  gender: anyText,
  birthdate: anyText,
  weight: z.nullable(count),
  weightUnit: z.nullable(z.enum(weightUnits)),
  allergies: z.array(z.object({ ...named, kind: text })),
  healthConditions: z.array(z.object(named)),
  isPIMSImport: flag,
  pimsConnectionType: z.nullable(z.enum(pimsConnectionTypes)),
});
const location = z.object({
  name: text,
  timeZone: anyText,
  priceBookType: text,
  locationAddresses: z.array(address),
  locationPhones: z.array(phone),
  locationPharmacies: z.array(z.object({ ...named, fax: anyText, isPrimary: z.nullable(flag) })),
});
const product = z.object({
  title: text,
  sku: anyText,
  ingredients: z.array(text),
  productPresentation: z.nullable(z.object({ id: text, description: text, image: anyText })),
  strengthDisplay: anyText,
  unitMeasure: z.nullable(z.object({ description: text })),
  packsizeQty: z.nullable(count),
  isControlled: flag,
  deaSchedule: z.nullable(z.enum(deaSchedules)),
  productApprovalType: z.enum(productApprovalTypes),
  fullfillmentVendor: anyText,
  priceBooks: z.array(
    z.object({ name: text, caretakerPrice: z.nullable(count), veterinarianPrice: z.nullable(count) }),
  ),
});
const checks = z.object({
  findings: z.array(z.object({ rule: text, grade: z.enum(conflictGrades), text, reason: anyText, source: anyText })),
  notChecked: z.array(z.object({ kind: text, name: text, reason: text })),
  ruleTable: text,
  software: text,
});
const externalCheck = z.object({
  service: text,
  cards: z.array(
    z.object({
      id: text,
      summary: text,
      detail: anyText,
      indicator: z.enum(['critical', 'warning', 'info']),
      source: text,
      answer: anyText,
    }),
  ),
  notChecked: z.array(text),
});
const later = Object.fromEntries(issuedParts.map((part) => [part, z.optional(text)] as const));

/**
 * The shape of an issue record; unknown fields are dropped, so nothing else is stored.
 *
 * @see P-330
 */
export const issueRecordSchema = z.object({
  version: z.literal(issueRecordVersion),
  patient: z.nullable(patient),
  medications: z.array(text),
  client: z.nullable(
    z.object({ firstName: anyText, lastName: anyText, phones: z.array(phone), addresses: z.array(address) }),
  ),
  location,
  vet: z.nullable(
    z.object({ displayName: text, vetLicenseNumber: anyText, vetLicenseState: anyText, deaLicense: anyText }),
  ),
  product,
  flavor: anyText,
  submittedBy: anyText,
  workflowUser: anyText,
  pharmacyFax: anyText,
  signature: text,
  checks: z.nullable(checks),
  externalChecks: z.optional(z.array(externalCheck)),
  batch: z.optional(z.object({ id: text, count: z.number() })),
  recordedLater: z.object(later),
}) satisfies z.ZodMiniType<IssueRecord>;

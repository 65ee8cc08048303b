import { prescriptionLimits } from '../../../base/limits/index.js';
import type { FieldSpec } from './field-spec.js';

/**
 * The prescription form: every field of the save input (P-189), in screen order. The form's type, defaults,
 * normalization, limits, history, and audit labels derive from this table. Every other place that handles a field is
 * typed by it, so that a new field does not compile until each place covers it. `issuedDate` is excluded: only the
 * server sets it (P-005).
 *
 * A field that no place shows still needs its row: `null` is a valid entry, an omission is a compile error.
 *
 * @see docs/architecture.md, "Exercise: a new field"
 */
export const prescriptionFields = {
  locationClientId: {
    kind: 'id',
    value: { stored: true, takenOver: 'always', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: false, detailed: true, exported: true },
    labels: { change: 'Client', missing: null, summary: null, audit: { label: 'Client', of: 'client' } },
    names: { compared: null, pharmacy: null },
  },
  locationPatientId: {
    kind: 'id',
    value: { stored: true, takenOver: 'always', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: false, detailed: true, exported: true },
    labels: { change: 'Patient', missing: null, summary: null, audit: { label: 'Patient', of: 'patient' } },
    names: { compared: null, pharmacy: null },
  },
  isOfficeUse: {
    kind: 'flag',
    value: { stored: true, takenOver: 'always', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: false, detailed: true, exported: true },
    labels: { change: null, missing: null, summary: null, audit: 'Office use' },
    names: { compared: null, pharmacy: 'isOfficeUse' },
  },
  productId: {
    kind: 'id',
    value: { stored: true, takenOver: 'always', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: true, detailed: true, exported: true },
    labels: { change: 'Product', missing: 'product', summary: null, audit: { label: 'Product', of: 'product' } },
    names: { compared: null, pharmacy: null },
  },
  /** Dispensing units per fill. */
  unitPerFill: {
    kind: 'number',
    value: { stored: true, takenOver: 'always', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: true, detailed: true, exported: true },
    labels: { change: 'Quantity', missing: 'quantity', summary: 'Quantity', audit: 'Quantity per fill' },
    names: { compared: 'quantity', pharmacy: 'quantity' },
  },
  flavorId: {
    kind: 'id',
    value: { stored: true, takenOver: 'always', maxLength: null, rule: 'own' },
    shown: { advanced: true, printed: true, detailed: true, exported: false },
    labels: { change: 'Flavor', missing: 'flavor', summary: 'Flavor', audit: null },
    names: { compared: 'flavorId', pharmacy: 'flavor' },
  },
  directions: {
    kind: 'text',
    value: { stored: true, takenOver: 'always', maxLength: prescriptionLimits.directionsMax, rule: 'own' },
    shown: { advanced: false, printed: true, detailed: true, exported: true },
    labels: { change: 'Directions', missing: 'directions', summary: 'Directions', audit: 'Directions' },
    names: { compared: 'directions', pharmacy: 'directions' },
  },
  prnFlag: {
    kind: 'flag',
    value: { stored: true, takenOver: 'always', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: false, detailed: false, exported: true },
    labels: { change: null, missing: 'refills', summary: null, audit: 'PRN refills' },
    names: { compared: null, pharmacy: 'isPrn' },
  },
  refills: {
    kind: 'number',
    value: { stored: true, takenOver: 'always', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: true, detailed: true, exported: true },
    labels: { change: 'Refills', missing: 'refills', summary: 'Refills', audit: 'Refills' },
    names: { compared: 'refills', pharmacy: 'refills' },
  },
  prescExpiryDate: {
    kind: 'date',
    value: { stored: true, takenOver: 'draft', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: true, detailed: true, exported: true },
    labels: { change: 'Expiration', missing: 'expiration', summary: 'Expires', audit: 'Expiration date' },
    names: { compared: null, pharmacy: 'expirationDate' },
  },
  authorizingVet: {
    kind: 'id',
    value: { stored: true, takenOver: 'always', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: true, detailed: true, exported: true },
    labels: {
      change: 'Authorizing Vet',
      missing: 'authorizing vet',
      summary: 'Authorizing vet',
      audit: { label: 'Authorizing vet', of: 'locationUser' },
    },
    names: { compared: null, pharmacy: null },
  },
  reasonForCompound: {
    kind: 'text',
    value: { stored: true, takenOver: 'always', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: false, detailed: true, exported: true },
    labels: {
      change: 'Reason For Compounding',
      missing: 'reason for compounding',
      summary: 'Reason for compounding',
      audit: 'Reason for compounding',
    },
    names: { compared: null, pharmacy: 'reasonForCompound' },
  },
  allergicIngredient: {
    kind: 'text',
    value: { stored: true, takenOver: 'always', maxLength: prescriptionLimits.allergicIngredientMax, rule: 'own' },
    shown: { advanced: true, printed: false, detailed: false, exported: false },
    labels: {
      change: 'Allergic Ingredient',
      missing: 'allergic ingredient',
      summary: 'Allergic ingredient',
      audit: 'Allergic ingredient',
    },
    names: { compared: null, pharmacy: 'allergicIngredient' },
  },
  daysSupply: {
    kind: 'number',
    value: { stored: true, takenOver: 'always', maxLength: null, rule: 'own' },
    shown: { advanced: true, printed: true, detailed: true, exported: true },
    labels: { change: 'Days Supply', missing: 'days supply', summary: 'Days supply', audit: 'Days’ supply' },
    names: { compared: 'daysSupply', pharmacy: 'daysSupply' },
  },
  noteToPharmacy: {
    kind: 'text',
    value: { stored: true, takenOver: 'always', maxLength: prescriptionLimits.noteMax, rule: 'length' },
    shown: { advanced: true, printed: true, detailed: true, exported: true },
    labels: {
      change: 'Note To Pharmacy',
      missing: 'note to pharmacy',
      summary: 'Note to pharmacy',
      audit: 'Note to pharmacy',
    },
    names: { compared: null, pharmacy: 'noteToPharmacy' },
  },
  noteToClient: {
    kind: 'text',
    value: { stored: true, takenOver: 'always', maxLength: prescriptionLimits.noteMax, rule: 'length' },
    shown: { advanced: true, printed: true, detailed: true, exported: true },
    labels: { change: 'Note To Client', missing: 'note to client', summary: 'Note to client', audit: 'Note to client' },
    names: { compared: null, pharmacy: 'noteToClient' },
  },
  notifyClientDate: {
    kind: 'date',
    value: { stored: true, takenOver: 'draft', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: true, detailed: true, exported: false },
    labels: {
      change: 'Client Notification',
      missing: 'notification date',
      summary: 'Notify client',
      audit: 'Notify client on',
    },
    names: { compared: null, pharmacy: null },
  },
  autoShipPrompt: {
    kind: 'flag',
    value: { stored: true, takenOver: 'always', maxLength: null, rule: 'none' },
    shown: { advanced: false, printed: true, detailed: false, exported: false },
    labels: { change: 'AutoShip', missing: null, summary: null, audit: 'Offer automatic shipping' },
    names: { compared: null, pharmacy: 'isAutoship' },
  },
  pimsConsultId: {
    kind: 'code',
    value: { stored: true, takenOver: 'draft', maxLength: prescriptionLimits.consultCodeMax, rule: 'own' },
    shown: { advanced: false, printed: false, detailed: false, exported: false },
    labels: {
      change: 'Consultation',
      missing: 'consultation',
      summary: null,
      audit: { label: 'Visit in the practice system', presence: 'visit' },
    },
    names: { compared: null, pharmacy: null },
  },
  workflowLocationUserId: {
    kind: 'id',
    value: { stored: true, takenOver: 'draft', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: true, detailed: true, exported: false },
    labels: {
      change: 'Workflow User',
      missing: 'workflow user',
      summary: null,
      audit: { label: 'Assigned to', of: 'locationUser' },
    },
    names: { compared: null, pharmacy: null },
  },
  currentWorkflowStatusId: {
    kind: 'id',
    value: { stored: true, takenOver: 'draft', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: false, detailed: false, exported: false },
    labels: { change: 'Workflow Status', missing: 'workflow status', summary: null, audit: null },
    names: { compared: null, pharmacy: null },
  },
  /** Why a contraindicated product is issued anyway (P-232). */
  overrideReason: {
    kind: 'code',
    value: { stored: true, takenOver: 'never', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: false, detailed: true, exported: true },
    labels: { change: null, missing: null, summary: null, audit: 'Reason for the change of days’ supply' },
    names: { compared: null, pharmacy: null },
  },
  rxOriginCode: {
    kind: 'code',
    value: { stored: true, takenOver: 'draft', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: false, detailed: false, exported: false },
    labels: { change: null, missing: null, summary: null, audit: undefined },
    names: { compared: null, pharmacy: null },
  },
  /** The issuing user's confirmation of a note to the pharmacy that another user wrote; never stored (P-247). */
  confirmedNote: {
    kind: 'flag',
    value: { stored: false, takenOver: 'never', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: false, detailed: false, exported: false },
    labels: { change: null, missing: null, summary: null, audit: undefined },
    names: { compared: null, pharmacy: null },
  },
  /** The animal that the issuing user chose when another one could be meant; never stored (P-249). */
  confirmedPatientId: {
    kind: 'id',
    value: { stored: false, takenOver: 'never', maxLength: null, rule: 'own' },
    shown: { advanced: false, printed: false, detailed: false, exported: false },
    labels: { change: null, missing: null, summary: null, audit: undefined },
    names: { compared: null, pharmacy: null },
  },
  locationId: {
    kind: 'id',
    value: { stored: false, takenOver: 'never', maxLength: null, rule: 'none' },
    shown: { advanced: false, printed: false, detailed: false, exported: false },
    labels: { change: null, missing: null, summary: null, audit: undefined },
    names: { compared: null, pharmacy: null },
  },
  /** The version of the draft when the form was opened; `null` for a new prescription. */
  version: {
    kind: 'number',
    value: { stored: false, takenOver: 'draft', maxLength: null, rule: 'none' },
    shown: { advanced: false, printed: false, detailed: false, exported: false },
    labels: { change: null, missing: null, summary: null, audit: undefined },
    names: { compared: null, pharmacy: null },
  },
} as const satisfies Readonly<Record<string, FieldSpec>>;

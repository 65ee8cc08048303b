/** The records that can have alerts. */
export type AlertNoun = 'client' | 'patient';

/**
 * Where alerts are shown beside a decision: `request` on the open card of a request, `prescribe` in the form of a new
 * prescription, `prescription` on the page of a prescription. The profile shows all of them.
 */
export const alertPlaces = ['request', 'prescribe', 'prescription'] as const;
export type AlertPlace = (typeof alertPlaces)[number];

/** How a client does not want to be contacted. */
export const contactMethods = ['phone', 'text', 'email', 'mail'] as const;
export type ContactMethod = (typeof contactMethods)[number];

interface AlertKindSpec {
  readonly nouns: readonly AlertNoun[];
  readonly label: string;
  /** `safety` is about handling the animal and is shown first; `service` is about dealing with the client. */
  readonly concern: 'safety' | 'service';
  readonly places: readonly AlertPlace[];
  /** Whether the kind says too little without a text. */
  readonly needsText: boolean;
  /** What the kind names besides its text. */
  readonly names: 'language' | 'contactMethod' | null;
}

const deciding = alertPlaces;
const animal = { nouns: ['patient'], concern: 'safety', places: deciding, needsText: false, names: null } as const;
const client = { nouns: ['client'], concern: 'service', places: deciding, needsText: false, names: null } as const;

/**
 * Every kind of alert, in display order. A payment concerns whether to start something, not a prescription that exists.
 *
 * @see C-340, C-342
 */
const specs = {
  bites: { ...animal, label: 'Bites' },
  fractious: { ...animal, label: 'Fractious' },
  anestheticRisk: { ...animal, label: 'Anesthetic risk' },
  vaccineReactor: { ...animal, label: 'Vaccine reactor' },
  callFirst: { ...client, label: 'Call first' },
  doNotContact: { ...client, label: 'Do not contact by', names: 'contactMethod' },
  preferredLanguage: { ...client, label: 'Preferred language', names: 'language' },
  hardOfHearing: { ...client, label: 'Hard of hearing' },
  payment: { ...client, label: 'Payment', places: ['request', 'prescribe'], needsText: true },
  other: { ...client, nouns: ['patient', 'client'], label: 'Other', needsText: true },
} as const satisfies Readonly<Record<string, AlertKindSpec>>;

export type AlertKind = keyof typeof specs;

/** @see C-340 */
export const alertKinds = Object.keys(specs) as readonly AlertKind[];

/** The specification of a kind; one that a newer server added is treated as `other`. */
export function alertKindSpec(kind: string): AlertKindSpec {
  return Object.hasOwn(specs, kind) ? specs[kind as AlertKind] : specs.other;
}

export function isAlertKind(kind: string): kind is AlertKind {
  return Object.hasOwn(specs, kind);
}

/** The kinds that a record can have, in display order. @see C-340 */
export function alertKindsOf(noun: AlertNoun): readonly AlertKind[] {
  return alertKinds.filter((kind) => alertKindSpec(kind).nouns.includes(noun));
}

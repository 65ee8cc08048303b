import * as z from 'zod/mini';
import {
  type CdsCall,
  cdsHooks,
  type FhirExtension,
  type FhirResource,
  type OtherResource,
  type Prefetched,
} from '../safety/index.js';

/** Resources of one query that are read; a response with more counts as partial. */
const mostResources = 100;
/** Orders of one call. */
const mostOrders = 20;

const open = <T extends z.ZodMiniType>(type: T) => z.optional(z.nullable(type));
const text = open(z.string());
const list = <T extends z.ZodMiniType>(type: T) => open(z.array(type));

const concept = open(z.object({ text, coding: list(z.object({ system: text, code: text, display: text })) }));
const reference = open(z.object({ reference: text, display: text }));
const quantity = open(z.object({ value: open(z.number()), unit: text, code: text }));
const extension: z.ZodMiniType<FhirExtension> = z.object({
  url: z.string(),
  valueCodeableConcept: concept,
  get extension() {
    return open(z.array(extension));
  },
});
const dosages = list(z.object({ text, patientInstruction: text, asNeededBoolean: open(z.boolean()), route: concept }));
const medication = z.object({
  resourceType: z.literal('Medication'),
  id: text,
  code: concept,
  form: concept,
  ingredient: list(z.object({ itemCodeableConcept: concept, isActive: open(z.boolean()) })),
});
const problem = { id: text, clinicalStatus: concept, verificationStatus: concept, code: concept };
const drug = {
  id: text,
  status: text,
  medicationCodeableConcept: concept,
  medicationReference: reference,
  subject: reference,
  // Other contained resources are not of interest here.
  contained: open(
    z.pipe(
      z.array(z.unknown()),
      z.transform((all) => all.flatMap((one) => medication.safeParse(one).data ?? [])),
    ),
  ),
};

/** The shapes of the resources that are read, by their type. */
const shapes = [
  z.object({
    resourceType: z.literal('Patient'),
    id: text,
    birthDate: text,
    extension: list(extension),
  }),
  z.object({
    resourceType: z.literal('AllergyIntolerance'),
    ...problem,
    category: list(z.string()),
    patient: reference,
  }),
  z.object({ resourceType: z.literal('Condition'), ...problem, subject: reference }),
  medication,
  z.object({
    resourceType: z.literal('MedicationRequest'),
    ...drug,
    authoredOn: text,
    requester: reference,
    priorPrescription: reference,
    doNotPerform: open(z.boolean()),
    dosageInstruction: dosages,
    dispenseRequest: open(
      z.object({ quantity, expectedSupplyDuration: quantity, numberOfRepeatsAllowed: open(z.number()) }),
    ),
  }),
  z.object({
    resourceType: z.literal('MedicationStatement'),
    ...drug,
    effectiveDateTime: text,
    effectivePeriod: open(z.object({ start: text, end: text })),
    dosage: dosages,
  }),
  z.object({
    resourceType: z.literal('Observation'),
    id: text,
    status: text,
    code: concept,
    subject: reference,
    effectiveDateTime: text,
    valueQuantity: quantity,
  }),
] as const;

const named = z.object({ resourceType: text, id: text });

/** A resource that can't be read is kept by its type, so that it can be named. */
function readResource(value: unknown): FhirResource {
  for (const shape of shapes) {
    const read = shape.safeParse(value);
    if (read.success) return read.data;
  }
  const { data } = named.safeParse(value);
  const other: OtherResource = { resourceType: 'Other', id: data?.id ?? null, sentAs: data?.resourceType ?? null };
  return other;
}

const bundle = z.object({
  resourceType: z.literal('Bundle'),
  entry: list(z.object({ resource: z.optional(z.unknown()) })),
  link: list(z.object({ relation: text })),
});

/** The resources of a Bundle, or a single resource. */
function readAnswer(value: unknown): Prefetched | null {
  if (value === null) return { resources: [], isPartial: false };
  if (value === undefined) return null;
  const read = bundle.safeParse(value);
  if (!read.success) {
    const resource = readResource(value);
    const isFailure = resource.resourceType === 'Other' && resource.sentAs === 'OperationOutcome';
    return isFailure ? null : { resources: [resource], isPartial: false };
  }
  const { entry, link } = read.data;
  const all = entry ?? [];
  const isPartial = all.length > mostResources || (link ?? []).some(({ relation }) => relation === 'next');
  return { resources: all.slice(0, mostResources).map(({ resource }) => readResource(resource)), isPartial };
}

const id = z.string().check(z.minLength(1), z.maxLength(200));
const envelope = z.object({
  hook: z.enum(cdsHooks),
  hookInstance: z.string().check(z.minLength(1), z.maxLength(200)),
  context: z.object({
    patientId: id,
    userId: z.string().check(z.maxLength(300)),
    selections: z.optional(z.array(id).check(z.maxLength(mostOrders))),
    draftOrders: z.object({
      resourceType: z.literal('Bundle'),
      entry: z.array(z.object({ resource: z.optional(z.unknown()) })).check(z.maxLength(mostOrders)),
    }),
  }),
  prefetch: open(
    z.object({
      patient: z.optional(z.unknown()),
      allergies: z.optional(z.unknown()),
      conditions: z.optional(z.unknown()),
      medications: z.optional(z.unknown()),
      prescriptions: z.optional(z.unknown()),
      weight: z.optional(z.unknown()),
    }),
  ),
});

/**
 * Decodes a call of CDS Hooks 2.0. Its envelope has to be right; a FHIR resource that can't be read does not refuse the
 * call, because the others can still be checked.
 *
 * @see P-412
 */
export const cdsCallSchema = z.pipe(
  envelope,
  z.transform(({ hook, context, prefetch }): CdsCall => {
    return {
      hook,
      patientId: context.patientId,
      selections: hook === 'order-select' ? (context.selections ?? null) : null,
      orders: context.draftOrders.entry.map(({ resource }) => readResource(resource)),
      prefetch: {
        patient: readAnswer(prefetch?.patient),
        allergies: readAnswer(prefetch?.allergies),
        conditions: readAnswer(prefetch?.conditions),
        medications: readAnswer(prefetch?.medications),
        prescriptions: readAnswer(prefetch?.prescriptions),
        weight: readAnswer(prefetch?.weight),
      },
    };
  }),
);

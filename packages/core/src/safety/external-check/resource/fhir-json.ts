/** A FHIR R4 resource that is sent. */
export interface SentResource {
  readonly resourceType: string;
  readonly id: string;
  readonly [element: string]: unknown;
}

/** A reference to the patient; nothing else of its record is referred to. */
export const patientReference = (patientId: string) => ({ reference: `Patient/${patientId}` });

/** Elements that have a value; FHIR allows neither null nor an empty list. */
export const withValues = <T extends object>(elements: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(elements).filter(([, value]) => value != null && !(Array.isArray(value) && value.length === 0)),
  ) as Partial<T>;

/** A code of a list that HL7 publishes. */
export const hl7Code = (list: string, code: string) => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${list}`, code }],
});

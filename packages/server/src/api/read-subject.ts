import type { Operations, OperationName, QueryName } from '@signa/core/operation';

type Named = `${'client' | 'patient' | 'prescription' | 'task' | 'order'}:${string}`;

/** Which record a read is about, by its variables, as the audit names records; a list is about none. */
const subjects: { readonly [N in QueryName]?: (variables: Operations[N]['variables']) => Named } = {
  GetLocationClient: ({ id }) => `client:${id}`,
  GetPimsImports: ({ locationClientId }) => `client:${locationClientId}`,
  getLocationPatient: ({ id }) => `patient:${id}`,
  GetSigningFacts: ({ locationPatientId }) => `patient:${locationPatientId}`,
  GetPrescriptionsByLocationPatientId: ({ locationPatientId }) => `patient:${locationPatientId}`,
  GetPrescription: ({ id }) => `prescription:${id}`,
  GetLineItemsByPrescriptionId: ({ prescriptionId }) => `prescription:${prescriptionId}`,
  GetPrescriptionTask: ({ id }) => `task:${id}`,
  GetOrder: ({ id }) => `order:${id}`,
};

/** The record that a call reads; null for one that lists, or changes something. */
export function readSubject(operation: OperationName, variables: Readonly<Record<string, unknown>>): Named | null {
  const named = (subjects as Partial<Record<OperationName, (variables: never) => Named>>)[operation];
  return named ? named(variables as never) : null;
}

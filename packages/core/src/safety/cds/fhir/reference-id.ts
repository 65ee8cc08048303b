import type { FhirReference } from './fhir.js';

/** The id in a reference to a resource of a type, relative or absolute; `null` if it refers to none. */
export function referenceId(reference: FhirReference | null | undefined, type: string): string | null {
  const parts = (reference?.reference ?? '').split('/_history/')[0]?.split('/') ?? [];
  return parts.at(-2) === type ? (parts.at(-1) ?? null) : null;
}

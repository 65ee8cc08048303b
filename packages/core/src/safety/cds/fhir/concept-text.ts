import type { FhirConcept } from './fhir.js';

/** Characters kept of a text from outside; core compares no more of any recorded text. */
const maxTextLength = 400;

const cleaned = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, maxTextLength);

/** The texts of a concept, each once: its own, then the displays of its codes. */
function textsOf({ text, coding }: FhirConcept): readonly string[] {
  const texts = [text, ...(coding ?? []).map(({ display }) => display)].map(cleaned).filter(Boolean);
  const isSaid = (one: string, other: string) => other.toLowerCase().includes(one.toLowerCase());
  return texts.filter(
    (one, at) => !texts.some((other, by) => by !== at && isSaid(one, other) && (by < at || !isSaid(other, one))),
  );
}

/** What a concept says in words; `null` if it has only codes. */
export function conceptText(concept: FhirConcept | null | undefined): string | null {
  return cleaned(concept ? textsOf(concept).join('; ') : '') || null;
}

/** A concept as it is named to the caller if it could not be read: its words, or its codes. */
export function conceptLabel(concept: FhirConcept | null | undefined): string {
  const codes = (concept?.coding ?? []).flatMap(({ system, code }) =>
    code ? [`code ${cleaned(code)}${system ? ` of ${cleaned(system)}` : ''}`] : [],
  );
  return conceptText(concept) ?? (codes.join(', ').slice(0, maxTextLength) || 'an entry without a code or a text');
}

/** Whether a concept has one of these codes, whatever the system. */
export function hasCode(concept: FhirConcept | null | undefined, codes: readonly string[]): boolean {
  return (concept?.coding ?? []).some(({ code }) => code != null && codes.includes(code));
}

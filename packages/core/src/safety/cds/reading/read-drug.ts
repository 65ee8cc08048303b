import type { KnowledgePackage } from '../../../knowledge/index.js';
import { readMedication } from '../../conflict/index.js';
import type { TherapyProductFacts } from '../../signing/index.js';
import {
  conceptLabel,
  conceptText,
  type FhirConcept,
  type FhirDosage,
  type FhirMedication,
  type FhirReference,
} from '../fhir/index.js';

/** A drug of a call, as far as its texts name it. */
export interface ReadDrug {
  /** By which two entries are the same product: its name in lowercase. */
  readonly id: string;
  /** As it was sent; its codes if it has no name. */
  readonly name: string;
  readonly ingredients: readonly string[];
  readonly keywords: readonly string[];
  /** The form and the route; `null` if neither was sent. */
  readonly presentation: string | null;
  /** `all` of the name is known, only `part` of it, or `none`. */
  readonly known: 'all' | 'part' | 'none';
}

/** The fields in which FHIR names the drug of a request or a statement. */
export interface NamesDrug {
  readonly medicationCodeableConcept?: FhirConcept | null | undefined;
  readonly medicationReference?: FhirReference | null | undefined;
  readonly contained?: readonly FhirMedication[] | null | undefined;
}

/** The resource that a reference means, among those contained and those sent. */
function referred({ medicationReference, contained }: NamesDrug, sent: readonly FhirMedication[]) {
  const reference = medicationReference?.reference ?? '';
  const id = reference.split('/').at(-1)?.replace(/^#/, '') ?? '';
  return (reference.startsWith('#') ? contained : sent)?.find((one) => id !== '' && one.id === id) ?? null;
}

/** The substances of a Medication resource in the words of the knowledge, else as they were sent. */
function ingredientsOf(medication: FhirMedication | null, knowledge: KnowledgePackage): readonly string[] {
  const active = medication?.ingredient?.filter(({ isActive }) => isActive !== false) ?? [];
  return active.flatMap(({ itemCodeableConcept }) => {
    const name = conceptText(itemCodeableConcept);
    return name === null ? [] : (readMedication(name, knowledge)?.ingredients ?? [name]);
  });
}

function presentationOf(medication: FhirMedication | null, dosages: readonly FhirDosage[]): string | null {
  const texts = [conceptText(medication?.form), ...dosages.map(({ route }) => conceptText(route))];
  return [...new Set(texts.filter((text) => text !== null))].join(', ') || null;
}

/** The drug of a request or a statement. */
export function readDrug(
  named: NamesDrug,
  dosages: readonly FhirDosage[],
  sent: readonly FhirMedication[],
  knowledge: KnowledgePackage,
): ReadDrug {
  const medication = referred(named, sent);
  const concept = named.medicationCodeableConcept ?? medication?.code;
  const text = conceptText(concept) ?? named.medicationReference?.display?.trim().slice(0, 400) ?? null;
  const listed = ingredientsOf(medication, knowledge);
  const reading = text === null ? null : readMedication(text, knowledge);
  const name = text ?? (listed.join(', ') || conceptLabel(concept));
  const ingredients = [...new Set([...listed, ...(reading?.ingredients ?? [])])];
  return {
    id: name.toLowerCase(),
    name,
    ingredients,
    keywords: reading?.keywords ?? [],
    presentation: presentationOf(medication, dosages),
    known: knownOf(ingredients, listed.length > 0 || (reading?.isSure ?? false)),
  };
}

const knownOf = (ingredients: readonly string[], isSure: boolean): ReadDrug['known'] => {
  if (ingredients.length === 0) return 'none';
  return isSure ? 'all' : 'part';
};

/** The drug as an active or earlier therapy. */
export const therapyProduct = (
  { id, name, ingredients, keywords, presentation }: ReadDrug,
  unit: string | null,
): TherapyProductFacts => ({
  id,
  title: presentation === null ? name : `${name}, ${presentation}`,
  productFamily: name,
  strengthDisplay: null,
  ingredients,
  keywords,
  packsizeQty: null,
  unit,
});

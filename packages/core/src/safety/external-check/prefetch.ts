import type { ConflictSubject } from '../signing/index.js';
import { patientResource, weightResources } from './resource/animal.js';
import type { SentResource } from './resource/fhir-json.js';
import { prescriptionResources } from './resource/prescriptions.js';
import { allergyResources, conditionResources, statementResources } from './resource/record.js';

/** A search result of FHIR. */
interface SearchSet {
  readonly resourceType: 'Bundle';
  readonly type: 'searchset';
  readonly total: number;
  readonly entry: readonly { readonly resource: SentResource; readonly search: { readonly mode: 'match' } }[];
}

/** The answers to queries, by the service's keys; `null` if there is nothing. */
export type SentPrefetch = Readonly<Record<string, SentResource | SearchSet | null>>;

type Resources = (patientId: string, subject: ConflictSubject) => readonly SentResource[];

const byType: Readonly<Record<string, Resources>> = {
  AllergyIntolerance: allergyResources,
  Condition: conditionResources,
  MedicationStatement: statementResources,
  MedicationRequest: prescriptionResources,
  Observation: weightResources,
};

/** Entries of one query; the services that Signa offers read as many. */
const mostEntries = 100;

/** Parameters that only order or limit what is found. Every list is sent newest first. */
const ordering = new Set(['_sort', '_count']);

/** Conditions that are the same for every resource of a type, or that one element decides. */
function isMatching(resource: SentResource, name: string, values: readonly string[]): boolean | null {
  const codes = values.map((value) => value.split('|').at(-1) ?? '');
  switch (`${resource.resourceType} ${name}`) {
    case 'AllergyIntolerance clinical-status':
    case 'Condition clinical-status':
      return codes.includes('active');
    case 'MedicationStatement status':
    case 'MedicationRequest status':
      return codes.includes(String(resource.status));
    case 'MedicationRequest intent':
      return codes.includes(String(resource.intent));
    case 'Observation code':
      return codes.includes('29463-7');
    default:
      return null;
  }
}

const ofPatient = /^(?:Patient\/)?\{\{context\.patientId\}\}$/;

interface Query {
  readonly type: string;
  readonly count: number;
  readonly conditions: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** A search among the records of the patient; `null` for any other, and for what Signa doesn't evaluate. */
function readQuery(template: string): Query | null {
  const [, type = '', search = ''] = /^([A-Za-z]+)\?(.+)$/.exec(template) ?? [];
  if (!Object.hasOwn(byType, type)) return null;
  const parameters = search.split('&').map((parameter) => {
    const [name = '', ...value] = parameter.split('=');
    return { name, value: value.join('=') };
  });
  const isOwner = ({ name, value }: { readonly name: string; readonly value: string }) =>
    (name === 'patient' || name === 'subject') && ofPatient.test(value);
  if (!parameters.some(isOwner)) return null;
  const count = parameters.find(({ name }) => name === '_count')?.value ?? '';
  return {
    type,
    count: /^[1-9]\d{0,3}$/.test(count) ? Math.min(mostEntries, Number(count)) : mostEntries,
    conditions: parameters
      .filter((parameter) => !isOwner(parameter) && !ordering.has(parameter.name))
      .map(({ name, value }) => ({ name, values: value.split(',') })),
  };
}

/** The matching resources; `null` if a condition can't be evaluated, whether or not there is a resource. */
function found(
  { type, conditions }: Query,
  patientId: string,
  subject: ConflictSubject,
): readonly SentResource[] | null {
  const isAnyUnknown = conditions.some(
    ({ name, values }) => isMatching({ resourceType: type, id: '' }, name, values) === null,
  );
  if (isAnyUnknown) return null;
  const all = byType[type]?.(patientId, subject) ?? [];
  return all.filter((resource) => conditions.every(({ name, values }) => isMatching(resource, name, values)));
}

function answerOf(template: string, patientId: string, subject: ConflictSubject) {
  if (template === 'Patient/{{context.patientId}}') return patientResource(patientId, subject);
  const query = readQuery(template);
  const resources = query && found(query, patientId, subject);
  if (!query || !resources) return undefined;
  if (resources.length === 0) return null;
  const sent: SearchSet = {
    resourceType: 'Bundle',
    type: 'searchset',
    total: resources.length,
    entry: resources.slice(0, query.count).map((resource) => ({ resource, search: { mode: 'match' } })),
  };
  return sent;
}

/**
 * The answers to the queries that a service asks for and Signa can evaluate: the patient, and searches among its
 * allergies, conditions, medications, prescriptions and weight. Any other query is left out, as the specification
 * requires, so that a service never takes a part for the whole.
 *
 * @param templates - the queries by key, as in the service's discovery
 * @see P-425
 */
export function prefetchFor(
  templates: Readonly<Record<string, string>>,
  patientId: string,
  subject: ConflictSubject,
): SentPrefetch {
  return Object.fromEntries(
    Object.entries(templates).flatMap(([key, template]) => {
      const answer = answerOf(template.trim(), patientId, subject);
      return answer === undefined ? [] : [[key, answer]];
    }),
  );
}

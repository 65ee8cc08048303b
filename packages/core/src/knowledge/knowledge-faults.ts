import type { KnowledgePackage } from './knowledge-package.js';
import type { KnowledgeRow } from './knowledge-row.js';
import type { WarningRow } from './warning-row.js';

/** A fault of a package that its shape doesn't show. */
export interface KnowledgeFault {
  /** The row or the source; `null` for the package as a whole. */
  readonly id: string | null;
  readonly message: string;
}

const fault = (id: string | null, message: string): KnowledgeFault => ({ id, message });

/** Values that occur more than once. */
function repeated(values: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const isKnown = seen.has(value);
    seen.add(value);
    return isKnown;
  });
}

function rowsOf({ warnings, doses, laws }: KnowledgePackage): readonly KnowledgeRow[] {
  return [...warnings, ...doses, ...laws];
}

function repeatedIds(knowledge: KnowledgePackage): readonly KnowledgeFault[] {
  return [...repeated(rowsOf(knowledge).map(({ id }) => id)), ...repeated(knowledge.sources.map(({ id }) => id))].map(
    (id) => fault(id, 'The ID is used more than once.'),
  );
}

/** Citations of sources that the package doesn't list, and sources that no row cites. */
function citationFaults(knowledge: KnowledgePackage): readonly KnowledgeFault[] {
  const listed = new Set(knowledge.sources.map(({ id }) => id));
  const cited = rowsOf(knowledge).flatMap(({ id, citations }) => citations.map(({ source }) => ({ id, source })));
  const used = new Set(cited.map(({ source }) => source));
  return [
    ...cited.filter(({ source }) => !listed.has(source)).map(({ id, source }) => fault(id, `No source ${source}.`)),
    ...[...listed].filter((id) => !used.has(id)).map((id) => fault(id, 'No row cites this source.')),
  ];
}

function dateFaults(knowledge: KnowledgePackage): readonly KnowledgeFault[] {
  return rowsOf(knowledge)
    .filter(({ from, to }) => to !== null && to < from)
    .map(({ id }) => fault(id, 'It ends before it begins.'));
}

/** What a kind of warning requires of the patient. */
function warningFault({ id, kind, patient, age, washout }: WarningRow): KnowledgeFault | null {
  const needsPatient = kind !== 'species' && kind !== 'age';
  if (needsPatient && patient.length === 0) return fault(id, `A warning of kind ${kind} needs patient tokens.`);
  if (!needsPatient && patient.length > 0) return fault(id, `A warning of kind ${kind} has no patient tokens.`);
  const hasBound = age !== null && (age.below !== null || age.from !== null);
  if ((kind === 'age') !== hasBound) return fault(id, 'Only a warning of kind age has a bound of age.');
  if (washout !== null && kind !== 'interaction') return fault(id, 'Only an interaction has a washout.');
  return null;
}

function doseFaults({ doses }: KnowledgePackage): readonly KnowledgeFault[] {
  return doses.flatMap(({ id, drug, doseOf, dose, everyHours }) => [
    ...(dose.least > dose.most || (everyHours !== null && everyHours.least > everyHours.most)
      ? [fault(id, 'A range ends below its start.')]
      : []),
    ...(doseOf !== null && !drug.includes(doseOf) ? [fault(id, `${doseOf} is not one of its drugs.`)] : []),
  ]);
}

/** Groups of breeds that a row names although the package has neither such a group nor such a breed. */
function breedFaults({ warnings, vocabularies }: KnowledgePackage): readonly KnowledgeFault[] {
  const known = new Set([
    ...vocabularies.breedGroups.map(({ name }) => name),
    ...Object.values(vocabularies.breeds).flatMap((rows) => rows.flatMap(({ means, names }) => [...means, ...names])),
  ]);
  return warnings
    .filter(({ kind }) => kind === 'breed')
    .flatMap(({ id, patient }) =>
      patient.filter((token) => !known.has(token)).map((token) => fault(id, `No breed or group ${token}.`)),
    );
}

/**
 * What is wrong with a package of the right shape: IDs used twice, citations without a source, dates and ranges in the
 * wrong order, and tokens that name nothing. A package with a fault is never imported.
 */
export function knowledgeFaults(knowledge: KnowledgePackage): readonly KnowledgeFault[] {
  return [
    ...repeatedIds(knowledge),
    ...citationFaults(knowledge),
    ...dateFaults(knowledge),
    ...knowledge.warnings.flatMap((row) => warningFault(row) ?? []),
    ...doseFaults(knowledge),
    ...breedFaults(knowledge),
  ];
}

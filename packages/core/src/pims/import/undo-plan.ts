import { mergeFieldLabel } from '../../clients/merge/index.js';
import { changedOfClient, changedOfPatient } from './changed-by-hand.js';
import type {
  BuiltOn,
  ImportedClient,
  ImportedName,
  ImportedPatient,
  PatientLink,
  PimsImport,
} from './imported-record.js';

/** A record that an undo keeps, with every reason. */
export interface Staying extends ImportedName {
  readonly reasons: readonly string[];
}

/** What the undo of an import removes, and what it keeps. */
export interface ImportUndo {
  readonly goes: readonly ImportedName[];
  readonly stays: readonly Staying[];
}

/**
 * Plans the undo of an import: records with dependent records stay, with each reason, and all others are removed. The
 * client is removed when none of its patients is left.
 *
 * @see C-254, C-265
 */
export function planImportUndo({ patients, clients }: PimsImport): ImportUndo {
  const animals = patients.map((patient) => judged('patient', patient, patientReasons(patient)));
  const going = new Set(animals.filter(({ reasons }) => reasons.length === 0).map(({ id }) => id));
  const owners = clients.map((client) => judged('client', client, clientReasons(client, going)));
  const all = [...animals, ...owners];
  return {
    goes: all.filter(({ reasons }) => reasons.length === 0).map(({ noun, id, name }) => ({ noun, id, name })),
    stays: all.filter(({ reasons }) => reasons.length > 0),
  };
}

const judged = (
  noun: Staying['noun'],
  { id, name }: { readonly id: string; readonly name: string },
  reasons: readonly string[],
): Staying => ({ noun, id, name, reasons });

function patientReasons(patient: ImportedPatient): string[] {
  return [...builtReasons(patient), ...linkReasons(patient), ...handReasons(changedOfPatient(patient))];
}

function clientReasons(client: ImportedClient, going: ReadonlySet<string>): string[] {
  const left = client.patientIds.filter((id) => !going.has(id)).length;
  return [
    ...(left > 0 ? [`${counted(left, 'patient')} of this client ${left === 1 ? 'is' : 'are'} kept.`] : []),
    ...builtReasons(client),
    ...handReasons(changedOfClient(client)),
  ];
}

function builtReasons({ prescriptions, deletedDrafts, requests, orderLines, alerts, isMerged }: BuiltOn): string[] {
  const was = (count: number) => (count === 1 ? 'was' : 'were');
  return [
    prescriptions > 0 && `${counted(prescriptions, 'prescription')} ${was(prescriptions)} written after the import.`,
    deletedDrafts > 0 &&
      `${counted(deletedDrafts, 'draft')} ${was(deletedDrafts)} written and deleted, and ${deletedDrafts === 1 ? 'is' : 'are'} kept.`,
    requests > 0 && `${counted(requests, 'request')} ${was(requests)} made after the import.`,
    orderLines > 0 && `${counted(orderLines, 'product')} ${was(orderLines)} ordered after the import.`,
    alerts > 0 && `${counted(alerts, 'alert')} ${was(alerts)} added after the import.`,
    isMerged && 'It was merged with another record.',
  ].filter((reason) => reason !== false);
}

function linkReasons({ linksMade, links }: ImportedPatient): string[] {
  const known = new Map(linksMade.map((link) => [link.clientId, link]));
  if (links.some(({ clientId }) => !known.has(clientId))) return ['It was later linked to another client.'];
  const isSame = links.length === known.size && links.every((link) => isSameLink(link, known.get(link.clientId)));
  return isSame ? [] : ['Its link to the client was changed by hand.'];
}

const isSameLink = (link: PatientLink, made: PatientLink | undefined) =>
  link.isActive === made?.isActive && link.isPrimary === made.isPrimary;

const handReasons = (fields: readonly string[]) =>
  fields.length === 0 ? [] : [`Its record was changed by hand: ${fields.map(mergeFieldLabel).join(', ')}.`];

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

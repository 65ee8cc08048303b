import { visitOfFamily } from '../../prescribing/selection/index.js';
import type { PaletteEffect, PaletteAction } from './palette-action.js';
import { isPurpose, purposeActions } from './purpose.js';
import type { PaletteReach } from './reach.js';
import type { PaletteRecord, PatientEntry } from './record.js';
import { linkToClient, linkToPatient, linkToPrescribe, linkToPrescribeFor } from './record-link.js';

/** Another location of the user. */
export interface OtherPlace {
  readonly assignmentId: string;
  readonly name: string;
}

/** Typing this lists the other locations. @see P-295 */
export const placesTyped = '> Switch to ';

const go = (to: string): PaletteEffect => ({ do: 'go', to });
const only = <T>(condition: boolean, value: T): T[] => (condition ? [value] : []);

/**
 * The actions a user can take from anywhere, switching to other locations last.
 *
 * @param places - all of them; for a chain, those that were found
 * @see P-289, P-295
 */
export function paletteActions(reach: PaletteReach, places: readonly OtherPlace[], isChain = false): PaletteAction[] {
  const { opens, mayUse } = reach;
  return [
    ...only(opens('/create') && mayUse('AddPrescription'), {
      id: 'create-rx',
      title: 'Create Rx',
      words: ['new prescription', 'prescribe'],
      act: go('/create'),
    }),
    ...only(opens('/clientsearch') && mayUse('AddLocationClient'), {
      id: 'add-client',
      title: 'Add New Client',
      words: ['new client', 'create client'],
      act: { do: 'add-client' } as const,
    }),
    ...only(opens('/link') && mayUse('UpdateLocationClient'), {
      id: 'link-client',
      title: 'Link a client to PIMS',
      words: ['connect with practice system'],
      act: go('/link'),
    }),
    ...only(isChain || places.length > 0, {
      id: 'list-places',
      title: 'Switch location',
      words: ['change location', 'change practice'],
      act: { do: 'list-places' } as const,
    }),
    {
      id: 'show-keys',
      title: 'Keyboard shortcuts',
      words: ['keys', 'help'],
      act: { do: 'show-keys' },
    },
    ...purposeActions(reach),
    ...places.map(({ assignmentId, name }) => ({
      id: `switch/${assignmentId}`,
      title: `Switch to ${name}`,
      words: [name],
      act: { do: 'switch', assignmentId } as const,
    })),
  ];
}

/** Whether an action is listed before anything is typed; the locations would fill the list. @see P-295 */
export const isOfferedAtFirst = ({ id, act }: PaletteAction): boolean => act.do !== 'switch' && !isPurpose(id);

/** 'Create Rx for Dumpling', for a patient that was found, with its client and facts. @see P-295, P-340 */
export function prescribeAction(patient: PatientEntry, reach: PaletteReach): PaletteAction | null {
  const to = patient.isPrescribable ? linkToPrescribeFor(patient, reach) : null;
  if (to === null) return null;
  return {
    id: `prescribe/${patient.id}/${patient.clientId}`,
    title: `Create Rx for ${patient.title}`,
    notes: patient.notes,
    words: [patient.title],
    act: go(to),
  };
}

/**
 * The actions for a record besides opening it, shown with the right arrow key.
 *
 * @returns empty when it can only be opened
 * @see P-289, P-292
 */
export function recordActions(record: PaletteRecord, reach: PaletteReach): PaletteAction[] {
  return relatedLinks(record, reach).flatMap(({ id, title, to }) =>
    to === null ? [] : [{ id: `${id}/${record.id}`, title, words: [], act: go(to) }],
  );
}

interface RelatedLink {
  readonly id: string;
  readonly title: string;
  readonly to: string | null;
}

function relatedLinks(record: PaletteRecord, reach: PaletteReach): RelatedLink[] {
  switch (record.kind) {
    case 'client':
      return [{ id: 'prescribe', title: `Create Rx for ${record.title}`, to: linkToPrescribe(record.id, reach) }];
    case 'patient':
      return [
        {
          id: 'prescribe',
          title: `Create Rx for ${record.title}`,
          to: record.isPrescribable ? linkToPrescribeFor(record, reach) : null,
        },
        { id: 'client', title: 'Open the client', to: linkToClient(record.clientId, reach) },
      ];
    case 'prescription':
      return record.patient === null
        ? []
        : [
            { id: 'patient', title: `Open ${record.patient.name}`, to: linkToPatient(record.patient, reach) },
            { id: 'client', title: 'Open the client', to: linkToClient(record.patient.clientId, reach) },
          ];
    case 'product':
      return [{ id: 'prescribe', title: `Prescribe ${record.title}`, to: productChoiceLink(record.family, reach) }];
  }
}

function productChoiceLink(family: string, { opens, mayUse }: PaletteReach): string | null {
  const { path, search } = visitOfFamily(family);
  return mayUse('AddPrescription') && opens(path) ? path + search : null;
}

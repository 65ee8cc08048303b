import type { CallFailure } from '@signa/core/contract';
import { AddLocationPatientDocument } from '@signa/core/contract/typed';
import {
  importErrorNotice,
  alreadyImportedNotice,
  listedForImport,
  mayImportPatient,
  patientImportedNotice,
} from '@signa/core/clients';
import { linkIds } from '@signa/core/practice';
import { useState } from 'react';
import { splitRequestId } from '../../../client/request-id';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { usePractice } from '../../../platform/practice/practice';
import { useLinkedInPims } from '../../pims/pims-difference/use-linked-in-pims';
import type { LinkedCaretaker } from '../../pims/pims-difference/use-linked-caretaker';
import { useLinkInstead } from './use-link-instead';
import type { OurPatient } from './use-link-instead';
import type { ImportState, TheirPatient } from './import-state';

/** A patient that was just imported. */
interface ImportedPatient {
  readonly id: string;
  readonly name: string;
}

/** Result per patient, by PIMS ID. */
type Results = ReadonlyMap<string, ImportState>;

/** Errors that the next patient would run into as well. */
const isLasting = ({ code }: CallFailure) => !['CONFLICT', 'BAD_USER_INPUT', 'NOT_FOUND'].includes(code);

/** The client whose patients are imported, and the import that they belong to (C-265). */
interface ImportPlace {
  readonly clientId: string;
  readonly importId: string;
}

/**
 * Imports the patients of a client's record, one by one or all at once (C-117 to C-123). The list stays open and shows
 * each result. Likely duplicates are left for the user to decide (C-239).
 *
 * @param ours - the client's patients in Signa
 */
export function useImportPatients(
  { clientId, importId }: ImportPlace,
  caretaker: LinkedCaretaker | null,
  ours: readonly OurPatient[],
) {
  const { location } = usePractice();
  const linked = useLinkedInPims(caretaker);
  const [results, setResults] = useState<Results>(new Map());
  const [imported, setImported] = useState<readonly ImportedPatient[]>([]);
  const [isAll, setIsAll] = useState(false);
  const act = useMutation(AddLocationPatientDocument, {
    area: 'clients',
    success: patientImportedNotice,
    error: (message, { code }) => importErrorNotice({ code, message: splitRequestId(message).said }),
  });
  const patients = listedForImport(caretaker?.patients ?? []);
  const note = (id: string, state: ImportState) => setResults((now) => new Map(now).set(id, state));

  const stateOf = (theirs: TheirPatient): ImportState => {
    const known = results.get(theirs.id);
    if (known) return known;
    if (linked.has(theirs.id)) return { kind: 'already' };
    const may = mayImportPatient(theirs);
    return may.allowed ? { kind: 'ready' } : { kind: 'deceased', reason: may.reason };
  };
  /** @returns whether to continue with the next patient */
  const importOne = async (theirs: TheirPatient): Promise<boolean> => {
    if (!caretaker) return false;
    note(theirs.id, { kind: 'busy' });
    const ids = linkIds(caretaker.pimsConnectionType, theirs);
    const answer = await act.run({
      input: {
        locationId: location.id,
        ...ids,
        pimsConnectionType: caretaker.pimsConnectionType,
        isPIMSImport: true,
        locationPatientClients: [{ locationClientId: clientId }],
        pimsImportId: importId,
      },
    });
    if (answer.ok) {
      note(theirs.id, { kind: 'imported' });
      const { id, name } = answer.data.addLocationPatient;
      setImported((now) => [...now, { id, name }]);
      return true;
    }
    const { message } = answer.failure;
    note(
      theirs.id,
      splitRequestId(message).said === alreadyImportedNotice.title
        ? { kind: 'already' }
        : { kind: 'failed', reason: message },
    );
    return !isLasting(answer.failure);
  };
  const linking = useLinkInstead(caretaker, ours, note);
  const isOpen = (theirs: TheirPatient) => ['ready', 'failed'].includes(stateOf(theirs).kind);
  const likelyOf = (theirs: TheirPatient) => (isOpen(theirs) ? linking.likelyOf(theirs) : null);
  const importable = patients.filter((theirs) => isOpen(theirs) && !likelyOf(theirs));
  const importAll = async () => {
    setIsAll(true);
    for (const theirs of importable) if (!(await importOne(theirs))) break;
    setIsAll(false);
  };
  const busy = act.busy || isAll || linking.busy;
  return {
    patients,
    stateOf,
    importable: importable.length,
    /** The Signa patient who might be the same animal; importing would create a second record. */
    likelyOf,
    linkTo: linking.link,
    busy,
    /** Imported patients in order; the profile opens with the last one (C-123). */
    imported,
    /** Call after undoing an import: reloads the current state of each patient. */
    forget: () => {
      setResults(new Map());
      setImported([]);
    },
    importOne: (theirs: TheirPatient) => {
      if (!busy) void importOne(theirs);
    },
    importAll: () => {
      if (!busy) void importAll();
    },
  } as const;
}
export type ImportingPatients = ReturnType<typeof useImportPatients>;

import { noticeStay } from '@signa/core/base';
import {
  AllergiesDocument,
  BreedsBySpeciesDocument,
  GetLocationPatientByPimsIdDocument,
} from '@signa/core/contract/typed';
import {
  alreadyImportedNotice,
  importedPatient,
  type ImportedPatient,
  mayImportPatient,
  reportedSpecies,
} from '@signa/core/clients';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lookUpFreshFor, operationQuery } from '../../../client/query/use-operation';
import { useCall } from '../../../client/query/use-call';
import { useNotices } from '../../../platform/notice/notice-context';
import { usePimsAccount } from '../../../platform/practice/use-pims-account';
import { usePractice } from '../../../platform/practice/practice';
import type { FoundTheirPatient } from './use-pims-patients';

/** The chosen PIMS patient that prefills the form. */
export interface ChosenPatient {
  readonly theirs: FoundTheirPatient;
  readonly imported: ImportedPatient;
}

/**
 * Chooses a PIMS patient. A deceased one can't be chosen; one that is already imported shows a note (C-060, C-118,
 * C-122).
 */
export function useChoosePimsPatient(onChosen: (chosen: ChosenPatient) => void) {
  const { location, today } = usePractice();
  const account = usePimsAccount();
  const notices = useNotices();
  const [call, cache] = [useCall(), useQueryClient()];
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const read = async (theirs: FoundTheirPatient) => {
    const kept = { staleTime: lookUpFreshFor };
    const asked = { pimsAccountId: account?.pimsAccountId ?? '', pimsId: theirs.id, locationId: location.id };
    const species = { speciesCode: reportedSpecies(theirs.normalizedSpecies) };
    const [known, breeds, allergies] = await Promise.all([
      cache.query({ ...operationQuery(call, GetLocationPatientByPimsIdDocument, asked), staleTime: 0 }),
      cache.query({ ...operationQuery(call, BreedsBySpeciesDocument, species), ...kept }),
      cache.query({ ...operationQuery(call, AllergiesDocument, {}), ...kept }),
    ]);
    if (known.locationPatientByPimsId)
      return notices.show(alreadyImportedNotice, noticeStay(alreadyImportedNotice, 'clients'));
    const lists = { breeds: breeds.breedsBySpecies, allergies: allergies.allergies };
    return onChosen({ theirs, imported: importedPatient(theirs, lists, today()) });
  };
  const choose = async (theirs: FoundTheirPatient) => {
    setSaid('');
    const may = mayImportPatient(theirs);
    if (!may.allowed) return setSaid(may.reason);
    setBusy(true);
    try {
      await read(theirs);
    } catch {
      // The client layer logs the failure like that of any read.
      setSaid('Signa could not check whether this patient already exists. Choose the patient again.');
    }
    setBusy(false);
  };
  return { choose, said, isBusy } as const;
}

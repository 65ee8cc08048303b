import { clientName, redirectedNotice, type MergeNoun } from '@signa/core/clients';
import { GetLocationClientDocument, GetLocationPatientDocument } from '@signa/core/contract/typed';
import { addressAbout, partiesIn } from '@signa/core/prescribing';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOperation } from '../../../client/query/use-operation';
import { useNotices } from '../../../platform/notice/notice-context';
import { usePractice } from '../../../platform/practice/practice';

interface Merged {
  readonly noun: MergeNoun;
  readonly name: string;
  readonly keptId: string;
}

/**
 * Redirects a URL that names a merged client or patient to the same URL for the kept record, with a notice (C-278). The
 * screen renders as usual and waits only during the redirect.
 *
 * @returns whether the URL is about to change
 */
export function useStoredParties(): boolean {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const { mayUse } = usePractice();
  const navigate = useNavigate();
  const notices = useNotices();
  const address = { pathname, query: new URLSearchParams(search), state };
  const { clientId, patientId } = partiesIn(address);
  const readClient = useOperation(
    GetLocationClientDocument,
    { id: clientId ?? '' },
    { enabled: clientId !== null && mayUse('GetLocationClient') },
  );
  const readPatient = useOperation(
    GetLocationPatientDocument,
    { id: patientId ?? '' },
    { enabled: patientId !== null && mayUse('getLocationPatient') },
  );
  const client = clientId === null ? null : readClient.data?.locationClient;
  const patient = patientId === null ? null : readPatient.data?.locationPatient;
  const mergedClient: Merged | null = client?.mergedIntoId
    ? { noun: 'client', name: clientName(client), keptId: client.mergedIntoId }
    : null;
  const mergedPatient: Merged | null = patient?.mergedIntoId
    ? { noun: 'patient', name: patient.name, keptId: patient.mergedIntoId }
    : null;
  const merged = mergedClient ?? mergedPatient;
  const led = merged && {
    clientId: mergedClient?.keptId ?? clientId,
    patientId: mergedPatient?.keptId ?? patientId,
  };
  const target = led && addressAbout(address, led);
  const lead = useEffectEvent(() => {
    if (merged === null || target === null) return;
    notices.show({ ...redirectedNotice(merged.noun), object: { text: merged.name, link: null } });
    void navigate(target, { replace: true, state });
  });
  useEffect(() => lead(), [target]);
  return target !== null;
}

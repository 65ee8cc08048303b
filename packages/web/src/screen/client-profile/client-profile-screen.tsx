import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { clientEntry, patientEntry } from '@signa/core/portal';
import { visitOfCreateBy } from '@signa/core/prescribing';
import type { PlainDate } from '@signa/core/base';
import { ArrowLeft, PawPrint } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { lazyPart, useIdle } from '../../platform/lazy/lazy-part';
import { Page } from '../../part/page/page';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { HelpClient, HelpClientLine } from '../../feature/orders/help-client/help-client';
import { usePractice } from '../../platform/practice/practice';
import { useNoteOpened } from '../../platform/recents/use-recents';
import { LinkButton } from '../../part/button/link-button';
import { useListPath } from '../../part/list/use-list-path';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonFacts, SkeletonRows } from '../../part/surface/skeleton';
import { profilePath } from '../../part/text/party-path';
import { AddProduct } from './add-product';
import { ClientCard } from './client-card';
import { MergedHere } from './merged-records';
import { MergedNote } from './merged-note';
import { PatientCard } from './patient-card';
import { PatientHistory } from './patient-history';
import { PatientList } from './patient-list';
import { PatientRequests } from './patient-requests';
import { UnsentForClientLine } from './unsent-for-client-line';
import { useClientProfile } from './use-client-profile';
import type { ClientProfile, ProfileClient } from './use-client-profile';
import { emptyTexts } from '@signa/core/practice';

// Loaded lazily: these panels are at the bottom of the page, below what most visits are for.
const clientOrders = lazyPart(() => import('./client-orders').then((module) => module.ClientOrders));

const { path, search } = visitOfCreateBy('client');
const backLink = path + search;

/**
 * `/clients/profile/{locationClientId}`: a client, the patients, and the prescriptions of the selected one (C-005,
 * C-050).
 */
export function ClientProfileScreen() {
  const { today } = usePractice();
  const profile = useClientProfile();
  const [line, setLine] = useState<Element | null>(null);
  const { client, selected, alertsAwaited } = profile;
  useNoteOpened(openedIn(profile, today()));
  // Nothing is prescribed or ordered for a record that was merged into another one.
  const unmerged = client.found?.mergedIntoId === null ? client.found : null;
  if (client.found === null) return <Navigate to="/create" replace />;
  return (
    <Page
      crumbs={[{ label: client.found ? clientName(client.found) : 'Client' }]}
      actions={
        <>
          <Back />
          {unmerged && <HelpClient client={unmerged} explanationParent={line} />}
          {unmerged && selected && <AddProduct client={unmerged} patient={selected} />}
        </>
      }
    >
      {unmerged && <HelpClientLine client={unmerged} ref={setLine} />}
      {client.failure && (
        <FailedLine onRetry={client.again} busy={client.refreshing}>
          {client.failure.message}
        </FailedLine>
      )}
      {client.found && <UnsentForClientLine key={client.found.id} clientId={client.found.id} />}
      {client.found && !alertsAwaited.client ? (
        <Profile client={client.found} profile={profile} />
      ) : (
        !client.failure && <Awaited />
      )}
    </Page>
  );
}

/** The patient in the address, or else the client (P-290). */
function openedIn({ client: { found }, patients, selected, isPatientAsked }: ClientProfile, today: PlainDate) {
  if (!found) return null;
  return isPatientAsked && selected ? patientEntry(selected, found, today) : clientEntry(found, patients);
}

/** C-006; returns to the open card if a request led here (P-261). */
function Back() {
  const navigate = useNavigate();
  const back = useListPath(backLink);
  useShortcut({ keys: ['Esc'], label: 'Back', section: 'Client', run: () => void navigate(back) });
  return (
    <LinkButton to={back} variant="plain" icon={ArrowLeft} keys={['Esc']}>
      Back
    </LinkButton>
  );
}

function Columns({ aside, children }: { readonly aside: ReactNode; readonly children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}
    >
      <chakra.div display="flex" flexDirection="column" gap="4" minW="0">
        {aside}
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" gap="4" minW="0">
        {children}
      </chakra.div>
    </chakra.div>
  );
}

function Profile({ client, profile }: { readonly client: ProfileClient; readonly profile: ClientProfile }) {
  const { patients, selected, patient, mergedPatientId, alertsAwaited } = profile;
  const isAtRest = useIdle(true);
  // Patients and prescriptions belong to the record that was kept (C-249).
  if (client.mergedIntoId !== null)
    return (
      <Columns aside={<ClientCard client={client} />}>
        <MergedNote noun="client" recordId={client.id} pathOf={profilePath} />
      </Columns>
    );
  return (
    <Columns
      aside={
        <>
          <ClientCard client={client} />
          <PatientList client={client} patients={patients} selected={selected} />
          <MergedHere noun="client" recordId={client.id} pathOf={profilePath} />
        </>
      }
    >
      {mergedPatientId !== null && (
        <MergedNote noun="patient" recordId={mergedPatientId} pathOf={(id) => profilePath(client.id, id)} />
      )}
      {selected && alertsAwaited.patient && <AwaitedPatient />}
      {selected && !alertsAwaited.patient && (
        <>
          <PatientCard key={selected.id} clientId={client.id} listed={selected} patient={patient} />
          <MergedHere
            key={`merged ${selected.id}`}
            noun="patient"
            recordId={selected.id}
            pathOf={(id) => profilePath(client.id, id)}
          />
          <PatientRequests patientId={selected.id} />
          <PatientHistory patientId={selected.id} />
        </>
      )}
      {!selected && (
        <Card p="4" aria-label="Patient">
          <Empty plain icon={PawPrint} title={emptyTexts.patients} minH="14rem">
            Nothing can be prescribed for this client yet.
          </Empty>
        </Card>
      )}
      {isAtRest && <clientOrders.Part patientIds={patients.map(({ id }) => id)} />}
    </Columns>
  );
}

const Awaited = () => (
  <Columns
    aside={
      <Card>
        <SkeletonRows rows={4} label="Loading the client" />
      </Card>
    }
  >
    <AwaitedPatient />
  </Columns>
);

const AwaitedPatient = () => (
  <Card>
    <SkeletonFacts rows={3} label="Loading the patient" />
  </Card>
);

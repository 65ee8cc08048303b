import {
  mayChangeParties,
  prescribeWizard,
  stoppingNotice,
  type Visit,
  visitOfChoice,
  visitOfWizard,
  type WizardContext,
  type WizardEvent,
  wizardFromUrl,
  type WizardStep,
  wizardStepLabels,
  wizardStepsOf,
} from '@signa/core/prescribing';
import { clientName } from '@signa/core/clients';
import { useMachine } from '@xstate/react';
import { UserRoundX } from 'lucide-react';
import { useReducer, useState } from 'react';
import { Page } from '../../part/page/page';
import { NoteLine } from '../../feature/prescribing/prescription-form/notice/note-line';
import { FailedLine } from '../../part/surface/failed-line';
import { fullTitle } from '../../part/text/product-title';
import { ClientSearchPanel } from '../../feature/prescribing/wizard/client/client-search-panel';
import { useStoredParties } from '../../feature/clients/merge-records/use-stored-parties';
import { PartyCard } from '../../feature/prescribing/wizard/flow/party-card';
import { productUnavailable } from '../../feature/prescribing/wizard/flow/product-gone';
import { StepBar } from '../../feature/prescribing/wizard/flow/step-bar';
import { useAddress } from '../../feature/prescribing/wizard/flow/use-address';
import { useVisit } from '../../feature/prescribing/wizard/flow/use-visit';
import { StepSkeleton } from '../../feature/prescribing/wizard/prescribe/step-skeleton';
import { OfficeUseStep } from '../../feature/prescribing/wizard/prescribe/office-use-step';
import { PatientStep } from '../../feature/prescribing/wizard/prescribe/patient-step';
import { PrescribeStep } from '../../feature/prescribing/wizard/prescribe/prescribe-step';
import { useWizardFacts } from '../../feature/prescribing/wizard/prescribe/use-wizard-facts';
import type { WizardFacts } from '../../feature/prescribing/wizard/prescribe/use-wizard-facts';

/**
 * `/create/rx/`, `/create/prescription/client/{clientId}`, and `/officeuserx/create/rx`: the wizard (P-037, C-007,
 * C-278).
 */
export function PrescribeScreen() {
  const [epoch, restart] = useReducer((count: number) => count + 1, 0);
  const isLed = useStoredParties();
  if (isLed)
    return (
      <Page crumbs={[{ label: 'Prescribe' }]}>
        <StepSkeleton />
      </Page>
    );
  return <Wizard key={epoch} onMoved={restart} />;
}

type Snapshot = ReturnType<typeof useWizard>['snapshot'];

function useWizard() {
  const address = useAddress();
  const [input] = useState(() => wizardFromUrl(address));
  const [snapshot, send] = useMachine(prescribeWizard, { input });
  return { address, snapshot, send } as const;
}

/** The current step; `null` while lookups are pending, and for an inactive client or patient. */
function stepOf(snapshot: Snapshot): WizardStep | null {
  if (snapshot.matches({ open: 'prescribe' })) return 'prescribe';
  for (const step of ['product', 'client', 'patient'] as const)
    if (snapshot.matches({ open: { selecting: step } })) return step;
  return null;
}

/** Position of the step bar while no step can be shown: the first unresolved one. */
const nextStep = ({ product, client }: WizardContext): WizardStep =>
  product === null ? 'product' : client?.isActive ? 'patient' : 'client';

interface ReviewStatusText {
  readonly step: WizardStep | null;
  readonly snapshot: Snapshot;
  readonly query: URLSearchParams;
}

/** Products are selected on their own page, which returns here. */
function visitOf({ step, snapshot, query }: ReviewStatusText): Visit {
  if (step === 'product') return visitOfChoice(snapshot.context, query);
  return visitOfWizard(snapshot, query);
}

function Wizard({ onMoved }: { readonly onMoved: () => void }) {
  const { address, snapshot, send } = useWizard();
  const { context } = snapshot;
  const step = stepOf(snapshot);
  const isProductGone = step === 'product' && context.notice !== null;
  useVisit(visitOf({ step, snapshot, query: address.query }), onMoved, isProductGone ? productUnavailable : null);
  const facts = useWizardFacts(context, send);
  const [searched, setSearched] = useState('');
  const { client, patient, product } = facts;
  const chosen: Readonly<Record<WizardStep, string | null>> = {
    product: product.found ? fullTitle(product.found) : null,
    client: client.found ? clientName(client.found) : null,
    patient: patient.found?.name ?? null,
    prescribe: null,
  };
  const change = changeOf(context);
  return (
    <Page crumbs={[{ label: context.isOfficeUse ? 'Prescribe for office use' : 'Prescribe' }]}>
      <StepBar
        label="Steps"
        current={step ?? nextStep(context)}
        steps={wizardStepsOf(context.isOfficeUse).map((name) => ({
          step: name,
          label: wizardStepLabels[name],
          note: chosen[name],
        }))}
        onGo={(earlier) => earlier !== 'prescribe' && send({ type: changes[earlier] })}
      />
      {(context.isOfficeUse || client.found) && (
        <PartyCard
          client={client.found ?? null}
          patient={patient.found ?? null}
          isOfficeUse={context.isOfficeUse}
          isBrief={step === 'prescribe'}
          {...(change ? { onChange: () => send({ type: change }) } : {})}
        />
      )}
      <AsReported context={context} facts={facts} />
      <StepShown
        step={step}
        isOfficeUse={context.isOfficeUse}
        facts={facts}
        searched={searched}
        isStopped={snapshot.matches({ open: { selecting: 'stopped' } })}
        onSearched={setSearched}
        send={send}
      />
    </Page>
  );
}

const changes = { product: 'changeProduct', client: 'changeClient', patient: 'changePatient' } as const;

/** What the card's Change button changes: the patient if there is one, or else the client (P-039). */
function changeOf({ isOfficeUse, parties }: WizardContext) {
  if (!mayChangeParties({ isOfficeUse, isExisting: false })) return null;
  return parties.patientId === null ? changes.client : changes.patient;
}

/** Why the wizard cannot continue: an inactive client or patient, or a failed lookup (P-041). */
function AsReported({ context, facts }: { readonly context: WizardContext; readonly facts: WizardFacts }) {
  const notice = stoppingNotice(context) ?? context.notice;
  const failed = [facts.product, facts.client, facts.patient].filter(({ failure }) => failure !== null);
  return (
    <>
      {notice && (
        <NoteLine tone="declined" icon={UserRoundX} urgent>
          <strong>{notice.title}</strong>
          <br />
          {notice.description}
        </NoteLine>
      )}
      {failed[0] && (
        <FailedLine onRetry={() => failed.forEach(({ again }) => again())} busy={failed[0].refreshing}>
          {failed[0].failure?.message}
        </FailedLine>
      )}
    </>
  );
}

interface StepShownProps {
  readonly step: WizardStep | null;
  readonly isOfficeUse: boolean;
  readonly facts: WizardFacts;
  readonly searched: string;
  readonly isStopped: boolean;
  readonly onSearched: (text: string) => void;
  readonly send: (event: WizardEvent) => void;
}

function StepShown({ step, isOfficeUse, facts, searched, isStopped, onSearched, send }: StepShownProps) {
  const { product, client, patient, hasFailed } = facts;
  if (step === 'client')
    return (
      <ClientSearchPanel
        onChoose={(found, text) => {
          onSearched(text);
          send({ type: 'chooseClient', client: found });
        }}
      />
    );
  if (step === 'patient' && client.found)
    return (
      <PatientStep
        key={client.found.id}
        client={client.found}
        searched={searched}
        onChoose={(chosen) =>
          send({ type: 'choosePatient', patient: { ...chosen, isOfficeUse: false, isOfClient: true } })
        }
      />
    );
  if (step === 'prescribe' && product.found && isOfficeUse)
    return <OfficeUseStep key={product.found.id} product={product.found} onDone={() => send({ type: 'submitted' })} />;
  if (step === 'prescribe' && product.found && client.found && patient.found)
    return (
      <PrescribeStep
        key={`${product.found.id}/${client.found.id}/${patient.found.id}`}
        product={product.found}
        client={client.found}
        patient={patient.found}
        isOfficeUse={false}
        onDone={() => send({ type: 'submitted' })}
      />
    );
  return isStopped || hasFailed ? null : <StepSkeleton />;
}

import { chakra } from '@chakra-ui/react';
import { isPatientOf } from '@signa/core/clients';
import { supportContactFor } from '@signa/core/practice';
import {
  productSelection,
  productUnavailableNotice,
  type SelectionContext,
  type SelectionEvent,
  selectionFromUrl,
  selectionNotice,
  type SelectionStep,
  selectionStepLabels,
  selectionSteps,
  stepOf,
  visitOfFavorite,
  visitOfSelection,
} from '@signa/core/prescribing';
import { useMachine } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { use, useEffect, useMemo, useReducer, useState } from 'react';
import { FavoriteOffers } from '../../feature/prescribing/wizard/product/favorite-offers';
import type { ListedFavorite } from '../../feature/prescribing/favorites/listed-favorite';
import { Page } from '../../part/page/page';
import { LoadPageContext } from '../../platform/route/load-page';
import { usePreload } from '../../platform/lazy/lazy-part';
import { useServices } from '../../platform/services/services';
import { usePractice } from '../../platform/practice/practice';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { Button } from '../../part/button/button';
import { ProductSearchPanel } from '../../part/product/search/product-search-panel';
import { useProductSearch } from '../../part/product/search/use-product-search';
import { Card } from '../../part/surface/card';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { useStoredParties } from '../../feature/clients/merge-records/use-stored-parties';
import { KeyHints } from '../../feature/prescribing/wizard/flow/key-hints';
import { PartyCard } from '../../feature/prescribing/wizard/flow/party-card';
import { isProductUnavailable } from '../../feature/prescribing/wizard/flow/product-gone';
import { StepBar } from '../../feature/prescribing/wizard/flow/step-bar';
import { useAddress } from '../../feature/prescribing/wizard/flow/use-address';
import { useParties } from '../../feature/prescribing/wizard/flow/use-parties';
import { useVisit } from '../../feature/prescribing/wizard/flow/use-visit';
import { PresentationStep } from '../../feature/prescribing/wizard/product/presentation-step';
import { ProductStep } from '../../feature/prescribing/wizard/product/product-step';
import { SelectionFilters } from '../../feature/prescribing/wizard/product/selection-filters';
import { StrengthStep } from '../../feature/prescribing/wizard/product/strength-step';
import { UnavailableLine } from '../../feature/prescribing/wizard/product/unavailable-line';
import { useLookUps } from '../../feature/prescribing/wizard/product/use-look-ups';

/** `/create/rx/product-selection/`: family, form, strength, and product (P-026 to P-034). */
export function ProductSelectionScreen() {
  const [epoch, restart] = useReducer((count: number) => count + 1, 0);
  const isLed = useStoredParties();
  if (isLed)
    return (
      <Page crumbs={[{ label: 'Product selection' }]}>
        <Card>
          <SkeletonRows rows={3} label="Loading options" />
        </Card>
      </Page>
    );
  return <Selection key={epoch} onMoved={restart} />;
}

function Selection({ onMoved }: { readonly onMoved: () => void }) {
  const address = useAddress();
  const [input] = useState(() => selectionFromUrl(address));
  const [snapshot, send] = useMachine(productSelection, { input });
  const { context } = snapshot;
  const loadPage = use(LoadPageContext);
  // Preloaded, because selecting a product opens the form.
  const next = useMemo(() => [{ load: () => loadPage('/create/rx') }], [loadPage]);
  usePreload(true, next);
  const [favorite, setFavorite] = useState<ListedFavorite | null>(null);
  const { query } = address;
  useVisit(favorite ? visitOfFavorite(context, favorite, query) : visitOfSelection(snapshot, query), onMoved);
  const step = stepOf(context.choice);
  const [isProductGone] = useState(() => isProductUnavailable(address.state));
  const search = useProductSearch({ isOfficeUse: context.isOfficeUse });
  const lookUps = useLookUps(context, send);
  const chosen: Readonly<Record<SelectionStep, string | null>> = {
    family: context.choice.productFamily,
    presentation: lookUps.chosenPresentation?.description ?? null,
    strength: context.choice.productStrength,
    product: null,
  };
  return (
    <Page
      crumbs={[{ label: context.isOfficeUse ? 'Product selection for office use' : 'Product selection' }]}
      actions={<KeyHints />}
    >
      <Parties context={context} send={send} />
      <StepBar
        label="Product selection steps"
        current={step}
        steps={selectionSteps.map((name) => ({ step: name, label: selectionStepLabels[name], note: chosen[name] }))}
        onGo={(earlier) => send({ type: 'goTo', step: earlier })}
      />
      {isProductGone && step === stepOf(input.choice) && <UnavailableLine notice={productUnavailableNotice} />}
      {step === 'family' ? (
        <>
          <AsReported context={context} />
          {!context.isOfficeUse && <Favorites context={context} onChoose={setFavorite} />}
          <ProductSearchPanel
            search={search}
            onChoose={({ productFamily }) => send({ type: 'chooseFamily', productFamily })}
            onBack={() => send({ type: 'back' })}
          />
        </>
      ) : (
        <LaterStep key={step} step={step} context={context} send={send} lookUps={lookUps} />
      )}
    </Page>
  );
}

interface Charted {
  readonly context: SelectionContext;
  readonly send: (event: SelectionEvent) => void;
}

/** The client and patient, if known; unknown ones are dropped from the address (P-011). */
function Parties({ context: { parties, isOfficeUse }, send }: Charted) {
  const { client, patient } = useParties(parties);
  const { clientId, patientId } = parties;
  const isNoClient = clientId !== null && (client.found === null || client.found?.isOfficeUse === true);
  const isNoPatient =
    patientId !== null &&
    // Loads the client first, because the patients of a merged client belong to another one (C-278).
    client.found !== undefined &&
    patient.found !== undefined &&
    (!patient.found || !isPatientOf(patient.found, clientId));
  useEffect(() => {
    if (isNoClient) send({ type: 'partyMissing', party: 'clientId' });
    else if (isNoPatient) send({ type: 'partyMissing', party: 'patientId' });
  }, [isNoClient, isNoPatient, send]);
  if (isOfficeUse) return <PartyCard client={null} patient={null} isOfficeUse />;
  if (clientId === null || !client.found || (patientId !== null && !patient.found)) return null;
  return (
    <PartyCard
      client={client.found}
      patient={patientId === null ? null : (patient.found ?? null)}
      isOfficeUse={false}
      onChange={() => send({ type: 'partyMissing', party: patientId === null ? 'clientId' : 'patientId' })}
    />
  );
}

interface FavoritesProps extends Pick<Charted, 'context'> {
  readonly onChoose: (favorite: ListedFavorite) => void;
}

/** Favorites, which open the form without choosing a product step by step (P-499). */
function Favorites({ context: { parties }, onChoose }: FavoritesProps) {
  const { patient } = useParties(parties);
  if (parties.patientId !== null && patient.found === undefined) return null;
  return <FavoriteOffers patient={patient.found ?? null} onChoose={onChoose} />;
}

/** Message of the current step (P-025). */
function AsReported({ context }: Pick<Charted, 'context'>) {
  const { config } = useServices();
  const { location } = usePractice();
  const { phone } = supportContactFor(location.locationPortalType.code, config.supportContacts);
  const notice = selectionNotice(context, phone);
  return notice && <UnavailableLine notice={notice} />;
}

interface LaterStepProps extends Charted {
  readonly step: SelectionStep;
  readonly lookUps: ReturnType<typeof useLookUps>;
}

function LaterStep({ step, context, send, lookUps }: LaterStepProps) {
  const back = () => send({ type: 'back' });
  useShortcut({ keys: ['Esc'], label: 'Previous step', section: 'Product selection', run: back });
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" minW="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.h2 textStyle="section">{selectionStepLabels[step]}</chakra.h2>
        <SelectionFilters
          filters={context.filters}
          flavors={lookUps.flavors}
          onChange={(filters) => send({ type: 'changeFilters', filters })}
        />
        <chakra.span ms="auto">
          <Button icon={ArrowLeft} onClick={back}>
            Back
          </Button>
        </chakra.span>
      </chakra.div>
      <AsReported context={context} />
      {lookUps.failure && (
        <FailedLine onRetry={lookUps.again} busy={lookUps.refreshing}>
          {lookUps.failure}
        </FailedLine>
      )}
      <Choices step={step} context={context} send={send} lookUps={lookUps} />
    </chakra.div>
  );
}

function Choices({ step, context, send, lookUps }: LaterStepProps) {
  const { location } = usePractice();
  const priceOf = { priceBookType: location.priceBookType, isOfficeUse: context.isOfficeUse };
  const { presentations, strengths, products, failure } = lookUps;
  const choices = { family: null, presentation: presentations, strength: strengths, product: products }[step];
  if (!choices)
    return failure ? null : (
      <Card>
        <SkeletonRows rows={3} label="Loading options" />
      </Card>
    );
  if (choices.length === 0) return null;
  if (step === 'presentation' && presentations)
    return (
      <PresentationStep presentations={presentations} onChoose={(id) => send({ type: 'choosePresentation', id })} />
    );
  if (step === 'strength' && strengths)
    return (
      <StrengthStep
        strengths={strengths}
        priceOf={priceOf}
        onChoose={({ classification, strength }) => send({ type: 'chooseStrength', classification, strength })}
      />
    );
  return (
    products && (
      <ProductStep products={products} priceOf={priceOf} onChoose={(id) => send({ type: 'chooseProduct', id })} />
    )
  );
}

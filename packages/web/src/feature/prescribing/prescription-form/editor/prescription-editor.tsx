import { chakra } from '@chakra-ui/react';
import { allowed, refuse, type Verdict } from '@signa/core/base';
import type { WeightUnit } from '@signa/core/clients';
import { mayUse as mayCall } from '@signa/core/administration';
import { issueButtonLabel, officeUseGroup, type OpenPoint } from '@signa/core/prescribing';
import { Pencil } from 'lucide-react';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotices } from '../../../../platform/notice/notice-context';
import { usePractice } from '../../../../platform/practice/practice';
import { StockBanner } from '../../../../part/product/details/stock-banner';
import { ConflictPanel } from '../conflict/conflict-panel';
import { CorrectWeightDialog } from '../conflict/correct-weight-dialog';
import { Disclosure } from '../facts/disclosure';
import { AlertLines } from '../../../clients/record-alerts/alert-lines';
import { FactsStrip } from '../facts/facts-strip';
import { PimsWeightLine } from '../facts/pims-weight-line';
import { ProductHead } from '../facts/product-head';
import { FormWorkContext } from '../form/form-work-context';
import { IssueDialogs } from '../issue/issue-dialogs';
import { IssuePrint } from '../issue/issue-print';
import { saveOperation } from '../issue/save-target';
import type { SaveTarget } from '../issue/save-target';
import { UnansweredAttemptLine } from '../issue/unanswered-attempt-line';
import type { CorrectPatient } from '../issue/use-correct-patient';
import { useIssue } from '../issue/use-issue';
import type { Saved } from '../issue/use-issue';
import { SavedInOtherTabLine, savedInOtherTabText } from '../notice/saved-in-other-tab-line';
import { mayBeFor } from '../state/party-issues';
import { PrescriptionForm } from './prescription-form';
import { pricedPacks } from '../form/pack-sizes';
import { fitsRail } from '../../../../part/surface/room';
import { canSignByKey } from '../form/points-of';
import { SigningPanel } from '../signing/signing-panel';
import { useUnread } from '../signing/use-unread';
import { useSavedInOtherTab } from '../unsent/saved-in-other-tab';
import { FormColumns, FormMain, FormPart, FormRail } from './editor-layout';
import { focusChange, focusFirstError, focusPlace, isFieldPlace } from './focus';
import type { Editor } from './use-editor';
import { useFocusOnward } from './use-focus-onward';
import { useBeginAtBar } from './use-begin-at-bar';
import { useScrollAnchor } from './use-scroll-anchor';
import { useSignKey } from './use-sign-key';

interface PrescriptionEditorProps {
  readonly editor: Pick<Editor, 'work' | 'unsent' | 'attempt' | 'markSent'>;
  readonly people: CorrectPatient;
  /** The record that is saved. */
  readonly target: SaveTarget;
  /** The form's heading. */
  readonly title: string;
  /** True inside a card, which names the product above the form. */
  readonly isHeaded?: boolean;
  /** Notices above the fields. */
  readonly notices: ReactNode;
  /** Denied if another user ended it in the meantime. */
  readonly isOpen?: Verdict;
  /** Declines the request; omitted if there is none. */
  readonly onDecline?: () => void;
  readonly onDone: (saved: Saved) => void;
}

const firstRefusal = (...verdicts: readonly Verdict[]): Verdict =>
  verdicts.find((verdict) => !verdict.allowed) ?? allowed;

/** Product, patient, form, signing summary, and dialogs: the one screen for everything that is prescribed. */
export function PrescriptionEditor({
  editor: { work, unsent, attempt, markSent },
  people,
  target,
  title,
  isHeaded = false,
  notices,
  isOpen = allowed,
  onDecline,
  onDone,
}: PrescriptionEditorProps) {
  const { location, mayUse, caller } = usePractice();
  const { show } = useNotices();
  const root = useRef<HTMLDivElement>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const startCorrecting = useCallback(() => setCorrecting(true), []);
  const { setting, form, issues, act } = work;
  const { product, patient } = setting;
  const offered = work.choice?.products;
  // Memoized so that the facts strip rerenders only if the packs change.
  const packs = useMemo(() => pricedPacks(offered, product), [offered, product]);
  const otherTab = useSavedInOtherTab(unsent.key, target.kind === 'new');
  const maySave = firstRefusal(
    isOpen,
    otherTab.saved ? refuse('CONFLICT', `${savedInOtherTabText}.`) : allowed,
    mayCall({ operation: saveOperation(target), caller, locationIds: [location.id] }),
  );
  const issue = useIssue({
    target,
    workKey: unsent.key,
    attempt,
    work,
    answerPrompt: people.answerPrompt,
    maySend: {
      issue: firstRefusal(maySave, mayBeFor(issues.issue), work.signing.isChecked),
      draft: firstRefusal(maySave, mayBeFor(issues.draft)),
    },
    showIssues: () => focusFirstError(root.current),
    showChange: () => focusChange(root.current),
    onSent: markSent,
    onDone,
  });

  const correct = async (weight: number, unit: WeightUnit) => {
    const corrected = await people.correctWeight(weight, unit);
    if (!corrected) return;
    setCorrecting(false);
    issue.recheck(corrected);
  };
  const [isFormOpen, setFormOpen] = useState(() => target.kind !== 'task' || hasFieldPoint(work.points));
  const formId = useId();
  const go = (point: OpenPoint) => {
    act({ type: 'submit', mode: 'issue' });
    setFormOpen((isOpen) => isOpen || hasFieldPoint([point]));
    focusPlace(root.current, point.place);
  };
  const issueLabel = product ? issueButtonLabel(product, location) : 'Authorize';
  const unread = useUnread(work);
  const showUnread = () => {
    show({
      status: 'info',
      title: 'Not signed yet',
      description: `Read ${unread.labels.join(', ')} first, then press ${issueLabel} again.`,
    });
    unread.show();
  };
  const sign = () => {
    const [first] = work.points;
    if (first && !issue.isWaitingForNote) go(first);
    else if (unread.labels.length > 0) showUnread();
    else issue.issue();
  };
  useFocusOnward(root);
  useBeginAtBar(root);
  useScrollAnchor(root);
  useSignKey({
    root,
    label: issueLabel,
    whom: patient?.name ?? officeUseGroup,
    // While a required step is missing, the key focuses that step and signs nothing.
    isByKey: work.points.length > 0 || canSignByKey(work),
    onSign: sign,
  });

  return (
    <FormWorkContext value={work}>
      <chakra.div ref={root} css={frame}>
        <FormColumns>
          <FormMain>
            <FormPart order={1}>
              {issue.unknown && (
                <UnansweredAttemptLine attempt={issue.unknown} setting={setting} onNotThere={issue.settle} />
              )}
              {otherTab.saved && (
                <SavedInOtherTabLine
                  saved={otherTab.saved}
                  timeZone={location.timeZone}
                  onWriteAnother={otherTab.settle}
                />
              )}
              {!form.isOfficeUse && (
                <AlertLines
                  clientId={setting.client?.id ?? null}
                  patientId={patient?.id ?? null}
                  place={target.kind === 'task' ? 'request' : 'prescribe'}
                />
              )}
              {notices}
              {patient && !form.isOfficeUse && (
                <PimsWeightLine
                  patient={patient}
                  onUse={
                    mayUse('UpdateLocationPatientForConflict')
                      ? ({ weight, unit }) => void correct(weight, unit)
                      : undefined
                  }
                />
              )}
              {product && <StockBanner product={product} />}
              {!product && work.choice && <NoProduct />}
              {!isHeaded && product && (
                <ProductHead
                  product={product}
                  quantity={form.unitPerFill}
                  flavor={product.productFlavors.find(({ flavorId }) => flavorId === form.flavorId)?.flavor ?? null}
                />
              )}
              <ConflictPanel
                onCorrectWeight={mayUse('UpdateLocationPatientForConflict') ? startCorrecting : undefined}
                onUseWeight={
                  mayUse('UpdateLocationPatientForConflict')
                    ? ({ value, unit }) => void correct(value, unit)
                    : undefined
                }
                onContinue={issue.isWaitingForNote ? sign : undefined}
                onDecline={onDecline}
              />
            </FormPart>
            <FactsStrip
              patient={form.isOfficeUse ? null : patient}
              product={product}
              today={setting.today}
              quantity={form.unitPerFill}
              packs={packs}
              priceBookType={location.priceBookType}
              isOfficeUse={form.isOfficeUse}
            />
            <FormPart order={4}>
              <Disclosure
                icon={Pencil}
                title="Change"
                note="the prescription"
                open={isFormOpen}
                onToggle={() => setFormOpen(!isFormOpen)}
                controls={formId}
              />
              <chakra.div
                id={formId}
                display={isFormOpen ? 'block' : 'none'}
                css={{ [fitsRail]: { display: 'block' } }}
              >
                <PrescriptionForm title={title} />
              </chakra.div>
            </FormPart>
          </FormMain>
          <FormRail>
            <SigningPanel
              issueLabel={issueLabel}
              mayIssue={issue.mayPress}
              mayDraft={issue.mayDraft}
              onIssue={sign}
              refusal={issue.refusal}
              onSaveDraft={issue.saveDraft}
              onDecline={onDecline}
              busy={issue.busy}
              printsAfter={issue.printsAfter}
              onPrintsAfter={issue.setPrintsAfter}
              onGo={go}
              unread={unread}
            />
          </FormRail>
        </FormColumns>
      </chakra.div>
      <IssueDialogs flow={issue.flow} setting={setting} />
      {isCorrecting && patient && (
        <CorrectWeightDialog
          patient={patient}
          busy={people.isCorrecting}
          onSave={(weight, unit) => void correct(weight, unit)}
          onClose={() => setCorrecting(false)}
        />
      )}
      <IssuePrint issue={issue} setting={setting} workflowUserId={form.workflowLocationUserId} />
    </FormWorkContext>
  );
}

/** An open card lays out the form's columns itself. */
const frame = { [fitsRail]: { '[data-open] &': { display: 'contents' } } } as const;

/**
 * True if a required step is a form field. On narrow screens, the fields are collapsed unless one of them needs input.
 */
const hasFieldPoint = (points: readonly OpenPoint[]) => points.some(({ place }) => isFieldPlace(place));

/** Reserves the product's space while another one is chosen, so that nothing shifts. */
const NoProduct = () => (
  <chakra.div display="flex" alignItems="center" minH="6.75rem" color="fg.muted">
    No product is chosen: choose form, strength and quantity.
  </chakra.div>
);

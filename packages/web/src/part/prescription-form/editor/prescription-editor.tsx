import { chakra } from '@chakra-ui/react';
import { gradeOf } from '@signa/core/conflict';
import { allowed, refuse } from '@signa/core/failure';
import type { Verdict } from '@signa/core/failure';
import type { WeightUnit } from '@signa/core/patient';
import { mayUse as mayCall } from '@signa/core/permission';
import { issueButtonLabel } from '@signa/core/prescription';
import { officeUseGroup } from '@signa/core/task';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { usePractice } from '../../../app/session/practice';
import { CorrectWeightDialog } from '../conflict/correct-weight-dialog';
import { PatientFacts } from '../facts/patient-facts';
import { ProductStrip } from '../facts/product-strip';
import { FormWorkContext } from '../form-work-context';
import { IssueDialogs } from '../issue/issue-dialogs';
import { IssuePrint } from '../issue/issue-print';
import { saveOperation } from '../issue/save-target';
import type { SaveTarget } from '../issue/save-target';
import { UnknownTryLine } from '../issue/unknown-try-line';
import type { CorrectPatient } from '../issue/use-correct-patient';
import { useIssue } from '../issue/use-issue';
import type { Saved } from '../issue/use-issue';
import { SavedElsewhereLine, savedElsewhereText } from '../notice/saved-elsewhere-line';
import { mayBeFor } from '../party-issues';
import { PrescriptionForm } from '../prescription-form';
import { pricedPacks } from '../product-choice/pack-sizes';
import { PreviousPrescription } from '../signing/previous-prescription';
import { SigningPanel } from '../signing/signing-panel';
import { useSavedElsewhere } from '../unsent/saved-elsewhere';
import { FactsBox, FormColumns, FormRail } from './editor-layout';
import { focusChange, focusFirstError, focusNote } from './focus';
import type { Editor } from './use-editor';
import { useSignKey } from './use-sign-key';

export interface PrescriptionEditorProps {
  readonly editor: Pick<Editor, 'work' | 'unsent' | 'markSent'>;
  readonly people: CorrectPatient;
  /** What it is saved to. */
  readonly target: SaveTarget;
  /** The heading of the form. */
  readonly title: string;
  /** Lines above the fields: what is odd. */
  readonly notices: ReactNode;
  /** Refused when somebody else ended it meanwhile. */
  readonly isOpen?: Verdict;
  /** Declines the request that is answered; left out where there is none. */
  readonly onDecline?: () => void;
  readonly onDone: (saved: Saved) => void;
}

const firstRefusal = (...verdicts: readonly Verdict[]): Verdict =>
  verdicts.find((verdict) => !verdict.allowed) ?? allowed;

/** Product and patient, the form, what will be signed, and every question on the way: one screen for all that is prescribed. */
export function PrescriptionEditor({
  editor: { work, unsent, markSent },
  people,
  target,
  title,
  notices,
  isOpen = allowed,
  onDecline,
  onDone,
}: PrescriptionEditorProps) {
  const { location, mayUse, caller } = usePractice();
  const root = useRef<HTMLDivElement>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const startCorrecting = useCallback(() => setCorrecting(true), []);
  const { setting, form, hasConflict, issues } = work;
  const { product, patient } = setting;
  const offered = work.choice?.products;
  // The strip is drawn again only for other packs.
  const packs = useMemo(() => pricedPacks(offered, product), [offered, product]);
  const elsewhere = useSavedElsewhere(unsent.key, target.kind === 'new');
  const maySave = firstRefusal(
    isOpen,
    elsewhere.saved ? refuse('CONFLICT', `${savedElsewhereText}.`) : allowed,
    mayCall({ operation: saveOperation(target), caller, locationIds: [location.id] }),
  );
  const issue = useIssue({
    target,
    workKey: unsent.key,
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
  const sign = () => {
    issue.issue();
    if (hasConflict && !form.noteToPharmacy?.trim()) focusNote(root.current);
  };
  const issueLabel = product ? issueButtonLabel(product, location) : 'Authorize';
  useSignKey({
    root,
    label: issueLabel,
    whom: patient?.name ?? officeUseGroup,
    isByKey: gradeOf(work.report) !== 'contraindicated',
    onSign: sign,
  });

  return (
    <FormWorkContext value={work}>
      <chakra.div ref={root}>
        <FormColumns>
          <FactsBox>
            {!product && work.choice && <NoProduct />}
            {product && (
              <div>
                <ProductStrip
                  product={product}
                  quantity={form.unitPerFill}
                  flavor={product.productFlavors.find(({ flavorId }) => flavorId === form.flavorId)?.flavor ?? null}
                  packs={packs}
                  priceBookType={location.priceBookType}
                  isOfficeUse={form.isOfficeUse}
                />
              </div>
            )}
            {patient && !form.isOfficeUse && <PatientFacts patient={patient} today={setting.today} />}
          </FactsBox>
          <PrescriptionForm
            title={title}
            notices={
              <>
                {issue.unknown && (
                  <UnknownTryLine attempt={issue.unknown} setting={setting} onNotThere={issue.settle} />
                )}
                {elsewhere.saved && (
                  <SavedElsewhereLine
                    saved={elsewhere.saved}
                    timeZone={location.timeZone}
                    onWriteAnother={elsewhere.settle}
                  />
                )}
                {notices}
              </>
            }
            onCorrectWeight={mayUse('UpdateLocationPatientForConflict') ? startCorrecting : undefined}
            onContinue={issue.isWaitingForNote ? sign : undefined}
          />
          <FormRail>
            <SigningPanel
              issueLabel={issueLabel}
              mayIssue={issue.mayPress}
              mayDraft={issue.mayDraft}
              onIssue={sign}
              onSaveDraft={issue.saveDraft}
              onDecline={onDecline}
              busy={issue.busy}
              printsAfter={issue.printsAfter}
              onPrintsAfter={issue.setPrintsAfter}
            />
            {setting.previous && <PreviousPrescription previous={setting.previous} timeZone={location.timeZone} />}
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

/** Keeps the place of the product while another one is chosen, so that nothing moves under the hand. */
const NoProduct = () => (
  <chakra.div display="flex" alignItems="center" minH="6.75rem" px="4" py="3" color="fg.muted">
    No product is chosen: choose form, strength and quantity.
  </chakra.div>
);

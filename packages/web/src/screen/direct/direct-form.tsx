import { allowed, refuse } from '@signa/core/base';
import { formTitle, pathAfterSave } from '@signa/core/prescribing';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../platform/services/services';
import {
  copyBasis,
  directSubject,
  dropDirect,
  isWaitingCopy,
  rememberDirect,
} from '../../feature/prescription-form/direct/direct-work';
import type { DirectSource } from '../../feature/prescription-form/direct/direct-source';
import { usePersonKey } from '../../feature/prescription-form/unsent/use-person-key';
import { PrescriptionEditor } from '../../feature/prescription-form/editor/prescription-editor';
import { useEditor } from '../../feature/prescription-form/editor/use-editor';
import { useFormPlace } from '../../feature/prescription-form/lists/form-place';
import { useCorrectPatient } from '../../feature/prescription-form/issue/use-correct-patient';
import type { FormLists } from '../../feature/prescription-form/lists/use-form-lists';
import { ChangeLine } from '../../feature/prescription-form/notice/change-line';
import { InactiveLines } from '../../feature/prescription-form/notice/inactive-lines';
import { UnsentLine } from '../../feature/prescription-form/notice/unsent-line';
import type { FormPrescription, FormSetting } from '../../feature/prescription-form/state/setting';
import { fullTitle } from '../../part/text/product-title';
import type { Person } from '../../feature/prescription-form/unsent/unsent-work';
import { changeOfDraft } from './change-of-draft';
import { directSetting, startOfOrigin, subjectOfOrigin, targetOfOrigin } from './direct-origin';
import type { DirectOrigin } from './direct-origin';

interface DirectFormProps {
  readonly source: DirectSource;
  /** As it was when the form was filled from it. */
  readonly opened: DirectOrigin;
  /** The draft as it is now, `null` when it is gone; what a copy was copied from may change as it likes. */
  readonly latestDraft: FormPrescription | null;
  readonly lists: FormLists;
  readonly onTakeLatest: () => void;
}

const nobodyText = 'It names no client or patient, so it can be neither saved nor authorized.';

/** A draft that is edited, or a copy that is new, in the one form of the portal (P-042). */
export function DirectForm({ source, opened, latestDraft, lists, onTakeLatest }: DirectFormProps) {
  const navigate = useNavigate();
  const place = useFormPlace();
  const { timeZone } = place.location;
  const people = useCorrectPatient(subjectOfOrigin(opened).patient);
  const setting = useMemo(
    () => directSetting(opened, place, lists, people.patient),
    [opened, place, lists, people.patient],
  );
  const draft = opened.from === 'draft' ? opened.prescription : null;
  const editor = useEditor({
    setting,
    start: () => startOfOrigin(opened, place, lists),
    subject: directSubject(source),
    basis: draft ? String(draft.version) : copyBasis,
  });
  const person = usePersonKey();
  useRemember(person, source, aboutOf(editor.work.setting), editor.isTyped);
  const change = draft && !editor.isSent ? changeOfDraft(draft, latestDraft, timeZone) : null;
  const isOver = change?.kind === 'over';
  const target = useMemo(() => targetOfOrigin(opened), [opened]);

  const takeLatest = () => {
    editor.forget();
    if (!isOver) onTakeLatest();
    else void navigate(latestDraft ? `/history/${latestDraft.id}` : '/dashboard', { replace: true });
  };
  const keepMine = () => {
    if (!latestDraft) return;
    editor.keepFor({ basis: String(latestDraft.version), version: latestDraft.version });
    onTakeLatest();
  };
  return (
    <PrescriptionEditor
      editor={editor}
      people={people}
      target={target}
      title={formTitle}
      isOpen={isOver ? refuse('CONFLICT', change.text) : allowed}
      onDone={(saved) => {
        dropDirect(person, source);
        void navigate(pathAfterSave(saved.prescription), { replace: true });
      }}
      notices={
        <>
          {change && (
            <ChangeLine
              change={change}
              takeLabel={!isOver ? 'Load their version' : latestDraft ? 'Show it' : 'Leave'}
              onTakeLatest={takeLatest}
              onKeepMine={keepMine}
            />
          )}
          <UnsentLine
            unsent={editor.unsent}
            timeZone={timeZone}
            what="this draft"
            onDrop={editor.drop}
            onBringBack={editor.bringBack}
          />
          <InactiveLines work={editor.work} nobodyText={nobodyText} />
        </>
      }
    />
  );
}

/** The product that stands in the form, and whom it is for, in words. */
function aboutOf({ product, patient, isOfficeUse }: FormSetting): string {
  const whom = isOfficeUse ? 'Office Use' : (patient?.name ?? 'N/A');
  return `${product ? fullTitle(product) : 'A prescription'} for ${whom}`;
}

/** Notes what is worked on, so that unsent work can be offered on the dashboard after a new sign-in. */
function useRemember(person: Person, source: DirectSource, about: string, isTyped: boolean): void {
  const { clock } = useServices();
  useEffect(() => {
    if (isTyped || isWaitingCopy(person, source)) rememberDirect(person, { source, about, at: clock.now() });
  }, [isTyped, person, source, about, clock]);
}

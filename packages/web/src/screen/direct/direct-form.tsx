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
} from '../../feature/prescribing/prescription-form/direct/direct-work';
import type { DirectSource } from '../../feature/prescribing/prescription-form/direct/direct-source';
import { usePersonKey } from '../../feature/prescribing/prescription-form/unsent/use-person-key';
import { PrescriptionEditor } from '../../feature/prescribing/prescription-form/editor/prescription-editor';
import { useEditor } from '../../feature/prescribing/prescription-form/editor/use-editor';
import { useFormPlace } from '../../feature/prescribing/prescription-form/lists/form-place';
import { useCorrectPatient } from '../../feature/prescribing/prescription-form/issue/use-correct-patient';
import type { FormLists } from '../../feature/prescribing/prescription-form/lists/use-form-lists';
import { ChangeLine } from '../../feature/prescribing/prescription-form/notice/change-line';
import { InactiveLines } from '../../feature/prescribing/prescription-form/notice/inactive-lines';
import { UnsentLine } from '../../feature/prescribing/prescription-form/notice/unsent-line';
import type { FormPrescription, FormSetting } from '../../feature/prescribing/prescription-form/state/setting';
import { fullTitle } from '../../part/text/product-title';
import type { Person } from '../../feature/prescribing/prescription-form/unsent/unsent-work';
import { changeOfDraft } from './change-of-draft';
import { directSetting, startOfOrigin, subjectOfOrigin, targetOfOrigin } from './direct-origin';
import type { DirectOrigin } from './direct-origin';

interface DirectFormProps {
  readonly source: DirectSource;
  /** State of the draft when the form was filled in from it. */
  readonly opened: DirectOrigin;
  /** Current state of the draft, `null` if it no longer exists. For a copy, changes to the original do not matter. */
  readonly latestDraft: FormPrescription | null;
  readonly lists: FormLists;
  readonly onTakeLatest: () => void;
}

const nobodyText = 'It has no client or patient, so it can be neither saved nor authorized.';

/** A draft being edited, or a new copy, in the portal's single prescription form (P-042). */
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
            onRestore={editor.restore}
          />
          <InactiveLines work={editor.work} nobodyText={nobodyText} />
        </>
      }
    />
  );
}

/** Describes the product in the form and its recipient. */
function aboutOf({ product, patient, isOfficeUse }: FormSetting): string {
  const whom = isOfficeUse ? 'Office Use' : (patient?.name ?? 'N/A');
  return `${product ? fullTitle(product) : 'A prescription'} for ${whom}`;
}

/** Remembers the current work, so that the dashboard can offer unsent work after the next sign-in. */
function useRemember(person: Person, source: DirectSource, about: string, isTyped: boolean): void {
  const { clock } = useServices();
  useEffect(() => {
    if (isTyped || isWaitingCopy(person, source)) rememberDirect(person, { source, about, at: clock.now() });
  }, [isTyped, person, source, about, clock]);
}

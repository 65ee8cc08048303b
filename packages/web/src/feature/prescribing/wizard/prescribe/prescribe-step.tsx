import { chakra } from '@chakra-ui/react';
import { formTitle, type PrescriptionForm, startOfficeUseForm, startPrescriptionForm } from '@signa/core/prescribing';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useShortcut } from '../../../../platform/keyboard/use-shortcut';
import { useServices } from '../../../../platform/services/services';
import { focusSoon } from '../../../../part/list/focus-soon';
import { usePersonKey } from '../../prescription-form/unsent/use-person-key';
import { FormFrame } from '../../prescription-form/editor/editor-layout';
import { PrescriptionEditor } from '../../prescription-form/editor/prescription-editor';
import { useEditor } from '../../prescription-form/editor/use-editor';
import { settingOfPlace, startContext, useFormPlace } from '../../prescription-form/lists/form-place';
import type { FormPlace } from '../../prescription-form/lists/form-place';
import type { SaveTarget } from '../../prescription-form/issue/save-target';
import { useFavoriteOfUrl } from '../../prescription-form/favorite/use-favorite-of-url';
import { useCorrectPatient } from '../../prescription-form/issue/use-correct-patient';
import type { Saved } from '../../prescription-form/issue/use-issue';
import { useFormLists } from '../../prescription-form/lists/use-form-lists';
import type { FormLists } from '../../prescription-form/lists/use-form-lists';
import { InactiveLines } from '../../prescription-form/notice/inactive-lines';
import { UnsentLine } from '../../prescription-form/notice/unsent-line';
import { room } from '../../../../part/surface/room';
import type { FormClient, FormPatient, FormProduct, FormSetting } from '../../prescription-form/state/setting';
import { Card } from '../../../../part/surface/card';
import { FailedLine } from '../../../../part/surface/failed-line';
import { SkeletonFacts } from '../../../../part/surface/skeleton';
import { fullTitle } from '../../../../part/text/product-title';
import { newBasis, newSubject, rememberNew } from '../unsent/new-work';

interface PrescribeStepProps {
  readonly product: FormProduct;
  readonly client: FormClient;
  readonly patient: FormPatient;
  /** True for a prescription for the practice itself, with its own client and patient (P-037). */
  readonly isOfficeUse: boolean;
  readonly onDone: (saved: Saved) => void;
}

/** Prescribe: the portal's one prescription form, prefilled for this product and patient (P-037). */
export function PrescribeStep(props: PrescribeStepProps) {
  const lists = useFormLists();
  useShortcut({
    keys: ['Ctrl', 'Enter'],
    label: 'Authorize',
    section: 'Prescribe',
    run: () => document.querySelector<HTMLElement>('[data-sign]')?.click(),
  });
  if (lists.failure)
    return (
      <FailedLine onRetry={lists.again} busy={lists.loading}>
        {lists.failure}
      </FailedLine>
    );
  return (
    <Card aria-label="Form" css={room}>
      {lists.loading ? (
        <SkeletonFacts rows={6} label="Loading the form" />
      ) : (
        <FormFrame>
          <NewForm {...props} lists={lists} />
        </FormFrame>
      )}
    </Card>
  );
}

const target: SaveTarget = { kind: 'new' };

function NewForm({
  product,
  client,
  patient: known,
  isOfficeUse,
  onDone,
  lists,
}: PrescribeStepProps & { readonly lists: FormLists }) {
  const place = useFormPlace();
  const people = useCorrectPatient(known);
  const { patient } = people;
  const setting = useMemo(
    (): FormSetting => ({
      ...settingOfPlace(place, lists),
      entry: 'create',
      product,
      client,
      patient,
      isOfficeUse,
      request: null,
      draft: null,
      previous: null,
    }),
    [place, lists, product, client, patient, isOfficeUse],
  );
  const subject = newSubject({ clientId: client.id, patientId: known.id, productId: product.id });
  const editor = useEditor({
    setting,
    start: () => startOf({ product, client, patient: known, isOfficeUse }, place, lists),
    subject,
    basis: newBasis,
  });
  useFavoriteOfUrl(editor);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusSoon(() => box.current?.querySelector<HTMLElement>('[name=directions]')), []);
  useRemember(subject, `${fullTitle(editor.work.setting.product ?? product)} for ${known.name}`);
  return (
    <div ref={box}>
      <chakra.h2 srOnly>New prescription</chakra.h2>
      <PrescriptionEditor
        editor={editor}
        people={people}
        target={target}
        title={formTitle}
        onDone={onDone}
        notices={
          <>
            <UnsentLine
              unsent={editor.unsent}
              timeZone={place.location.timeZone}
              what="this prescription"
              onDrop={editor.drop}
              onRestore={editor.restore}
            />
            <InactiveLines work={editor.work} nobodyText="It has no client or patient." />
          </>
        }
      />
    </div>
  );
}

/** The initial form, with the practice's own texts for office use. */
function startOf(
  { product, client, patient, isOfficeUse }: Omit<PrescribeStepProps, 'onDone'>,
  place: FormPlace,
  lists: FormLists,
): PrescriptionForm {
  const context = startContext(place, lists, patient);
  if (isOfficeUse) {
    const parties = { clientId: client.id, patientId: patient.id };
    return startOfficeUseForm({ product, parties, shortcuts: lists.shortcuts }, context);
  }
  const parties = { locationClientId: client.id, locationPatientId: patient.id, isOfficeUse };
  return startPrescriptionForm({ from: 'product', product, parties }, context);
}

/** Records what the form is about, so that unsent work can be offered after the next sign-in. */
function useRemember(subject: string, about: string): void {
  const { clock } = useServices();
  const person = usePersonKey();
  const { pathname, search } = useLocation();
  useEffect(
    () => rememberNew(person, { subject, to: pathname + search, about, at: clock.now() }),
    [person, subject, pathname, search, about, clock],
  );
}

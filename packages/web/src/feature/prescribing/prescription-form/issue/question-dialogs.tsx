import { chakra } from '@chakra-ui/react';
import { unlinkedPatientAlert, unlinkedVetAlert } from '@signa/core/prescribing';
import { hardCopyDelivery, hardCopyNotice } from '@signa/core/catalog';
import { isBuilt } from '../../../../platform/route/built-paths';
import { Button } from '../../../../part/button/button';
import { ConfirmDialog } from '../../../../part/overlay/confirm-dialog';
import { Dialog } from '../../../../part/overlay/dialog';
import type { FormSetting } from '../state/setting';
import { ignoreLink } from './ignored-links';
import type { SendIssue } from './use-issue-flow';

interface QuestionProps {
  readonly send: SendIssue;
}

/** Shown if the patient isn't linked to the PIMS. Once ignored, the question doesn't return that day (C-124). */
export function UnlinkedPatient({ setting, send }: QuestionProps & { readonly setting: FormSetting }) {
  const ignore = () => {
    ignoreLink(setting);
    send({ type: 'ignore' });
  };
  const footer = (
    <>
      {isBuilt('/link') && (
        <Button onClick={() => send({ type: 'goToLinkPage' })}>{unlinkedPatientAlert.linkPage}</Button>
      )}
      <Button variant="solid" onClick={ignore}>
        {unlinkedPatientAlert.ignore}
      </Button>
    </>
  );
  return (
    <Dialog title="Patient not linked" onClose={() => send({ type: 'cancel' })} footer={footer}>
      <p>{unlinkedPatientAlert.text}</p>
    </Dialog>
  );
}

/** Shown if the vet isn't linked: the prescription won't be written back (P-071). */
export function UnlinkedVet({ send }: QuestionProps) {
  const footer = (
    <>
      <Button onClick={() => send({ type: 'saveDraft' })}>{unlinkedVetAlert.saveDraft}</Button>
      <Button variant="solid" onClick={() => send({ type: 'continue' })}>
        {unlinkedVetAlert.continue}
      </Button>
    </>
  );
  return (
    <Dialog title={unlinkedVetAlert.title} onClose={() => send({ type: 'cancel' })} footer={footer}>
      <p>{unlinkedVetAlert.text}</p>
    </Dialog>
  );
}

/** Confirms a Schedule II product before anything is stored or printed (P-102, P-113, P-114). */
export function ScheduleTwoConfirmation({ setting, send }: QuestionProps & { readonly setting: FormSetting }) {
  const { product, patient, location } = setting;
  if (!product) return null;
  const whom = patient?.name ?? 'Office Use';
  return (
    <ConfirmDialog
      title="Schedule II controlled substance"
      no="Cancel"
      yes={`Authorize for ${whom}`}
      onNo={() => send({ type: 'cancel' })}
      onYes={() => send({ type: 'confirm' })}
    >
      <p>{hardCopyNotice(product)}</p>
      <chakra.p mt="2" color="fg.muted">
        {hardCopyDelivery(product, location) === 'mail'
          ? 'Print the form, sign it by hand and mail it to the pharmacy.'
          : 'Print the form, sign it by hand and fax it to the pharmacy.'}
      </chakra.p>
    </ConfirmDialog>
  );
}

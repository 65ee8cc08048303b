import { chakra } from '@chakra-ui/react';
import { type PatientTab, tabsOf } from '@signa/core/clients';
import { linkIds, type PimsConnectionType } from '@signa/core/practice';
import { patientFormLeftOut } from '@signa/core/pims';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../part/button/button';
import { moveOnEnter } from '../../../part/field/move-on-enter';
import { Tabs } from '../../../part/list/tabs';
import { LeftOutNote } from '../../../part/notice/left-out-note';
import { Dialog } from '../../../part/overlay/dialog';
import { DialogNote } from '../../../part/notice/dialog-note';
import { usePimsAccount } from '../../../platform/practice/use-pims-account';
import { useLeaveQuestion } from '../../../part/overlay/use-leave-question';
import { FailedLine } from '../../../part/surface/failed-line';
import { DeclineWarning } from './decline-warning';
import { DifferenceList } from './difference-list';
import { MedicalFields } from './medical-fields';
import { draftOf, draftOfImported, emptyDraft } from './patient-draft';
import { PatientFields } from './patient-fields';
import { SpeciesWarning } from './species-warning';
import { SamePatientNote } from './same-patient-note';
import { SearchPatient } from './search-patient';
import type { ChosenPatient } from './use-choose-pims-patient';
import { useLinkPatient } from './use-link-patient';
import { usePatientForm } from './use-patient-form';
import { useSamePatients } from './use-same-patients';
import { useSavePatient } from './use-save-patient';
import type { PatientTarget } from './use-save-patient';

/** @public Declarations of another file refer to this type. */
export interface PatientDialogProps {
  readonly target: PatientTarget;
  /** Called once the patient is stored or linked to the client. */
  readonly onSaved: (patientId: string) => void;
  readonly onClose: () => void;
}

const formGap = { display: 'flex', flexDirection: 'column', gap: '4' } as const;

/** Add Patient and Update Patient: searches for an existing patient, or shows the whole form (C-059). */
export function PatientDialog({ target, onSaved, onClose }: PatientDialogProps) {
  const patient = target.kind === 'stored' ? target.patient : null;
  const { tabs, first } = tabsOf({ isEdit: patient !== null, hasPimsPatient: false });
  const [tab, setTab] = useState<PatientTab>(first);
  const [initial] = useState(() => (patient ? draftOf(patient) : emptyDraft));
  const [typedName, setTypedName] = useState('');
  const sync = target.kind === 'stored' ? (target.sync ?? null) : null;
  const state = usePatientForm(initial, { isEdit: patient !== null, sync });
  const { element, lists } = state;
  const [chosen, setChosen] = useState<ChosenPatient | null>(null);
  const account = usePimsAccount();
  const saving = useSavePatient(target);
  const linking = useLinkPatient(target.kind === 'new' ? target.clientId : null, onSaved);
  const [panel, formId] = [useId(), useId()];
  const busy = saving.busy || linking.busy;
  useFirstField(tab, panel);

  const title = patient ? `Discard the changes to ${patient.name}?` : 'Discard the new patient?';
  const { leave, question } = useLeaveQuestion({ isDirty: state.isDirty, title, onLeave: onClose });
  const same = useSamePatients(target, state.values);
  const save = async ({ anyway = false } = {}) => {
    state.send();
    if (lists.isLoading || same.isLoading) return;
    if (state.issues.length > 0) return state.focusInvalid();
    if (!anyway && !same.canCreate()) return;
    if (patient && !state.isChanged && state.declined.length === 0) return onClose();
    const id = await saving.save(state, chosen && account ? linkOf(chosen, account.pimsConnectionType) : {});
    if (id !== null) onSaved(id);
  };
  const createAnyway = () => {
    same.ignore();
    void save({ anyway: true });
  };
  const fillIn = () => {
    if (state.values.name === '') state.change({ name: typedName });
    setTab('manual');
  };

  const fillInTheirs = (one: ChosenPatient) => {
    setChosen(one);
    state.fillIn(draftOfImported(one.imported));
    setTab(tabsOf({ isEdit: false, hasPimsPatient: true }).first);
  };

  const footer = (
    <>
      <Button onClick={leave} disabled={busy} keys={['Esc']}>
        Cancel
      </Button>
      {tab === 'manual' && (
        <Button
          variant="solid"
          type="submit"
          form={formId}
          busy={busy}
          keys={['Ctrl', 'Enter']}
          disabledReason={lists.isLoading || same.isLoading ? 'The lists are still loading.' : null}
        >
          {patient ? 'Save' : 'Add patient'}
        </Button>
      )}
    </>
  );
  return (
    <>
      <Dialog
        title={patient ? 'Update Patient' : 'Add Patient'}
        width="form"
        hasFixedHeight
        busy={busy}
        failure={tab === 'manual' ? saving.failure : linking.failure}
        onClose={leave}
        footer={footer}
      >
        {tabs.length > 0 && (
          <chakra.div mt="-3" mb="4" borderBottomWidth="1px" borderColor="border.subtle">
            <Tabs
              label="How to add"
              tabs={tabs}
              value={tab}
              onChange={(next) => (next === 'manual' ? fillIn() : setTab('search'))}
              controls={panel}
            />
          </chakra.div>
        )}
        <div id={panel} {...(tabs.length > 0 && { role: 'tabpanel', 'aria-label': tabLabel(tab, tabs) })}>
          {tab === 'search' && target.kind === 'new' ? (
            <SearchPatient
              clientId={target.clientId}
              record={target.record}
              typed={typedName}
              onType={setTypedName}
              onChoose={(found) => void linking.link(found.id)}
              onChoosePims={fillInTheirs}
              onManual={fillIn}
            />
          ) : (
            <chakra.form
              id={formId}
              ref={element}
              noValidate
              {...formGap}
              onKeyDown={moveOnEnter}
              onSubmit={(event) => {
                event.preventDefault();
                void save();
              }}
            >
              {lists.failure && (
                <DialogNote>
                  <FailedLine onRetry={lists.again}>{lists.failure}</FailedLine>
                </DialogNote>
              )}
              {chosen && <LeftOutNote lines={patientFormLeftOut(chosen.theirs, chosen.imported)} />}
              <SamePatientNote same={same} onCreate={createAnyway} />
              <DifferenceList state={state} />
              {patient && <DeclineWarning patient={patient} draft={state.values} />}
              {patient && <SpeciesWarning patient={patient} speciesCode={state.values.speciesCode} />}
              <PatientFields state={state} patient={patient} />
              <MedicalFields state={state} />
            </chakra.form>
          )}
        </div>
      </Dialog>
      {question}
    </>
  );
}

/** Identifies the PIMS record of the patient (C-119). */
const linkOf = ({ theirs }: ChosenPatient, type: PimsConnectionType) => ({
  ...linkIds(type, theirs),
  pimsConnectionType: type,
  isPIMSImport: true,
});

const tabLabel = (tab: PatientTab, tabs: readonly { readonly value: string; readonly label: string }[]) =>
  tabs.find(({ value }) => value === tab)?.label;

/** Focuses the first field if a tab was opened by its content rather than by an arrow key. */
function useFirstField(tab: PatientTab, panel: string) {
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    const isInTabs = document.activeElement?.getAttribute('role') === 'tab';
    if (!isInTabs) document.getElementById(panel)?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [tab, panel]);
}

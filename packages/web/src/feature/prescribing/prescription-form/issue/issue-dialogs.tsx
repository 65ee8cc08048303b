import type { FormSetting } from '../state/setting';
import { PatientPrompt } from './patient-prompt';
import { ScheduleTwoConfirmation, UnlinkedPatient, UnlinkedVet } from './question-dialogs';
import type { IssueFlow } from './use-issue-flow';

/** The dialog of the flow's current question, if any. */
export function IssueDialogs({
  flow: { snapshot, send },
  setting,
}: {
  readonly flow: IssueFlow;
  readonly setting: FormSetting;
}) {
  if (snapshot.matches('patientLink')) return <UnlinkedPatient setting={setting} send={send} />;
  if (snapshot.matches('vetLink')) return <UnlinkedVet send={send} />;
  if (snapshot.matches('confirmation')) return <ScheduleTwoConfirmation setting={setting} send={send} />;
  const isPrompting = snapshot.matches('patientPrompt') || snapshot.matches('savingPatient');
  if (isPrompting && setting.patient) {
    return (
      <PatientPrompt
        patient={setting.patient}
        today={setting.today}
        busy={snapshot.matches('savingPatient')}
        onAnswer={(answers) => send({ type: 'answer', answers })}
        onCancel={() => send({ type: 'cancel' })}
      />
    );
  }
  return null;
}

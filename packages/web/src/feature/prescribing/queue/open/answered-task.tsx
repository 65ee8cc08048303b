import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { cardContent, detailRows, officeUseGroup } from '@signa/core/prescribing';
import { formatDateTime } from '@signa/core/base';
import { Copy } from 'lucide-react';
import { usePractice } from '../../../../platform/practice/practice';
import { TaskStatusBadge } from '../../../../part/badge/task-badges';
import { Button } from '../../../../part/button/button';
import { LinkButton } from '../../../../part/button/link-button';
import { Fact, FactLine, Facts } from '../../../../part/surface/facts';
import { DatedText } from '../../../../part/text/dated-text';
import { fullTitle } from '../../../../part/text/product-title';
import { requestedInUnits } from '../../../../part/text/requested-quantity';
import type { FullTask } from '../request/rows';
import { useOpenDirect } from '../../prescription-form/direct/use-open-direct';
import { FormColumns, FormMain, FormPart, FormRail } from '../../prescription-form/editor/editor-layout';
import { answerOf } from '../request/answer-of';
import { OpenFrame } from './open-frame';

/** An answered request: its prescription or, if there is none, its own data, and who answered it when (P-163). */
export function AnsweredTask({ task }: { readonly task: FullTask }) {
  const { location } = usePractice();
  const { prescription } = task;
  const showsPrescription = cardContent(task) === 'prescription' && prescription !== null;
  return (
    <OpenFrame>
      <FormColumns>
        <FormMain>
          <FormPart>
            {showsPrescription ? (
              <Facts>
                {detailRows(prescription, location).map(({ field, label, value }) => (
                  <Fact key={field} label={label} wide={field === 'direction'}>
                    {value}
                  </Fact>
                ))}
              </Facts>
            ) : (
              <Request task={task} />
            )}
          </FormPart>
        </FormMain>
        <FormRail>
          <Answer task={task} timeZone={location.timeZone} />
        </FormRail>
      </FormColumns>
    </OpenFrame>
  );
}

function Request({ task }: { readonly task: FullTask }) {
  const { locationClient: client, locationPatient: patient, product } = task;
  const { location } = usePractice();
  return (
    <Facts>
      <Fact label="Client">{client ? clientName(client) : officeUseGroup}</Fact>
      <Fact label="Patient">{patient && [patient.name, patient.species?.name].filter(Boolean).join(', ')}</Fact>
      <Fact label="Product">{product && fullTitle(product)}</Fact>
      <Fact label="Quantity requested">
        {task.quantityRequested === null ? null : requestedInUnits(task.quantityRequested, product, location)}
      </Fact>
    </Facts>
  );
}

function Answer({ task, timeZone }: { readonly task: FullTask; readonly timeZone: string }) {
  const { open, mayCopy } = useOpenDirect();
  const answer = answerOf(task, timeZone);
  return (
    <chakra.section p="4" aria-label="Answer">
      <TaskStatusBadge status={task.status} approver={task.actionedByLocationUser?.displayName} />
      <chakra.p my="2">
        <DatedText>{answer}</DatedText>
      </chakra.p>
      <dl>
        {task.actionReason && <FactLine label="Reason">{task.actionReason}</FactLine>}
        <FactLine label="Requested">{formatDateTime(task.createdTimestamp, timeZone)}</FactLine>
        {task.prescription?.rxNumber && <FactLine label="Rx#">{task.prescription.rxNumber}</FactLine>}
      </dl>
      <chakra.div mt="3" display="flex" flexWrap="wrap" gap="2">
        {mayCopy && (
          <Button icon={Copy} onClick={() => open({ from: 'task-copy', id: task.id, uuid: task.uuid })}>
            Copy
          </Button>
        )}
        {task.prescriptionId !== null && (
          <LinkButton to={`/history/${task.prescriptionId}`}>View prescription</LinkButton>
        )}
      </chakra.div>
    </chakra.section>
  );
}

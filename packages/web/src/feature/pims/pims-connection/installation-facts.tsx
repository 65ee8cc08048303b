import { chakra } from '@chakra-ui/react';
import type { Operations } from '@signa/core/contract';
import { elapsedText, stageState, type StageState } from '@signa/core/pims';
import { formatDateTime } from '@signa/core/base';
import { Check, CircleHelp, CircleX, LoaderCircle } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';
import type { BadgeTone } from '../../../part/badge/badge';
import { Fact, Facts } from '../../../part/surface/facts';

type Information = Operations['getInstallInformation']['data']['installInformation'];
type Status = Operations['getInstallStatus']['data']['installStatus'];
type Stage = NonNullable<Status['extraction']>;

interface InstallationFactsProps {
  /** `null` while unknown. */
  readonly information: Information | null;
  readonly status: Status;
  readonly timeZone: string | null;
}

const stages = [
  ['extraction', 'Extraction'],
  ['intermediate', 'Intermediate'],
  ['staging', 'Staging'],
] as const;

/** The installation's details, and its connection status. */
export function InstallationFacts({ information, status, timeZone }: InstallationFactsProps) {
  const at = (instant: string | null | undefined) => instant && formatDateTime(instant, timeZone);
  return (
    <>
      <Facts>
        <Fact label="Practice name">{information?.practiceName}</Fact>
        <Fact label="PIMS">{information?.pims}</Fact>
        <Fact label="Account ID">{status.pimsAccountId}</Fact>
        <Fact label="Last heartbeat">{at(status.lastHeartbeat)}</Fact>
        {information?.schedule && <Fact label="Next run">{at(information.schedule.nextRun)}</Fact>}
        {information?.schedule && <Fact label="Frequency">{information.schedule.frequency}</Fact>}
      </Facts>
      {stages.map(([field, name]) => {
        const stage = status[field];
        return stage && <StageFacts key={field} name={name} stage={stage} at={at} />;
      })}
    </>
  );
}

const looks: Readonly<Record<StageState, { readonly tone: BadgeTone; readonly icon: LucideIcon }>> = {
  done: { tone: 'ready', icon: Check },
  running: { tone: 'accent', icon: LoaderCircle },
  failed: { tone: 'declined', icon: CircleX },
  unknown: { tone: 'neutral', icon: CircleHelp },
};

interface StageFactsProps {
  readonly name: string;
  readonly stage: Stage;
  readonly at: (instant: string | null | undefined) => string | null | undefined;
}

function StageFacts({ name, stage, at }: StageFactsProps) {
  const { tone, icon } = looks[stageState(stage.status)];
  return (
    <chakra.div
      mt="4"
      pt="3"
      borderTopWidth="1px"
      borderColor="border.subtle"
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '8rem minmax(0, 1fr)' }}
    >
      <chakra.div display="flex" flexDirection={{ base: 'row', md: 'column' }} alignItems="start" gap="2">
        <chakra.h3 textStyle="name">{name}</chakra.h3>
        <Badge tone={tone} icon={icon}>
          {stage.status ?? 'Unknown'}
        </Badge>
      </chakra.div>
      <chakra.dl
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      >
        <Fact label="Start">{at(stage.startTime)}</Fact>
        <Fact label="End">{at(stage.endTime)}</Fact>
        <Fact label="Elapsed">{stage.elapsedTime === null ? null : elapsedText(stage.elapsedTime)}</Fact>
        <Fact label="Last successful">{at(stage.lastSuccessful)}</Fact>
      </chakra.dl>
    </chakra.div>
  );
}

import { AlarmClock, Stethoscope, UserRoundPlus, Users } from 'lucide-react';
import { IconButton } from '../../../../part/button/icon-button';
import { Menu } from '../../../../part/overlay/menu';
import type { TaskRow } from '../request/rows';
import type { HandOffKind } from './hand-off-kind';
import { useMayHandOff } from './use-hand-off';

const ways = [
  { id: 'hand-off', label: 'Assign or mention…', note: 'A', icon: UserRoundPlus },
  { id: 'snooze', label: 'Snooze…', note: 'S', icon: AlarmClock },
  { id: 'exam', label: 'Exam first…', note: 'E', icon: Stethoscope },
] as const;

interface HandOffMenuProps {
  readonly task: TaskRow;
  readonly patientName: string;
  readonly onChoose: (kind: HandOffKind) => void;
}

/** The ways to hand off an open request: to a colleague, to another day, or to an exam (P-510, P-514, P-518). */
export function HandOffMenu({ task, patientName, onChoose }: HandOffMenuProps) {
  const mayHandOff = useMayHandOff();
  const possible = ways.filter(({ id }) => mayHandOff(task, id));
  if (possible.length === 0) return null;
  const label = `Hand off ${patientName}`;
  return (
    <Menu
      label={label}
      groups={[{ items: possible.map((way) => ({ ...way, onSelect: () => onChoose(way.id) })) }]}
      trigger={(trigger) => <IconButton {...trigger} icon={Users} label={label} />}
    />
  );
}

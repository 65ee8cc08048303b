import { type ImportStage, importStageText } from '@signa/core/pims';
import { CircleCheck, CircleDashed, CircleX, LoaderCircle, type LucideIcon, Undo2 } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../part/badge/badge';

const looks: Readonly<Record<ImportStage, readonly [BadgeTone, LucideIcon]>> = {
  inspecting: ['accent', LoaderCircle],
  unreadable: ['declined', CircleX],
  mapping: ['near', CircleDashed],
  checking: ['accent', LoaderCircle],
  checked: ['near', CircleDashed],
  importing: ['accent', LoaderCircle],
  stopped: ['declined', CircleX],
  done: ['ready', CircleCheck],
  undoing: ['accent', LoaderCircle],
  undone: ['neutral', Undo2],
};

/** What is done with a file, or what comes next. */
export function StageBadge({ stage }: { readonly stage: ImportStage }) {
  const [tone, icon] = looks[stage];
  return (
    <Badge tone={tone} icon={icon}>
      {importStageText(stage)}
    </Badge>
  );
}

import { chakra } from '@chakra-ui/react';
import { importActionsIn } from '@signa/core/pims';
import { Undo2 } from 'lucide-react';
import type { ImportFile } from '../../feature/pims/import-file/import-progress';
import { Button } from '../../part/button/button';
import { Warning } from '../../part/notice/warning';
import { TitledCard } from '../../part/surface/card';
import { useUndoFile } from './use-undo-file';

interface StaysCardProps {
  readonly file: ImportFile;
  readonly stays: NonNullable<ImportFile['stays']>;
}

/** The records that stay when the import is undone, with the reasons (C-336). */
export function StaysCard({ file, stays }: StaysCardProps) {
  const undo = useUndoFile(file.id);
  const isUndone = file.stage === 'undone';
  const left = stays.count - stays.records.length;
  return (
    <TitledCard title={isUndone ? `Kept (${stays.count})` : `In use (${stays.count})`}>
      {!isUndone && (
        <Warning>
          <p>Nothing was undone, because these records were changed or used since the import.</p>
        </Warning>
      )}
      <chakra.ul mt="3" ps="5" listStyleType="disc">
        {stays.records.map(({ name, reasons }) => (
          <chakra.li key={`${name} ${reasons.join()}`} overflowWrap="anywhere">
            {name}
            <chakra.span display="block" color="fg.muted" textStyle="meta">
              {reasons.join(' ')}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {left > 0 && <p>{`and ${left} more`}</p>}
      {importActionsIn(file.stage).includes('undo') && (
        <chakra.div mt="3">
          <Button icon={Undo2} variant="danger" busy={undo.busy} onClick={() => void undo.run(true)}>
            Undo the others and keep these
          </Button>
        </chakra.div>
      )}
    </TitledCard>
  );
}

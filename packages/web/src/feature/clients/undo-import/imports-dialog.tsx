import { chakra } from '@chakra-ui/react';
import type { Operations } from '@signa/core/contract';
import { GetPimsImportsDocument } from '@signa/core/contract/typed';
import { importNamesText, noImportsText } from '@signa/core/pims';
import { formatDateTime } from '@signa/core/base';
import { Download, Undo2 } from 'lucide-react';
import { useOperation } from '../../../client/query/use-operation';
import { Badge } from '../../../part/badge/badge';
import { Button } from '../../../part/button/button';
import { Dialog } from '../../../part/overlay/dialog';
import { Empty } from '../../../part/surface/empty';
import { FailedLine } from '../../../part/surface/failed-line';
import { SkeletonRows } from '../../../part/surface/skeleton';
import { usePractice } from '../../../platform/practice/practice';

type Made = Operations['GetPimsImports']['data']['pimsImports'][number];

interface ImportsDialogProps {
  readonly clientId: string;
  /** Opens the undo dialog of an import. */
  readonly onUndo: (importId: string) => void;
  readonly onClose: () => void;
}

/** The imports of a client's patients, each with its time, author, and outcome (C-267). */
export function ImportsDialog({ clientId, onUndo, onClose }: ImportsDialogProps) {
  const read = useOperation(GetPimsImportsDocument, { locationClientId: clientId });
  const imports = read.data?.pimsImports;
  return (
    <Dialog title="Imports" subtitle="Imports from PIMS for this client" width="form" hasFixedHeight onClose={onClose}>
      {read.failure && !imports ? (
        <FailedLine onRetry={read.again} busy={read.refreshing}>
          {read.failure.message}
        </FailedLine>
      ) : imports === undefined ? (
        <SkeletonRows rows={2} label="Loading the imports" />
      ) : imports.length === 0 ? (
        <Empty icon={Download} title={noImportsText} minH="10rem" />
      ) : (
        <chakra.ul aria-label="Imports" borderWidth="1px" borderColor="border.default" borderRadius="control">
          {imports.map((made) => (
            <ImportLine key={`${made.id} ${made.at}`} made={made} onUndo={() => onUndo(made.id)} />
          ))}
        </chakra.ul>
      )}
    </Dialog>
  );
}

function ImportLine({ made, onUndo }: { readonly made: Made; readonly onUndo: () => void }) {
  const { location, mayUse } = usePractice();
  const when = formatDateTime(made.at, location.timeZone);
  const name = importNamesText(made.names, made.patients);
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      px="3"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div flex="1" minW="12rem">
        <chakra.p textStyle="name" overflowWrap="anywhere">
          {made.madeClient ? `The client${name && `, with ${name}`}` : name}
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.muted">{`${when} by ${made.by}`}</chakra.p>
        {made.undoneAt !== null && (
          <chakra.p textStyle="meta" color="fg.muted">
            {`Undone ${formatDateTime(made.undoneAt, location.timeZone)} by ${made.undoneBy ?? ''}, ${made.removed} removed`}
          </chakra.p>
        )}
      </chakra.div>
      {made.undoneAt !== null ? (
        <Badge icon={Undo2}>Undone</Badge>
      ) : (
        mayUse('UndoPimsImport') && (
          <Button icon={Undo2} aria-label={`Undo the import of ${when}`} onClick={onUndo}>
            Undo
          </Button>
        )
      )}
    </chakra.li>
  );
}

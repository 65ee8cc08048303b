import { chakra } from '@chakra-ui/react';
import { mergeMovesText, type MergeNoun } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { GetRecordMergeDocument } from '@signa/core/contract/typed';
import { formatDateTime } from '@signa/core/base';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../part/button/button';
import { Card } from '../../part/surface/card';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonFacts } from '../../part/surface/skeleton';
import { useOperation } from '../../client/query/use-operation';
import { useUndoMerge } from '../../feature/clients/merge-records/use-undo-merge';
import { usePractice } from '../../platform/practice/practice';

const PermissionGrant = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '0.1875rem', borderRadius: 'key' },
});

type Merge = NonNullable<Operations['GetRecordMerge']['data']['recordMerge']>;

interface MergedNoteProps {
  readonly noun: MergeNoun;
  readonly recordId: string;
  /** Path where a record of the kind is shown. */
  readonly pathOf: (id: string) => string;
}

/** Shows which record a client or patient was merged into, with a link and an Undo button (C-249, C-251). */
export function MergedNote({ noun, recordId, pathOf }: MergedNoteProps) {
  const read = useOperation(GetRecordMergeDocument, { noun, recordId });
  const merge = read.data?.recordMerge;
  return (
    <Card as="section" aria-label="Merged" p="4">
      {read.failure && (
        <FailedLine onRetry={read.again} busy={read.refreshing}>
          {read.failure.message}
        </FailedLine>
      )}
      {merge ? (
        <AsReported merge={merge} pathOf={pathOf} />
      ) : (
        !read.failure && <SkeletonFacts rows={2} label="Loading the merge" />
      )}
    </Card>
  );
}

function AsReported({ merge, pathOf }: { readonly merge: Merge } & Pick<MergedNoteProps, 'pathOf'>) {
  const { location, mayUse } = usePractice();
  const { noun, keptId, keptName, otherName, at, by, moves, undoRefusals } = merge;
  const undo = useUndoMerge({ text: keptName, link: pathOf(keptId) });
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" alignItems="flex-start">
      <chakra.h2 textStyle="section">
        {noun === 'client' ? 'Merged into ' : `${otherName} was merged into `}
        <PermissionGrant to={pathOf(keptId)}>{keptName}</PermissionGrant>
      </chakra.h2>
      <p>{`On ${formatDateTime(at, location.timeZone)} by ${by}. This record is read-only.`}</p>
      <p>{mergeMovesText(moves, keptName, true)}</p>
      {mayUse('UndoRecordMerge') && undoRefusals.length === 0 && (
        <Button icon={Undo2} busy={undo.busy} onClick={() => undo.run(merge)}>
          Undo Merge
        </Button>
      )}
      {undoRefusals.length > 0 && (
        <div>
          <chakra.p textStyle="name">This merge can't be undone:</chakra.p>
          <chakra.ul ps="5" listStyleType="disc">
            {undoRefusals.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </chakra.ul>
        </div>
      )}
    </chakra.div>
  );
}

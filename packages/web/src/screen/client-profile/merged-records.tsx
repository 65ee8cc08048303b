import { chakra } from '@chakra-ui/react';
import type { MergeNoun } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { GetMergedRecordsDocument } from '@signa/core/contract/typed';
import { formatDateTime } from '@signa/core/base';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { useOperation } from '../../client/query/use-operation';
import { useUndoMerge } from '../../feature/clients/merge-records/use-undo-merge';
import { Button } from '../../part/button/button';
import { Card } from '../../part/surface/card';
import { usePractice } from '../../platform/practice/practice';

const PermissionGrant = chakra(Link, {
  base: { textStyle: 'name', textDecoration: 'underline', textUnderlineOffset: '0.1875rem', borderRadius: 'key' },
});

type Merge = Operations['GetMergedRecords']['data']['mergedRecords'][number];

interface MergedHereProps {
  readonly noun: MergeNoun;
  /** The record that was kept. */
  readonly recordId: string;
  /** Path where a record of the kind is shown. */
  readonly pathOf: (id: string) => string;
}

/** Records merged into a client or patient, newest first, each with an Undo button (C-279). */
export function MergedHere({ noun, recordId, pathOf }: MergedHereProps) {
  const read = useOperation(GetMergedRecordsDocument, { noun, keptId: recordId });
  const merges = read.data?.mergedRecords ?? [];
  // Most records have none, and a failed load hides nothing that the page is for.
  if (merges.length === 0) return null;
  return (
    <Card as="section" aria-label="Merged records" p="4">
      <chakra.h3 textStyle="name" mb="2">
        Merged into this {noun}
      </chakra.h3>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="3">
        {merges.map((merge) => (
          <One key={merge.otherId} merge={merge} pathOf={pathOf} />
        ))}
      </chakra.ul>
    </Card>
  );
}

function One({ merge, pathOf }: { readonly merge: Merge } & Pick<MergedHereProps, 'pathOf'>) {
  const { location, mayUse } = usePractice();
  const { keptId, keptName, otherId, otherName, at, by, undoRefusals } = merge;
  const undo = useUndoMerge({ text: keptName, link: pathOf(keptId) });
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <chakra.div flex="1" minW="10rem" overflowWrap="anywhere">
        <PermissionGrant to={pathOf(otherId)}>{otherName}</PermissionGrant>
        <chakra.p textStyle="meta" color="fg.muted">
          {`${formatDateTime(at, location.timeZone)} by ${by}`}
        </chakra.p>
        {undoRefusals.length > 0 && (
          <chakra.p textStyle="meta" color="fg.muted">{`It cannot be undone: ${undoRefusals.join(' ')}`}</chakra.p>
        )}
      </chakra.div>
      {mayUse('UndoRecordMerge') && undoRefusals.length === 0 && (
        <Button
          size="sm"
          icon={Undo2}
          busy={undo.busy}
          aria-label={`Undo the merge of ${otherName}`}
          onClick={() => undo.run(merge)}
        >
          Undo
        </Button>
      )}
    </chakra.li>
  );
}

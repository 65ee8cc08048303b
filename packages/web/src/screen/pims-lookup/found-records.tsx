import { chakra } from '@chakra-ui/react';
import { formatPhone } from '@signa/core/base';
import { CircleSlash, UserRoundSearch } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../part/badge/badge';
import { ChoiceRow } from '../../part/list/choice-row';
import { MarkedText } from '../../part/list/marked-text';
import { MetaLine } from '../../part/list/meta-line';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';

/** A client on either side, with the fields that a row shows. */
export interface FoundRecord {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** `null` for an unlinked client. */
  readonly pimsId: string | null;
  readonly isActive: boolean;
}

interface FoundRecordsProps {
  readonly title: string;
  readonly note: string;
  /** Whether the input is sufficient for a search. */
  readonly isAsked: boolean;
  /** Whether the results belong to the current input. */
  readonly isSettled: boolean;
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly isBusy: boolean;
  readonly search: string;
  readonly total: number | undefined;
  /** Omitted while unknown. */
  readonly records: readonly FoundRecord[] | undefined;
  readonly checked: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly emptyText: string;
}

/** Search results of one side, one of which can be selected (C-129). */
export function FoundRecords({ title, note, isSettled, total, ...rest }: FoundRecordsProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} minW="0">
      <chakra.div display="flex" alignItems="baseline" gap="2" mb="2">
        <chakra.h3 id={id} textStyle="name">
          {title}
        </chakra.h3>
        <chakra.span role="status" color="fg.muted">
          {isSettled && rest.isAsked && total !== undefined && total}
        </chakra.span>
        <chakra.span ms="auto" textStyle="meta" color="fg.subtle">
          {note}
        </chakra.span>
      </chakra.div>
      <Found title={title} isSettled={isSettled} total={total} {...rest} />
    </chakra.section>
  );
}

function Found({
  title,
  isAsked,
  isSettled,
  failure,
  onRetry,
  isBusy,
  records,
  ...rest
}: Omit<FoundRecordsProps, 'note'>) {
  if (!isAsked) return <Empty icon={UserRoundSearch} title="Type what you know" minH="8rem" />;
  if (failure !== null)
    return (
      <FailedLine onRetry={onRetry} busy={isBusy}>
        {failure}
      </FailedLine>
    );
  if (!records)
    return (
      <Card>
        <SkeletonRows rows={2} label={`Searching: ${title}`} />
      </Card>
    );
  if (records.length === 0) return <Empty icon={UserRoundSearch} title={rest.emptyText} minH="8rem" />;
  return (
    <>
      <Card
        as="div"
        role="radiogroup"
        aria-label={`Clients ${title}`}
        aria-busy={!isSettled || undefined}
        maxH="20rem"
        overflowY="auto"
        opacity={isSettled ? undefined : 0.6}
      >
        {records.map((record) => (
          <Choice
            key={record.id}
            group={title}
            record={record}
            search={rest.search}
            checked={rest.checked === record.id}
            onChoose={() => rest.onChoose(record.id)}
          />
        ))}
      </Card>
      {rest.total !== undefined && rest.total > records.length && (
        <chakra.p mt="1" textStyle="meta" color="fg.muted">
          Showing the first {records.length} of {rest.total}. Type more to see fewer.
        </chakra.p>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly group: string;
  readonly record: FoundRecord;
  readonly search: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ group, record, search, checked, onChoose }: ChoiceProps) => (
  <ChoiceRow group={group} checked={checked} onChoose={onChoose}>
    <chakra.span flex="1 1 9rem" minW="0">
      <chakra.span display="block" textStyle="name" overflowWrap="anywhere">
        <MarkedText text={record.name} search={search} />
      </chakra.span>
      <MetaLine parts={[record.phone && formatPhone(record.phone), record.email]} />
    </chakra.span>
    {!record.isActive && <Badge icon={CircleSlash}>Inactive</Badge>}
    <chakra.span textStyle="meta" color="fg.muted" overflowWrap="anywhere">
      {record.pimsId === null ? 'Not linked' : `PIMS ID ${record.pimsId}`}
    </chakra.span>
  </ChoiceRow>
);

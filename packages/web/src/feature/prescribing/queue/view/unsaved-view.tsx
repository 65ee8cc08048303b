import { chakra } from '@chakra-ui/react';
import {
  ownViewLimits,
  ownViewTexts,
  type QueueFilters,
  viewNameIssue,
  viewQuery,
  viewQueryIssue,
} from '@signa/core/prescribing';
import { Save, Undo2 } from 'lucide-react';
import { Button } from '../../../../part/button/button';
import { SaveView } from '../../../../part/list/save-view';
import { useNotices } from '../../../../platform/notice/notice-context';
import type { QueueViews } from './use-queue-views';
import type { ViewAddress } from './use-view-address';

interface UnsavedViewProps {
  readonly filters: QueueFilters;
  readonly queueViews: QueueViews;
  readonly address: ViewAddress;
}

/** What of the filters and the order no view has: saved in the view, saved as a new one, or discarded (P-454). */
export function UnsavedView({ filters, queueViews, address }: UnsavedViewProps) {
  const { own, maySave, busy, save } = queueViews;
  const { current, open } = address;
  const notices = useNotices();
  if (current && !current.isChanged) return null;
  const query = viewQuery(filters);
  const isOwn = own.views.some(({ id }) => id === current?.view.id);
  const problem = viewQueryIssue(query)?.message ?? null;
  const saveInView = async (id: string) => {
    const failure = problem === null ? await save([{ kind: 'change', id, query }]) : { message: problem };
    if (failure) notices.show({ status: 'error', title: 'View not saved', description: failure.message });
  };
  const saveAsNew = async (name: string) => {
    const id = crypto.randomUUID();
    const failure = await save([{ kind: 'add', view: { id, name, query } }]);
    if (failure) return failure.message;
    open({ id, name, filters });
    return null;
  };
  const isFull = own.views.length >= ownViewLimits.views;
  return (
    <>
      {current && (
        <>
          <chakra.span role="status" textStyle="meta" color="fg.muted">
            {`'${current.view.name}' changed`}
          </chakra.span>
          {isOwn && maySave && (
            <Button
              variant="link"
              size="sm"
              icon={Save}
              busy={busy}
              onClick={() => void saveInView(current.view.id)}
              aria-label={`Save the changes in '${current.view.name}'`}
            >
              Save
            </Button>
          )}
          <Button
            variant="link"
            size="sm"
            icon={Undo2}
            onClick={() => open(current.view)}
            aria-label={`Discard the changes of '${current.view.name}'`}
          >
            Discard
          </Button>
        </>
      )}
      {maySave && (
        <SaveView
          label={current ? 'Save as new view' : 'Save this view'}
          problemOf={(name) =>
            problem ?? (isFull ? ownViewTexts.tooMany : (viewNameIssue(name, own.views)?.message ?? null))
          }
          onSave={saveAsNew}
        />
      )}
    </>
  );
}

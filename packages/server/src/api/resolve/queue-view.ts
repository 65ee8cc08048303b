import type { Operations } from '@signa/core/contract';
import { todayIn } from '@signa/core/base';
import { builtInViews, taskQueryVariables, viewOf } from '@signa/core/prescribing';
import { findOwnViews, type StoredOwnViews } from '../../store/prescribing/queue-view/queue-views-store.js';
import { countCards } from '../../store/prescribing/task/queue-counts.js';
import { saveQueueViews } from '../../use-case/prescribing/queue-view/save-queue-views.js';
import { type Context, read } from '../context.js';
import { mutation } from '../mutation.js';
import { queueReaderAt, queueViewerAt } from '../queue-viewer.js';
import { resolversOf } from '../resolver.js';

type QueueViews = Operations['GetQueueViews']['data']['queueViews'];

const presentOwn = ({ version, views, defaultView }: StoredOwnViews) => ({ version, views: [...views], defaultView });

/** The views of the caller, and how many cards each lists (P-453, P-455). */
export const queueViewResolvers = resolversOf({
  GetQueueViews: ({ locationId }, context) => readViews(context, locationId),
  SaveQueueViews: mutation(saveQueueViews, presentOwn),
});

function readViews(context: Context, locationId: string): Promise<QueueViews> {
  const reader = queueReaderAt(context, locationId);
  const viewer = queueViewerAt(context, locationId);
  const builtIn = builtInViews(viewer, todayIn(reader.timeZone, reader.now));
  return read(context, async (sql) => {
    const own = await findOwnViews(sql, { locationId, locationUserId: viewer.locationUserId ?? '0' });
    const views = [...builtIn, ...own.views.map(viewOf)];
    const filters = views.map((view) => taskQueryVariables(view.filters, locationId));
    const counts = await countCards(sql, filters, reader);
    return { own: presentOwn(own), counts: views.map(({ id }, index) => ({ view: id, count: counts[index] ?? 0 })) };
  });
}

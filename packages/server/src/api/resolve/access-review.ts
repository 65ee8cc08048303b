import { completeAccessReview } from '../../use-case/administration/access-review/complete-access-review.js';
import { findReview } from '../../use-case/administration/access-review/find-review.js';
import { keepAccess } from '../../use-case/administration/access-review/keep-access.js';
import { read, readAt } from '../context.js';
import { findAccessEffect } from '../find-access-effect.js';
import { mutation } from '../mutation.js';
import { resolversOf } from '../resolver.js';

export const accessReviewResolvers = resolversOf({
  GetAccessReview: ({ locationId }, context) =>
    read(context, (sql) => findReview(sql, locationId, { caller: context.actor.caller, now: context.clock.now() })),
  GetAccessEffect: (args, context) =>
    readAt(context, args.locationId, (sql) =>
      findAccessEffect(sql, args, { caller: context.actor.caller, now: context.clock.now() }),
    ),
  KeepAccess: mutation(keepAccess),
  CompleteAccessReview: mutation(completeAccessReview),
});

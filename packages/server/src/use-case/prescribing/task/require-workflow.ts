import { workflowFormSchema } from '@signa/core/schema';
import type { WorkflowForm } from '@signa/core/prescribing';
import { requireValid } from '../../../failure/failure.js';
import { key } from '../../../store/key.js';
import { always, textList } from '../../../store/sql/expression.js';
import { fields, select } from '../../../store/sql/select.js';
import { single } from '../../../store/statement.js';
import type { Work } from '../../work.js';

const choicesAt = select(
  fields({
    users: always(
      textList('array(select id::text from signa.location_user where location_id = $1 and id = $2 and is_active)'),
    ),
    statuses: always(textList('array(select id::text from signa.workflow_status)')),
  }),
  '',
);

/** Validates a workflow assignment with core, against the location's active users and the list of statuses (P-172). */
export async function requireWorkflow(work: Work, locationId: string, form: WorkflowForm): Promise<void> {
  const choices = await single(work.tx, choicesAt, [locationId, key(form.workflowLocationUserId ?? '')]);
  const schema = workflowFormSchema({ activeUserIds: new Set(choices.users), statusIds: new Set(choices.statuses) });
  requireValid(schema, form);
}

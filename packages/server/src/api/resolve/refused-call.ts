import { auditActor } from '@signa/core/administration';
import { parseRequestId } from '@signa/core/contract';
import { findRefusal, type StoredRefusal } from '../../store/administration/refused-call/refused-call-store.js';
import { read } from '../context.js';
import { resolversOf } from '../resolver.js';

export const refusedCallResolvers = resolversOf({
  RefusedCall: async (args, context) => {
    const number = parseRequestId(args.number);
    if (number === null) return null;
    const found = await read(context, (sql) => findRefusal(sql, number));
    if (!found) return null;
    const { personName: _person, supportName: _support, ...told } = found;
    return { ...told, who: whoOf(found) };
  },
});

/** The same name as in a timeline entry, so that readers can match them. */
function whoOf({ username, personName, support, supportName }: StoredRefusal): string {
  const person = username === null ? null : auditActor(username, personName);
  if (support === null) return person ?? 'Somebody';
  const supporter = auditActor(support, supportName);
  return person === null ? supporter : `${supporter} as ${person}`;
}

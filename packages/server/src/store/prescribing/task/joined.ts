import { joinedTypes } from '@signa/core/prescribing';
import { columnsOf, instant, text } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';

const k = columnsOf('task as k');

const types = `('${joinedTypes.join("', '")}')`;

/** Whether the task of an alias can share its card: a pending request for a prescription. */
export const mayJoin = (alias: string): string =>
  `${alias}.status = 'PENDING' and not ${alias}.archived and ${alias}.previous_prescription_id is not null and ${alias}.type in ${types}`;

/**
 * Whether the tasks of aliases `k` and `t` share a card: pending requests for the same prescription, with the same
 * draft or none (P-238).
 */
export const isJoined = `k.location_id = t.location_id and k.previous_prescription_id = t.previous_prescription_id and k.id <> t.id
    and k.prescription_id is not distinct from t.prescription_id and ${mayJoin('k')} and ${mayJoin('t')}`;

/** The order in which joined tasks of an alias lead: by type in core's order, then newest first. */
export const leadingOrder = (alias: string): string =>
  `array_position(array['${joinedTypes.join("', '")}'], ${alias}.type), ${alias}.created_at desc, ${alias}.id desc`;

const rank = (alias: string) => `array_position(array['${joinedTypes.join("', '")}'], ${alias}.type)`;
const precedes = `(${rank('k')} < ${rank('t')} or k.type = t.type and (k.created_at, k.id) > (t.created_at, t.id))`;

/**
 * Whether the task of alias `t` leads its card among those of alias `k` that a list keeps; the others are omitted.
 *
 * @param isKept - SQL condition on alias `k`
 */
export function leadsAmong(isKept: string): string {
  return `not exists (select from signa.task k where ${isJoined} and ${precedes} and ${isKept})`;
}

/** The other tasks on the card of the task of alias `t`, as a SQL JSON list. */
export const joinedJson = jsonList(
  jsonObject({ id: text(k.id), uuid: k.uuid, type: k.type, createdTimestamp: instant(k.created_at) }),
  { orderBy: 'k.created_at desc, k.id desc', from: `from signa.task k where ${isJoined}` },
);

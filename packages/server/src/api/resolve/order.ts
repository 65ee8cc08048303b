import { answeredLines } from '@signa/core/order';
import { findLocationOfPrescription } from '../../store/prescription/location-of.js';
import { findOrder } from '../../store/order/find-order.js';
import { lineItemsOf } from '../../store/order/line-items.js';
import { read } from '../context.js';
import { permitAt } from '../permit.js';
import { resolversOf } from '../resolver.js';

export const orderResolvers = resolversOf({
  GetLineItemsByPrescriptionId: async ({ prescriptionId }, context) => {
    const { locationIds } = context.actor;
    const locationId = await read(context, (sql) => findLocationOfPrescription(sql, locationIds, prescriptionId));
    if (locationId === null) return [];
    permitAt(context, locationId);
    return read(context, (sql) => lineItemsOf(sql, [locationId], prescriptionId));
  },
  GetOrder: async ({ id, voided }, context) => {
    const found = await read(context, (sql) => findOrder(sql, context.actor.locationIds, id));
    if (!found) return null;
    permitAt(context, found.locationId);
    return { ...found, lineItems: [...answeredLines(found.lineItems, voided ?? false)] };
  },
});

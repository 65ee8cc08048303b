import { answeredLines, describedStatus, orderAmount, orderFilterIssues, orderStatusOptions } from '@signa/core/orders';
import { requireNoIssues } from '../../failure/failure.js';
import { findOrder } from '../../store/orders/order/find-order.js';
import { lineItemsOf } from '../../store/orders/order/line-items.js';
import type { StoredOrder } from '../../store/orders/order/order-json.js';
import { countOrders, listOrders, listOrdersOfPatients } from '../../store/orders/order/order-list.js';
import { findLocationsOfPatients } from '../../store/clients/patient/location-of-patients.js';
import { findLocationOfPrescription } from '../../store/prescribing/prescription/location-of.js';
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
    return present(found, voided ?? false);
  },
  GetOrdersByLocationId: async (filter, context) => {
    requireNoIssues(orderFilterIssues(filter));
    return (await read(context, (sql) => listOrders(sql, filter))).map((order) => present(order, true));
  },
  GetOrdersCount: async (filter, context) => {
    requireNoIssues(orderFilterIssues(filter));
    return read(context, (sql) => countOrders(sql, filter));
  },
  GetOrdersByLocationPatientIds: async ({ locationPatientIds }, context) => {
    const { actor } = context;
    const places = await read(context, (sql) => findLocationsOfPatients(sql, actor.locationIds, locationPatientIds));
    for (const locationId of places) permitAt(context, locationId);
    const orders = await read(context, (sql) => listOrdersOfPatients(sql, places, locationPatientIds));
    return orders.map((order) => present(order, true));
  },
  GetOrderStatus: () => [...orderStatusOptions],
});

/** @param withVoided - a list includes voided lines and marks them */
function present({ lineItems, amount, ...order }: StoredOrder, withVoided: boolean) {
  return {
    ...order,
    status: describedStatus(order.status),
    amount: orderAmount(amount, lineItems),
    lineItems: [...answeredLines(lineItems, withVoided)],
  };
}

import { lineStatuses, orderStatuses } from '@signa/core/orders';
import { declineReasonMaxLength, isQuantity, prescriptionLimits } from '@signa/core/prescribing';
import { isTooLong, trimmed } from '@signa/core/base';
import { z } from 'zod';

const { measuredQuantityMin, quantityMax, quantityDecimals } = prescriptionLimits;

const id = z.string().regex(/^\d{1,18}$/, 'an ID is a whole number in a string');
const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });
/** P-047, P-318: the product's unit is validated when the request is answered. */
const quantity = z
  .number()
  .refine(
    isQuantity,
    `a quantity is from ${measuredQuantityMin} to ${quantityMax} with at most ${quantityDecimals} decimals`,
  );

/** Stored as readable text within the limit of a reason (P-168, P-271). */
const reason = z
  .string()
  .transform(trimmed)
  .refine(
    (text) => !isTooLong(text, declineReasonMaxLength),
    `a reason can have at most ${declineReasonMaxLength} characters`,
  )
  .nullish();

const request = z.object({
  locationId: id,
  /** Absent for office use. */
  clientId: id.nullish(),
  patientId: id.nullish(),
  productId: id,
  flavorId: id.nullish(),
  /** Packages at a location of portal type brava, otherwise dispensing units (P-048). */
  quantity,
  /** What is still authorized of an order that requests more, in the unit of the quantity (P-049). */
  remainingQuantity: z.number().min(0).max(quantityMax).nullish(),
  isAutoship: z.boolean().default(false),
  nextOrderDate: day.nullish(),
  expirationDate: day.nullish(),
  assignedToLocationUserId: id.nullish(),
  previousPrescriptionId: id.nullish(),
  /** The external order that waits for the answer, if any (P-171). */
  orderId: z.string().min(1).max(100).nullish(),
});

const dollars = z.number().min(0).max(99_999_999);

const line = z.object({
  lineId: z.string().min(1).max(100),
  prescriptionId: id.nullish(),
  patientId: id.nullish(),
  productId: id.nullish(),
  quantity: z.number().min(0).max(quantityMax).nullish(),
  amount: dollars.nullish(),
  /** An unknown status would keep a prescription from ever being archived (C-132, P-140). */
  status: z.enum(lineStatuses),
  shipped: z.boolean().default(false),
  shipment: z
    .object({
      trackingNumber: z.string().max(100).nullish(),
      trackingURL: z.string().max(500).nullish(),
      carrier: z.string().max(100).nullish(),
    })
    .nullish(),
  pharmacyCode: z.string().max(50).nullish(),
  shippedAt: instant.nullish(),
  paidAt: instant.nullish(),
  deliveredAt: instant.nullish(),
  refundedAt: instant.nullish(),
  voidedAt: instant.nullish(),
  voidedReason: reason,
});

const order = z.object({
  locationId: id,
  orderId: z.string().min(1).max(100),
  orderNumber: z.string().min(1).max(100),
  status: z.enum(orderStatuses),
  summaryNumber: z.string().max(100).nullish(),
  createdAt: instant,
  /** A time of the storefront's own, which takes precedence for display (C-136). */
  brvCreatedAt: instant.nullish(),
  amount: dollars.nullish(),
  origin: z.string().max(50).nullish(),
  shippedAt: instant.nullish(),
  deliveredAt: instant.nullish(),
  placedBy: z.object({ type: z.string().max(50), name: z.string().max(200).nullish() }).nullish(),
  lines: z.array(line).max(500),
});

const aboutPrescription = z.object({
  locationId: id,
  prescriptionId: id,
  reason,
});
const aboutTask = z.object({ locationId: id, taskId: id, reason });

const event = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: instant, data });

/** Events of the storefront: requests that need an answer, and order updates (README 8 of the requirements). */
export const storefrontEvent = z.discriminatedUnion('type', [
  event('order.needs-approval', request),
  event('recommendation.requested', request),
  event('renewal.requested', request),
  event('order.status', order),
]);

/** Events of the pharmacy about prescriptions and requests that it answered itself (P-128 to P-132, P-159, P-160). */
export const pharmacyEvent = z.discriminatedUnion('type', [
  event('prescription.sent', aboutPrescription),
  event('prescription.received', aboutPrescription),
  event('prescription.accepted', aboutPrescription),
  event('prescription.declined', aboutPrescription),
  event('prescription.more-information-required', aboutPrescription),
  event('task.approved', aboutTask),
  event('task.declined', aboutTask),
]);

/** An event of either sender, as it is stored. */
export const inboundEvent = z.discriminatedUnion('type', [storefrontEvent, pharmacyEvent]);

export type PharmacyEvent = z.infer<typeof pharmacyEvent>;
export type InboundEvent = z.infer<typeof inboundEvent>;
export type OrderRequest = z.infer<typeof request>;
export type OrderState = z.infer<typeof order>;
export type InboundSource = 'storefront' | 'pharmacy';

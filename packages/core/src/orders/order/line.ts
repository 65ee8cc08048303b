import { webLink } from '../../base/contact/index.js';

/** The fields of an order line that the display needs (C-198). */
export interface OrderLine {
  readonly status: { readonly code: string; readonly description: string };
  readonly shipped: boolean;
}

/**
 * The displayed status of a line: 'Shipped' while its status is in-progress or ready-for-fulfillment but it is flagged
 * as shipped, otherwise its description with every dash as a space.
 *
 * @see C-133
 */
export function lineDisplayStatus({ status, shipped }: OrderLine): string {
  return isShownAsShipped(status.code, shipped) ? 'Shipped' : status.description.replaceAll('-', ' ');
}

/**
 * Whether a line is shown as shipped before its status changes: it is pending, but flagged as shipped.
 *
 * @see C-133, P-140
 */
export function isShownAsShipped(statusCode: string, shipped: boolean): boolean {
  return shipped && (statusCode === 'in-progress' || statusCode === 'ready-for-fulfillment');
}

/** The tracking data of a carrier (C-198). */
export interface Tracking {
  readonly trackingNumber: string | null;
  readonly trackingURL: string | null;
}

/**
 * The tracking link of a parcel: the tracking URL if it is http(s), otherwise a web search for the number. Any other
 * URL of a carrier, such as `javascript:`, never becomes a link.
 *
 * @returns `null` without either
 * @see C-134
 */
export function trackingLink({ trackingNumber, trackingURL }: Tracking): string | null {
  const url = webLink(trackingURL);
  if (url !== null) return url;
  const number = trackingNumber?.trim();
  return number ? `https://www.google.com/search?q=${encodeURIComponent(number)}` : null;
}

/**
 * The lines listed on a card: up to two, or of more only the first with the number of others.
 *
 * @see C-137
 */
export function listedLines<Line>(lines: readonly Line[]): {
  readonly listed: readonly Line[];
  readonly more: string | null;
} {
  if (lines.length <= 2) return { listed: lines, more: null };
  return { listed: lines.slice(0, 1), more: `... ${lines.length - 1} more products` };
}

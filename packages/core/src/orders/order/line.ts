import { webLink } from '../../base/contact/index.js';

/** What the display reads of an order line (C-198). */
export interface OrderLine {
  readonly status: { readonly code: string; readonly description: string };
  readonly shipped: boolean;
}

/**
 * The status a line shows: 'Shipped' while it still says in-progress or ready-for-fulfillment but is marked shipped,
 * otherwise its description with every dash made a space.
 *
 * @see C-133
 */
export function lineDisplayStatus({ status, shipped }: OrderLine): string {
  return isShownAsShipped(status.code, shipped) ? 'Shipped' : status.description.replaceAll('-', ' ');
}

/**
 * Whether a line is shown as shipped before its status says so: it waits, but is marked shipped.
 *
 * @see C-133, P-140
 */
export function isShownAsShipped(statusCode: string, shipped: boolean): boolean {
  return shipped && (statusCode === 'in-progress' || statusCode === 'ready-for-fulfillment');
}

/** What a carrier gave to follow a parcel by (C-198). */
export interface Tracking {
  readonly trackingNumber: string | null;
  readonly trackingURL: string | null;
}

/**
 * Where to follow a parcel: the tracking URL if it is http(s), otherwise a web search for the number. Anything else a
 * carrier sends (`javascript:` included) is never made a link.
 *
 * @returns `null` without either: no link
 * @see C-134
 */
export function trackingLink({ trackingNumber, trackingURL }: Tracking): string | null {
  const url = webLink(trackingURL);
  if (url !== null) return url;
  const number = trackingNumber?.trim();
  return number ? `https://www.google.com/search?q=${encodeURIComponent(number)}` : null;
}

/**
 * What a card lists of its lines: both of 2, and of more only the first with the number left out.
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

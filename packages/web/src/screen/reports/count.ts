import { durationText } from '@signa/core/administration';

/** Formats a count: '1,204'. */
export const count = (value: number): string => value.toLocaleString('en-US');

/** Formats a response time; null if nothing was answered. */
export const duration = (minutes: number | null): string | null => (minutes === null ? null : durationText(minutes));

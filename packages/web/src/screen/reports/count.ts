import { durationText } from '@signa/core/administration';

/** A number as it is read: '1,204'. */
export const count = (value: number): string => value.toLocaleString('en-US');

/** A time to answer; null where nothing was answered. */
export const duration = (minutes: number | null): string | null => (minutes === null ? null : durationText(minutes));

import type { Clock, Instant } from '@signa/core/base';

/** The current time of a test: the real one, offset by the test. */
export class TestClock implements Clock {
  private offset = 0;

  now(): Instant {
    return new Date(Date.now() + this.offset).toISOString();
  }

  /** Sets the current time, which then continues from there. */
  set(instant: Instant): void {
    this.offset = Date.parse(instant) - Date.now();
  }

  advanceMinutes(minutes: number): void {
    this.offset += minutes * 60_000;
  }
}

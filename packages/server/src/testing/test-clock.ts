import type { Clock, Instant } from '@signa/core/base';

/** The present of a test: the real one, moved by what the test says. */
export class TestClock implements Clock {
  private offset = 0;

  now(): Instant {
    return new Date(Date.now() + this.offset).toISOString();
  }

  /** Moves the present to an instant; it goes on from there. */
  set(instant: Instant): void {
    this.offset = Date.parse(instant) - Date.now();
  }

  advanceMinutes(minutes: number): void {
    this.offset += minutes * 60_000;
  }
}

import type { Command } from 'commander';
import type { Output } from './found.js';

/** What a command announces of its output. */
export type Announced = Pick<Output<never>, 'schema'>;

const announced = new WeakMap<Command, readonly Announced[]>();

/** Notes what a command prints, beside what it has announced already. */
export function announce(command: Command, outputs: readonly Announced[]): void {
  announced.set(command, [...announcedOf(command), ...outputs]);
}

/** Every kind of output that a command has. */
export const announcedOf = (command: Command): readonly Announced[] => announced.get(command) ?? [];

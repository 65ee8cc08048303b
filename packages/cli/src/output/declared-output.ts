import type { Command } from 'commander';
import type { Output } from './found.js';

/** The declared output of a command. */
export type DeclaredOutput = Pick<Output<never>, 'schema'>;

const announced = new WeakMap<Command, readonly DeclaredOutput[]>();

/** Adds to the outputs declared for a command. */
export function declareOutputs(command: Command, outputs: readonly DeclaredOutput[]): void {
  announced.set(command, [...declaredOutputs(command), ...outputs]);
}

/** Every output declared for a command. */
export const declaredOutputs = (command: Command): readonly DeclaredOutput[] => announced.get(command) ?? [];

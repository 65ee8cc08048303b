import { trimmed } from '@signa/core/base';

/**
 * Conditions of a filtered list, joined by AND, with their values in order.
 *
 * `with` puts the value's number where the text says `?`; a condition whose value is not set is left out, so that one
 * filter that is absent costs nothing.
 */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly texts: string[] = [];

  /** Adds a condition that needs no value. */
  always(text: string): this {
    this.texts.push(text);
    return this;
  }

  /** Adds a condition when its value is neither null nor undefined. */
  with(text: string, value: unknown): this {
    if (value === null || value === undefined) return this;
    return this.always(text.replaceAll('?', this.bind(value)));
  }

  /** Gives a value its number, for use outside a condition. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  get text(): string {
    return this.texts.map((text) => `(${text})`).join(' and ');
  }
}

/** A text to be found as it is: the signs that LIKE reads as wildcards are plain characters. */
export function containing(text: string): string {
  return `%${trimmed(text).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

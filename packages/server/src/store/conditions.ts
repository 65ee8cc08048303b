import { trimmed } from '@signa/core/base';

/**
 * Conditions of a filtered list, joined by AND, with their values in order.
 *
 * `with` replaces `?` by the number of the value. A condition whose value is not set is omitted, so an absent filter
 * costs nothing.
 */
export class Conditions {
  private readonly texts: string[] = [];

  /** @param values - those already numbered in the same statement */
  constructor(readonly values: unknown[] = []) {}

  /** Other conditions of the same statement: without the conditions of these, and with their values. */
  another(): Conditions {
    return new Conditions(this.values);
  }

  /** Adds a condition without a value. */
  always(text: string): this {
    this.texts.push(text);
    return this;
  }

  /** Adds a condition when its value is neither null nor undefined. */
  with(text: string, value: unknown): this {
    if (value === null || value === undefined) return this;
    return this.always(text.replaceAll('?', this.bind(value)));
  }

  /** Numbers a value for use outside a condition. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  get text(): string {
    return this.texts.map((text) => `(${text})`).join(' and ');
  }
}

/** Escapes a text for a literal match: LIKE wildcards become plain characters. */
export function containing(text: string): string {
  return `%${trimmed(text).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

import { activeFilters, shortcutTypes } from '@signa/core/practice';
import { firstDay, isPlainDate, isUuid, lastDay, pictureUploadPath } from '@signa/core/base';
import { deliveryTimes, timesToShip } from '@signa/core/catalog';
import { rxStatusListing, taskStatuses, taskStatusFilters } from '@signa/core/prescribing';
import { type GraphQLScalarType, GraphQLError } from 'graphql';
import { instantOf } from '../database/type-parser.js';

const instantShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Accepted input by scalar; a scalar without an entry accepts any text. */
const accepted: Readonly<Record<string, { readonly test: (text: string) => boolean; readonly says: string }>> = {
  Uuid: { test: isUuid, says: 'must be a UUID' },
  PlainDate: {
    test: (text) => isPlainDate(text) && isWithin(text),
    says: `must be a date that exists, written YYYY-MM-DD, from ${firstDay} to ${lastDay}`,
  },
  Instant: {
    test: (text) =>
      instantShape.test(text) && isPlainDate(text.slice(0, 10)) && isWithin(text) && !Number.isNaN(Date.parse(text)),
    says: 'must be a date and time with its UTC offset, such as 2026-11-20T13:14:00.000Z',
  },
  RxStatusFilter: oneOf(Object.values(rxStatusListing).map((listing) => listing.toUpperCase())),
  TaskStatus: oneOf(taskStatuses),
  TaskStatusFilter: oneOf(taskStatusFilters),
  ShortcutType: oneOf(shortcutTypes),
  ActiveFilter: oneOf(activeFilters),
  WeightUnit: oneOf(['lbs', 'kg']),
  TimeToShip: oneOf(timesToShip),
  DeliveryTime: oneOf(deliveryTimes),
};

const isWithin = (text: string): boolean => text >= firstDay && text.slice(0, 10) <= lastDay;

function oneOf(values: readonly string[]): { test: (text: string) => boolean; says: string } {
  return { test: (text) => values.includes(text), says: `must be one of ${values.join(', ')}` };
}

/**
 * Adds validation to the contract's scalars. Input is validated here, so that no resolver gets a date that does not
 * exist; instants from database JSON are normalized to the contract's format.
 */
export function finishScalar(scalar: GraphQLScalarType): void {
  if (scalar.name === 'PictureFile') return takeFile(scalar, pictureUploadPath('{locationUserId}'));
  if (scalar.name === 'ImportPart') return takeFile(scalar, '/import-file/{locationId}/{uploadId}/{number}');
  const rule = accepted[scalar.name];
  scalar.parseValue = (value) => {
    if (typeof value !== 'string') throw new GraphQLError('must be a string');
    if (rule && !rule.test(value)) throw new GraphQLError(rule.says);
    return value;
  };
  if (scalar.name === 'Instant') scalar.serialize = (value) => instantText(value as string);
}

/** JSON cannot contain a file's bytes, so no file bypasses the body limit of calls. */
function takeFile(scalar: GraphQLScalarType, path: string): void {
  scalar.parseValue = (value) => {
    if (value instanceof Uint8Array) return value;
    throw new GraphQLError(`must be the body of a POST to ${path}`);
  };
}

function instantText(value: string): string {
  return value.endsWith('Z') ? value : instantOf(value);
}

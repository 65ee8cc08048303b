import { encodeQueryValue } from '../../practice/location/index.js';
import { decodeQueryValue } from './decode-query-value.js';

/** The query parameters of choosing and prescribing, in the order in which they are written (P-011). */
export const prescribingParameters = [
  'clientId',
  'patientId',
  'productFamily',
  'productPresentation',
  'productClassification',
  'productStrength',
  'productId',
] as const;
export type PrescribingParameter = (typeof prescribingParameters)[number];

/** The parsed values of a URL; `null` for missing or impossible values. */
export type PrescribingParameters = Readonly<Record<PrescribingParameter, string | null>>;

export const noParameters: PrescribingParameters = {
  clientId: null,
  patientId: null,
  productFamily: null,
  productPresentation: null,
  productClassification: null,
  productStrength: null,
  productId: null,
};

const ids: ReadonlySet<PrescribingParameter> = new Set(['clientId', 'patientId', 'productPresentation', 'productId']);

/** An id is a number that fits the database (decision 3); only a strength can be empty. */
function isPossible(name: PrescribingParameter, text: string): boolean {
  if (ids.has(name)) return isId(text);
  return name === 'productStrength' || text.trim() !== '';
}

/** Whether a text can be an id at all. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,17}$/.test(text);
}

/**
 * The values of a URL. A value that does not decode, or that no record can have, counts as missing.
 *
 * @see P-011
 */
export function readParameters(query: URLSearchParams): PrescribingParameters {
  const found: Record<PrescribingParameter, string | null> = { ...noParameters };
  for (const name of prescribingParameters) {
    const value = query.get(name);
    const text = value === null ? null : decodeQueryValue(value);
    if (text !== null && isPossible(name, text)) found[name] = text;
  }
  return found;
}

/**
 * The query with these values; parameters that are `null` are removed.
 *
 * @param others - the current query: parameters outside P-011 are kept
 * @see P-011
 */
export function writeParameters(parameters: PrescribingParameters, others = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(others);
  for (const name of prescribingParameters) {
    query.delete(name);
    const text = parameters[name];
    if (text !== null) query.append(name, decodeURIComponent(encodeQueryValue(text)));
  }
  return query;
}

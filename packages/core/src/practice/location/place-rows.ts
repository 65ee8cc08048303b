import { checkAddresses, checkPhones, emailIssue, textIssue, webAddressIssue } from '../../base/contact/index.js';
import { found } from '../../base/form/index.js';
import { isBlank, trimmed, trimmedOrNull } from '../../base/text/index.js';
import { settledAddresses, settledPhones } from './place-draft.js';

/** The maximum length of the email address of an organization or location. */
export const placeEmailMax = 60;

export const requiredText = { empty: '', settle: trimmed, isEmptiedByNull: true } as const;
/** Spaces alone count as empty, and are stored as null. */
export const optionalText = { empty: '', settle: trimmedOrNull, isEmptiedByNull: true } as const;
/** An optional text with a limit. */
export const limitedText = (maxLength: number) =>
  ({
    ...optionalText,
    maxLength,
    check: (text: string, path: string) => (isBlank(text) ? [] : found(textIssue(text, path, { max: maxLength }))),
  }) as const;
/** A value that any of its type may have. */
export const unchecked = { maxLength: null, check: () => [], settle: <Value>(value: Value): Value => value } as const;

/** The rows that organizations and locations share. @see, C-034 to C-049 */
export const placeRows = {
  emailAddress: {
    ...requiredText,
    label: 'Email',
    maxLength: placeEmailMax,
    check: (email: string, path: string) =>
      found(textIssue(email, path, { max: placeEmailMax }) ?? emailIssue(email, path)),
    audited: { field: 'emailAddress' },
  },
  website: {
    ...optionalText,
    label: 'Website',
    maxLength: null,
    check: (website: string, path: string) => (isBlank(website) ? [] : found(webAddressIssue(website, path))),
    audited: { field: 'website' },
  },
  addresses: {
    label: 'Addresses',
    empty: [],
    maxLength: null,
    check: checkAddresses,
    settle: settledAddresses,
    isEmptiedByNull: false,
  },
  phones: {
    label: 'Phones',
    empty: [],
    maxLength: null,
    check: checkPhones,
    settle: settledPhones,
    isEmptiedByNull: false,
  },
  pharmacyCodes: {
    label: 'Primary pharmacy',
    shape: 'texts',
    empty: [],
    maxLength: null,
    settle: (codes: readonly string[]) => [...new Set(codes)],
  },
} as const;

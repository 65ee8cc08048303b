import { type Alert, interrupts } from './alert.js';

/**
 * The alerts that prevent signing and that the signing user was not shown: a warning can appear between the check in
 * the browser and the one at issue, because a record or the knowledge changed.
 *
 * @param shown - the rules that were shown; `null` from a program that shows none
 * @see P-409
 */
export const unseenAlerts = (alerts: readonly Alert[], shown: readonly string[] | null): readonly Alert[] =>
  shown === null ? [] : alerts.filter(({ rule, grade }) => interrupts(grade) && !shown.includes(rule));

/** Says which warnings appeared, by name. @see P-409 */
export const unseenAlertsText = (names: readonly string[]): string =>
  `${names.length === 1 ? 'A warning' : `${names.length} warnings`} appeared after this form was checked: ${names.join('; ')}. Nothing was signed. Read the warnings again, then sign.`;

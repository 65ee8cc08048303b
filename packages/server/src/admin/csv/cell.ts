/** Thrown by a column that cannot read what stands in it; the line and the column are told with it. */
export class WrongValue extends Error {}

export const wrong = (text: string): never => {
  throw new WrongValue(text);
};

/** @throws WrongValue where it is neither yes nor no */
export function yes(text: string, otherwise: boolean): boolean {
  if (text === '') return otherwise;
  if (/^(?:yes|true|1)$/i.test(text)) return true;
  return /^(?:no|false|0)$/i.test(text) ? false : wrong(`'${text}' is neither yes nor no`);
}

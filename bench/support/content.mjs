/** The number of values in an answer; an answer that found nothing has none. */
export function contentOf(value) {
  if (Array.isArray(value)) return value.reduce((sum, each) => sum + contentOf(each), 0);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce((sum, [key, each]) => (key === '__typename' ? sum : sum + contentOf(each)), 0);
  return value ? 1 : 0;
}

/**
 * Fails a bench if an answer lacks its expected content.
 *
 * @param text - JSON
 * @param finds - whether something must be found
 * @returns the number of values
 */
export function expectContent(name, text, finds = true) {
  const answer = JSON.parse(text);
  const data = answer?.data ?? answer;
  const isFound = contentOf(data) > 0;
  if (isFound !== finds) throw new Error(`${name} found ${finds ? 'nothing' : 'something'}: ${text.slice(0, 300)}`);
  return data;
}

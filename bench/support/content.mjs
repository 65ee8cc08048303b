/** How much an answer holds: its values that say something, counted. An answer that found nothing holds none. */
export function contentOf(value) {
  if (Array.isArray(value)) return value.reduce((sum, each) => sum + contentOf(each), 0);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce((sum, [key, each]) => (key === '__typename' ? sum : sum + contentOf(each)), 0);
  return value ? 1 : 0;
}

/**
 * Fails a bench when an answer does not hold what it must.
 *
 * @param text - JSON
 * @param finds - whether something is to be found
 * @returns what the answer holds
 */
export function expectContent(name, text, finds = true) {
  const answer = JSON.parse(text);
  const data = answer?.data ?? answer;
  const isFound = contentOf(data) > 0;
  if (isFound !== finds) throw new Error(`${name} found ${finds ? 'nothing' : 'something'}: ${text.slice(0, 300)}`);
  return data;
}

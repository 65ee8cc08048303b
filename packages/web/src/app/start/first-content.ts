import { firstContentId } from '@signa/core/operation';
import type { FirstContent } from '@signa/core/operation';

/** What the document brought; null where it brought nothing, as while developing. */
export function firstContentIn(page: Document): FirstContent | null {
  const text = page.getElementById(firstContentId)?.textContent;
  return text ? (JSON.parse(text) as FirstContent) : null;
}

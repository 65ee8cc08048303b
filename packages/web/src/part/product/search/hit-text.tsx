import { hitParts } from '@signa/core/catalog';

/** A result's text with each matching word highlighted. */
export function HitText({ text, search }: { readonly text: string; readonly search: string }) {
  return hitParts(text, search).map(({ text: part, isHit }, index) =>
    isHit ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
}

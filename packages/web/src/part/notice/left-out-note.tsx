import { chakra } from '@chakra-ui/react';
import type { LeftOutLine } from '@signa/core/pims';
import { Warning } from './warning';

/** What a form lacks of the record that it was filled in with, a line for each field (C-211). */
export function LeftOutNote({ lines }: { readonly lines: readonly LeftOutLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Warning>
      <chakra.p textStyle="name">Not everything of the PIMS record fits here.</chakra.p>
      <chakra.ul aria-label="Left out" textStyle="meta" color="fg.muted">
        {lines.map(({ what, reason }, at) => (
          <chakra.li key={at} overflowWrap="anywhere">
            <chakra.span color="fg.default">{what}.</chakra.span> {reason}
          </chakra.li>
        ))}
      </chakra.ul>
    </Warning>
  );
}

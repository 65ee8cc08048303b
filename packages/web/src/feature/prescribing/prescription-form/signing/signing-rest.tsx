import { chakra } from '@chakra-ui/react';
import type { SummaryLine } from '@signa/core/prescribing';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Popover } from '../../../../part/overlay/popover';
import { AuthorMark } from '../notice/author-mark';
import { lowWindow, fitsRail } from '../../../../part/surface/room';
import { Beside, ChangeMark, SummaryRow, SummaryRows } from './summary-row';
import { useLinesThatFit } from './use-lines-that-fit';

/** The height of the 'N more' line, in CSS pixels. */
const moreHeight = 24;

interface SigningRestProps {
  readonly lines: readonly SummaryLine[];
}

/**
 * All other values to be signed. Filled-in or changed values always show (P-351). In a low window, the rest collapses
 * behind its count; pressing that shows everything (P-251).
 */
export function SigningRest({ lines }: SigningRestProps) {
  const kept = lines.filter(({ canFold }) => !canFold);
  const foldable = lines.filter(({ canFold }) => canFold);
  return (
    <>
      {kept.length > 0 && (
        <chakra.div borderTopWidth="1px" borderColor="border.subtle" mt="2.5" css={{ [lowWindow]: { marginTop: '1' } }}>
          <Run lines={kept} />
        </chakra.div>
      )}
      {foldable.length > 0 && <Foldable lines={foldable} all={lines} isFirst={kept.length === 0} />}
    </>
  );
}

interface FoldableProps extends SigningRestProps {
  readonly all: readonly SummaryLine[];
  readonly isFirst: boolean;
}

function Foldable({ lines, all, isFirst }: FoldableProps) {
  const { frame, count } = useLinesThatFit(JSON.stringify(lines), lines.length, moreHeight);
  const [shown, hidden] = [lines.slice(0, count), lines.slice(count)];
  return (
    <chakra.div
      ref={frame}
      borderTopWidth={isFirst ? '1px' : '0'}
      borderColor="border.subtle"
      mt={isFirst ? '2.5' : '0'}
      css={{
        [fitsRail]: { flex: '1 1 0', minHeight: '1.75rem', overflow: 'hidden' },
        [lowWindow]: { marginTop: isFirst ? '1' : '0' },
      }}
    >
      <Run lines={shown} />
      {hidden.length > 0 && <More lines={all} hidden={hidden} isAlone={shown.length === 0} />}
    </chakra.div>
  );
}

/** Labels and values in a run, as many per line as fit; a long text has its own line. */
function Run({ lines }: SigningRestProps) {
  return (
    <chakra.dl m="0" display="flex" flexWrap="wrap" columnGap="4" rowGap="0.5" pt="1.5">
      {lines.map((line) => (
        <chakra.div key={line.label} data-item display="flex" gap="2" w={line.isText ? 'full' : undefined}>
          <chakra.dt
            display="inline-flex"
            alignItems="center"
            gap="1"
            alignSelf="start"
            textStyle="meta"
            color="fg.subtle"
            whiteSpace="nowrap"
            flexShrink="0"
            w={line.isText ? '5.25rem' : undefined}
            // If a mark doesn't fit beside the label, it goes below.
            flexWrap={line.isText ? 'wrap' : undefined}
          >
            {shortLabel(line.label)}
            {line.field && <AuthorMark field={line.field} />}
          </chakra.dt>
          <chakra.dd
            m="0"
            data-read={line.canFold ? undefined : line.label}
            data-value={line.value}
            textStyle="meta"
            overflowWrap="anywhere"
          >
            {line.value ?? <chakra.span color="fg.subtle">not filled in</chakra.span>}
            {line.warning && <Beside color="status.near.fg">{line.warning}</Beside>}
            {line.was && <Beside color="fg.subtle">{line.was}</Beside>} <ChangeMark sign={line.sign} />
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

/** 'Note' in a narrow column: of the two notes, only the one to the pharmacy is signed. */
const shortLabel = (label: string) => (label === 'Note to pharmacy' ? 'Note' : label);

/** For example '6 more'. The full list opens as an overlay, so that nothing else shifts. */
function More({
  lines,
  hidden,
  isAlone,
}: {
  readonly lines: readonly SummaryLine[];
  readonly hidden: readonly SummaryLine[];
  readonly isAlone: boolean;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const names = isAlone ? `: ${hidden.map(({ label }) => label.toLowerCase()).join(', ')}` : '';
  return (
    <div ref={frame}>
      <Popover
        label="Everything else you will sign"
        width="anchor"
        positioning={{ placement: 'top', gutter: 0, sameWidth: true, getAnchorElement: () => frame.current }}
        trigger={(trigger) => (
          <chakra.button
            type="button"
            id={trigger.id}
            aria-expanded={trigger['aria-expanded']}
            onClick={trigger.onClick}
            display="flex"
            alignItems="center"
            gap="1"
            minH="6"
            maxW="full"
            textStyle="chip"
            color="accent.fg"
            cursor="pointer"
            textAlign="start"
          >
            <chakra.span minW="0" truncate>
              {`${hidden.length} more${names}`}
            </chakra.span>
            <ChevronDown size={14} aria-hidden style={{ flexShrink: 0 }} />
          </chakra.button>
        )}
      >
        {() => (
          <chakra.div p="3">
            <SummaryRows>
              {lines.map((line) => (
                <SummaryRow key={line.label} {...line} />
              ))}
            </SummaryRows>
          </chakra.div>
        )}
      </Popover>
    </div>
  );
}

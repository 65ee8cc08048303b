import { chakra } from '@chakra-ui/react';
import type { ShownRange, UnreadDose, WeightDose } from '@signa/core/safety';
import { BookOpen } from 'lucide-react';
import { IconButton } from '../../../../part/button/icon-button';
import { Popover } from '../../../../part/overlay/popover';

/** A button with the calculation and every labeled range: its use, its limits and its source (P-405). */
export function DoseSources({ dose }: { readonly dose: WeightDose | UnreadDose }) {
  if (dose.ranges.length === 0) return null;
  return (
    <chakra.span flexShrink="0" my="-1">
      <Popover
        label="Labeled doses"
        side="end"
        trigger={(trigger) => <IconButton {...trigger} icon={BookOpen} label="Labeled doses" size="sm" />}
      >
        {() => (
          <chakra.div display="grid" gap="2" p="3" w="min(22rem, 82vw)" textStyle="meta">
            {dose.kind === 'dose' && <Sum sum={dose.sum} />}
            <chakra.ul m="0" p="0" display="grid" gap="2" maxH="18rem" overflowY="auto">
              {dose.ranges.map((range) => (
                <Range key={range.id} range={range} />
              ))}
            </chakra.ul>
          </chakra.div>
        )}
      </Popover>
    </chakra.span>
  );
}

function Sum({ sum }: Pick<WeightDose, 'sum'>) {
  return (
    <chakra.p px="2" py="0.5" bg="bg.sunken" borderRadius="control" color="fg.muted">
      {sum.map(({ text, isStrong }) =>
        isStrong ? (
          <chakra.b key={text} fontWeight="semibold" color="fg.default">
            {text}
          </chakra.b>
        ) : (
          text
        ),
      )}
    </chakra.p>
  );
}

function Range({ range: { id, text, use, limits, source } }: { readonly range: ShownRange }) {
  return (
    <chakra.li listStyleType="none" overflowWrap="anywhere">
      <chakra.b fontWeight="semibold">{text}</chakra.b>
      {use && ` for ${use}`}
      {limits && `, ${limits}`}
      <chakra.p color="fg.muted">{`Rule ${id}: ${source}.`}</chakra.p>
    </chakra.li>
  );
}

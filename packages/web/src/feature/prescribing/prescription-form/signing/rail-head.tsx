import { chakra } from '@chakra-ui/react';
import { gradeOf } from '@signa/core/safety';
import { compareWithLast, isUnchanged, lastTimeOf } from '@signa/core/prescribing';
import { Equal, FilePen } from 'lucide-react';
import type { ReactElement } from 'react';
import { Badge } from '../../../../part/badge/badge';
import { KeyCap } from '../../../../part/button/key-cap';
import { GradeBadge } from '../conflict/grade-badge';
import { useFormWork } from '../form/form-work-context';
import type { FormWork } from '../form/form-work';
import { lowWindow, narrowWindow, fitsRail } from '../../../../part/surface/room';

/** The title of the signing summary, with the most severe grade or that nothing changed (P-231, P-253). */
export function RailHead({ id, canSign }: { readonly id: string; readonly canSign: boolean }) {
  const badge = badgeOf(useFormWork());
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="2.5"
      minH="11"
      px="4"
      flexShrink="0"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      css={{ [lowWindow]: { minHeight: '9' }, [narrowWindow]: { flexWrap: 'wrap', rowGap: '1', paddingBlock: '2' } }}
    >
      {/* In a low window, the key hints need its space. */}
      <chakra.span
        color="accent.fg"
        display="inline-flex"
        flexShrink="0"
        css={{ [fitsRail]: { [lowWindow]: { display: 'none' } } }}
      >
        <FilePen size={18} aria-hidden />
      </chakra.span>
      <chakra.h3 id={id} textStyle="name" whiteSpace="nowrap">
        What you will sign
      </chakra.h3>
      {/* Content that doesn't fit beside the title wraps to a clipped second line, so the page never gets wider. */}
      <chakra.span
        flex="1"
        minW="0"
        h="6"
        overflow="hidden"
        display="flex"
        flexWrap="wrap"
        justifyContent="flex-end"
        alignItems="center"
        alignContent="flex-start"
        columnGap="2"
        rowGap="6"
        css={{ '& > *': { minHeight: '6' }, [narrowWindow]: { flexBasis: 'auto' } }}
      >
        {badge}
        {canSign && (
          <chakra.span
            data-sign-keys
            display="none"
            alignItems="center"
            gap="1.5"
            textStyle="meta"
            color="fg.muted"
            aria-hidden
            css={{ [fitsRail]: { [lowWindow]: { display: 'inline-flex' } } }}
          >
            <KeyCap keys={['Ctrl', 'Enter']} />
            {badge === null && 'signs'}
          </chakra.span>
        )}
      </chakra.span>
    </chakra.div>
  );
}

function badgeOf({ report, form, setting, points }: FormWork): ReactElement | null {
  const grade = gradeOf(report);
  if (grade === 'worth-knowing' && report.doubts.length > 0)
    return <GradeBadge grade={grade}>{`${report.doubts.length} to check`}</GradeBadge>;
  if (grade !== null) return <GradeBadge grade={grade} />;
  const against = compareWithLast(form, setting, lastTimeOf(setting));
  if (points.length > 0 || !against || !isUnchanged(against)) return null;
  return (
    <Badge tone="ready" icon={Equal}>
      Unchanged
    </Badge>
  );
}

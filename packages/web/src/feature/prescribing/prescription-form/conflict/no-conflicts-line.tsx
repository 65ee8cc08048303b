import { chakra } from '@chakra-ui/react';
import { conflictSubject } from '@signa/core/prescribing';
import { checkedNames, gradeOf } from '@signa/core/safety';
import { LoaderCircle, ShieldCheck, TriangleAlert } from 'lucide-react';
import { Button } from '../../../../part/button/button';
import { useFormWork } from '../form/form-work-context';
import { formFactsOf } from '../state/setting';

/** 'No conflicts. Checked: …' if the check found none; until then, that the check is running or failed. */
export function NoConflictsLine() {
  const { report, setting, form, signing } = useFormWork();
  if (!signing.isChecked.allowed) return <Looking text={signing.isChecked.reason} onAgain={signing.again} />;
  const subject = conflictSubject(formFactsOf(setting), form);
  if (!subject || gradeOf(report) !== null) return null;
  return (
    <Box role="status">
      <chakra.span color="status.ready.fg" display="inline-flex">
        <ShieldCheck size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
      </chakra.span>
      <span>
        <chakra.b fontWeight="semibold" color="fg.default">
          No conflicts.
        </chakra.b>{' '}
        {`Checked: ${checkedNames(subject, report).join(', ')}.`}
      </span>
    </Box>
  );
}

function Looking({ text, onAgain }: { readonly text: string; readonly onAgain: () => void }) {
  const isFailed = !text.endsWith('…');
  const Icon = isFailed ? TriangleAlert : LoaderCircle;
  return (
    <Box role="status">
      <chakra.span color={isFailed ? 'status.near.fg' : 'fg.subtle'} display="inline-flex">
        <Icon size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
      </chakra.span>
      <span>{text}</span>
      {isFailed && (
        <Button size="sm" onClick={onAgain}>
          Try again
        </Button>
      )}
    </Box>
  );
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'flex-start',
    px: '4',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    textStyle: 'meta',
    color: 'fg.muted',
  },
});

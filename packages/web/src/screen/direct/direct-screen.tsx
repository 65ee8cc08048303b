import { detailsNotFoundText, directTitle, isActiveDraft } from '@signa/core/prescribing';
import { ArrowLeft, FileX } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { Page } from '../../part/page/page';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { Button } from '../../part/button/button';
import { LinkButton } from '../../part/button/link-button';
import { directSourceOf } from '../../feature/prescribing/prescription-form/direct/direct-source';
import type { DirectSource } from '../../feature/prescribing/prescription-form/direct/direct-source';
import { dropDirect } from '../../feature/prescribing/prescription-form/direct/direct-work';
import { usePersonKey } from '../../feature/prescribing/prescription-form/unsent/use-person-key';
import { DiscardButtons } from '../../feature/prescribing/prescription-form/draft/discard-buttons';
import { useFormLists } from '../../feature/prescribing/prescription-form/lists/use-form-lists';
import { room } from '../../part/surface/room';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonFacts } from '../../part/surface/skeleton';
import { DirectForm } from './direct-form';
import { DirectHead } from './direct-head';
import type { DirectOrigin } from './direct-origin';
import { useDirectOrigin } from './use-direct-origin';

/** `/create/rx/direct/`: edits a draft or creates a copy, depending on the navigation state (P-042). */
export function DirectScreen() {
  const { state } = useLocation() as { readonly state: unknown };
  const source = useMemo(() => directSourceOf(state), [state]);
  if (!source) return <Navigate to="/create" replace />;
  return <Direct key={`${source.from}/${source.id}`} source={source} />;
}

function Direct({ source }: { readonly source: DirectSource }) {
  const read = useDirectOrigin(source);
  const lists = useFormLists();
  const person = usePersonKey();
  const back = useBack();
  const { origin } = read;
  useShortcut({
    keys: ['Ctrl', 'Enter'],
    label: 'Authorize',
    section: directTitle,
    run: () => document.querySelector<HTMLElement>('[data-sign]')?.click(),
  });

  const failure = origin ? null : (read.failure ?? lists.failure);
  return (
    <Page
      crumbs={[{ label: directTitle }]}
      actions={
        <>
          {origin?.from === 'draft' && (
            <DiscardButtons draft={origin.prescription} onGone={() => dropDirect(person, source)} />
          )}
          <Button icon={ArrowLeft} onClick={back}>
            Back
          </Button>
        </>
      }
    >
      {failure ? (
        <FailedLine onRetry={() => (read.failure ? read.again() : lists.again())} busy={read.refreshing}>
          {failure}
        </FailedLine>
      ) : lists.loading || (!origin && !read.isRead) ? (
        <Frame>
          <SkeletonFacts rows={6} label="Loading the prescription" />
        </Frame>
      ) : (
        <Loaded source={source} origin={origin} lists={lists} />
      )}
    </Page>
  );
}

/** A card around the form; in a narrow window, which has no space for nested frames, the page itself contains it. */
const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Card
    aria-label="Form"
    p={{ base: '0', md: '4' }}
    borderWidth={{ base: '0', md: '1px' }}
    bg={{ base: 'transparent', md: 'bg.surface' }}
    css={room}
  >
    {children}
  </Card>
);

interface LoadedProps {
  readonly source: DirectSource;
  readonly origin: DirectOrigin | null;
  readonly lists: ReturnType<typeof useFormLists>;
}

/**
 * Keeps the data that the form was filled in from, so that a refresh does not change the form while it is being
 * edited.
 */
function Loaded({ source, origin, lists }: LoadedProps) {
  const [opened, setOpened] = useState(origin);
  if (!opened || isEnded(opened))
    return (
      <Frame>
        <Empty
          icon={FileX}
          title={opened ? 'This is no longer a draft' : detailsNotFoundText}
          action={
            opened?.from === 'draft' && (
              <LinkButton to={`/history/${opened.prescription.id}`}>View prescription</LinkButton>
            )
          }
        />
      </Frame>
    );
  const version = opened.from === 'draft' ? opened.prescription.version : '';
  return (
    <>
      <DirectHead origin={opened} />
      <Frame>
        <DirectForm
          key={version}
          source={source}
          opened={opened}
          latestDraft={origin?.from === 'draft' ? origin.prescription : null}
          lists={lists}
          onTakeLatest={() => origin && setOpened(origin)}
        />
      </Frame>
    </>
  );
}

/** The draft was issued, rejected, or archived before it was opened here. */
const isEnded = (origin: DirectOrigin): boolean => origin.from === 'draft' && !isActiveDraft(origin.prescription);

/** Returns to where the form was opened, or to the dashboard if the tab started here. */
function useBack() {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (key === 'default' ? navigate('/dashboard') : navigate(-1));
}

import { chakra } from '@chakra-ui/react';
import type { Verdict } from '@signa/core/failure';
import { ChevronDown, ChevronUp, FilePen } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormWork } from '../form-work-context';
import { ProductName } from '../facts/product-name';
import { CompactSummary } from './compact-summary';
import { OpenPointList } from './open-point-list';
import { PatientSafety } from './patient-safety';
import { SignBlock } from './sign-block';
import { SummaryList } from './summary-list';
import { roomForRail } from '../room';

/** What the buttons of the panel do; left out what is not offered. */
export interface SigningActs {
  /** `Authorize` or `Print Rx` (P-099). */
  readonly issueLabel: string;
  readonly mayIssue: Verdict;
  readonly mayDraft: Verdict;
  readonly onIssue: () => void;
  readonly onSaveDraft: () => void;
  readonly onDecline?: () => void;
  /** Which answer is awaited. */
  readonly busy: 'issue' | 'draft' | null;
  readonly printsAfter: boolean;
  readonly onPrintsAfter: (on: boolean) => void;
}

/** 'What you will sign' beside the form; on a narrow screen a bar at the bottom that says it in three lines and opens upwards (P-104). */
export function SigningPanel(acts: SigningActs) {
  const { setting } = useFormWork();
  const [open, setOpen] = useState(false);
  const [titleId, listId] = [useId(), useId()];
  const client = setting.client ? [setting.client.firstName, setting.client.lastName].filter(Boolean).join(' ') : null;
  return (
    <chakra.section
      aria-labelledby={titleId}
      data-signing
      display="flex"
      flexDirection="column"
      position="sticky"
      order={2}
      bottom="0"
      zIndex="sticky"
      mx="-4"
      mb="-4"
      maxH="85dvh"
      bg="bg.raised"
      borderTopWidth="1px"
      borderColor="border.default"
      boxShadow="bar"
      css={{
        [roomForRail]: {
          order: 0,
          position: 'static',
          margin: 0,
          maxHeight: 'calc(100dvh - var(--queue-top, 4rem) - 1.5rem)',
          borderWidth: '1px',
          borderRadius: 'card',
          boxShadow: 'none',
        },
      }}
    >
      <chakra.h3
        id={titleId}
        flexShrink="0"
        textStyle="name"
        css={{ [roomForRail]: { borderBottomWidth: '1px', borderColor: 'border.subtle' } }}
      >
        <chakra.button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          display="flex"
          alignItems={open ? 'center' : 'flex-start'}
          gap="2.5"
          w="full"
          minH={open ? '11' : '0'}
          px="4"
          pt={open ? '0' : '1.5'}
          textAlign="start"
          cursor="pointer"
          css={{ [roomForRail]: { display: 'none' } }}
        >
          {open ? <PanelTitle /> : <CompactSummary />}
          <chakra.span ml="auto" color="fg.muted" display="inline-flex">
            {open ? <ChevronDown size={18} aria-hidden /> : <ChevronUp size={18} aria-hidden />}
          </chakra.span>
        </chakra.button>
        <chakra.span
          display="none"
          alignItems="center"
          gap="2.5"
          minH="11"
          px="4"
          css={{ [roomForRail]: { display: 'flex' } }}
        >
          <PanelTitle />
        </chakra.span>
      </chakra.h3>
      <chakra.div
        id={listId}
        role="group"
        aria-label="Summary"
        // It scrolls where the window is low: the keyboard must reach it.
        tabIndex={0}
        display={open ? 'block' : 'none'}
        overflowY="auto"
        minH="0"
        px="4"
        pb="3"
        css={{ [roomForRail]: { display: 'block', paddingTop: '0.75rem' } }}
      >
        <chakra.p textStyle="section" overflowWrap="anywhere">
          {setting.product ? <ProductName product={setting.product} /> : 'No product'}
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.muted" mb="2">
          for{' '}
          <chakra.b fontWeight="semibold" color="fg.default">
            {setting.patient?.name ?? 'Office Use'}
          </chakra.b>
          {client && `, ${client}`}
          {setting.patient && !setting.isOfficeUse && (
            <chakra.span display="block">
              <PatientSafety patient={setting.patient} />
            </chakra.span>
          )}
        </chakra.p>
        <SummaryList />
      </chakra.div>
      <OpenPointList isOpen={open} />
      <SignBlock {...acts} isOpen={open} />
    </chakra.section>
  );
}

function PanelTitle() {
  return (
    <>
      <chakra.span color="accent.fg" display="inline-flex" flexShrink="0">
        <FilePen size={18} aria-hidden />
      </chakra.span>
      <chakra.span whiteSpace="nowrap">What you will sign</chakra.span>
    </>
  );
}

import { chakra } from '@chakra-ui/react';
import { eSignatureText } from '@signa/core/prescription';
import { isControlled } from '@signa/core/product';
import { Signature } from 'lucide-react';
import { Button } from '../../button/button';
import { Switch } from '../../field/switch';
import { useFormWork } from '../form-work-context';
import { DeaInformation } from './dea-information';
import type { SigningActs } from './signing-panel';

/** The statement, the one solid button, and the ways out; each names what it acts on (P-068 to P-070, P-100, P-104). */
export function SignBlock({
  issueLabel,
  mayIssue,
  onIssue,
  onSaveDraft,
  onDecline,
  busy,
  printsAfter,
  onPrintsAfter,
}: SigningActs) {
  const { setting } = useFormWork();
  const { product, patient } = setting;
  const whom = patient?.name ?? 'Office Use';
  const isBusy = busy !== null;
  return (
    <chakra.div
      flexShrink="0"
      display="flex"
      flexDirection="column"
      gap="3"
      px="4"
      pt="2"
      pb="4"
      css={{
        '@container queue (min-width: 50rem)': {
          bg: 'bg.strip',
          borderTopWidth: '1px',
          borderColor: 'border.subtle',
          borderBottomRadius: 'card',
          paddingTop: '0.75rem',
        },
      }}
    >
      {product && isControlled(product) && <DeaInformation product={product} />}
      <chakra.p textStyle="meta" color="fg.muted">
        {eSignatureText}
      </chakra.p>
      <chakra.div display="grid" css={{ '& > span': { display: 'grid' } }}>
        <Button
          data-sign
          variant="solid"
          size="lg"
          icon={Signature}
          keys={['Ctrl', 'Enter']}
          minW="0"
          onClick={onIssue}
          busy={isBusy}
          disabledReason={mayIssue.allowed ? null : mayIssue.reason}
        >
          <chakra.span truncate>{`${issueLabel} for ${whom}`}</chakra.span>
        </Button>
      </chakra.div>
      {!mayIssue.allowed && (
        <chakra.p textStyle="meta" color="fg.muted" aria-hidden>
          {mayIssue.reason}
        </chakra.p>
      )}
      <chakra.div display="grid" gap="2" gridTemplateColumns={onDecline ? '1fr 1fr' : '1fr'}>
        <Button onClick={onSaveDraft} busy={isBusy}>
          Save As Draft
        </Button>
        {onDecline && (
          <Button onClick={onDecline} busy={isBusy}>
            <span>
              Decline…<chakra.span srOnly> the request for {whom}</chakra.span>
            </span>
          </Button>
        )}
      </chakra.div>
      {!(product && isControlled(product)) && (
        <Switch checked={printsAfter} onChange={onPrintsAfter} disabled={isBusy}>
          Print after authorizing
        </Switch>
      )}
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../part/button/button';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { PageTitle } from '../../part/page/page-title';
import { mainId } from '../../part/page/skip-link';

interface FailureBoundaryProps {
  /** Another place is tried anew. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly failedAt: string | null;
}

/**
 * A page that cannot be drawn, or whose code does not come, says so where it would stand; menu and header stay. Without
 * it one fault anywhere would leave a white window.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromProps({ place }: FailureBoundaryProps, { failedAt }: State): State | null {
    return failedAt === '' ? { failedAt: place } : failedAt !== null && failedAt !== place ? { failedAt: null } : null;
  }

  static getDerivedStateFromError(): State {
    return { failedAt: '' };
  }

  override componentDidCatch(error: unknown): void {
    // Who watches the session hears of it like of any other error.
    reportError(error);
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children;
    return <PageFailed onAgain={() => this.setState({ failedAt: null })} />;
  }
}

function PageFailed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <chakra.main id={mainId} px={{ base: '4', md: '6' }} pt="4" pb="8" w="full">
      <PageTitle parts={['This page could not be shown']} />
      <Card p="4" role="alert">
        <Empty
          isPage
          plain
          icon={TriangleAlert}
          title="This page could not be shown"
          action={
            <>
              <Button variant="solid" onClick={onAgain} me="2">
                Try again
              </Button>
              <Button onClick={() => window.location.reload()}>Reload</Button>
            </>
          }
        >
          Nothing that was saved or signed is lost.
        </Empty>
      </Card>
    </chakra.main>
  );
}

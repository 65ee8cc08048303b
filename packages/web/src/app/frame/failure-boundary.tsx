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
  /** Navigating to another page resets the boundary. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly failedAt: string | null;
}

/**
 * Shows an error in place of a page that fails to render or load. The menu and header stay usable; without the
 * boundary, any rendering error would blank the whole window.
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
    // The session monitor receives this error like any other.
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
      <PageTitle parts={["We couldn't show this page"]} />
      <Card p="4" role="alert">
        <Empty
          isPage
          plain
          icon={TriangleAlert}
          title="We couldn't show this page"
          action={
            <>
              <Button variant="solid" onClick={onAgain} me="2">
                Try again
              </Button>
              <Button onClick={() => window.location.reload()}>Reload</Button>
            </>
          }
        >
          Anything you already saved or signed is safe.
        </Empty>
      </Card>
    </chakra.main>
  );
}

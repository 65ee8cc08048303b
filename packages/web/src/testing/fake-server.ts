import { failure, type FailureCode, invalidInput, type Issue, readUploadPath, toExtensions } from '@signa/core/base';
import { callNumberHeader, isOperationName, type OperationName, type Operations } from '@signa/core/contract';
import { travel } from './travel';
import { noSigningFacts } from './no-signing-facts';

type Variables<N extends OperationName> = Operations[N]['variables'];
type Data<N extends OperationName> = Operations[N]['data'];
type Answering<N extends OperationName> = Data<N> | ((variables: Variables<N>) => Data<N>);

/** A call of an endpoint beside the operations. */
interface ReceivedPost {
  readonly url: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: RequestCredentials | undefined;
}

interface ReceivedCall {
  readonly name: OperationName;
  readonly variables: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly url: string;
}

const json = (body: unknown, status = 200, number?: string) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...(number !== undefined && { [callNumberHeader]: number }) },
  });

/**
 * A server in the test's hand: it takes the place of `fetch`, so that everything from the press of a button to the
 * bytes of the call is the portal's own. Its answers have to fit the contract, or the test does not compile.
 */
export function createFakeServer() {
  const answers = new Map<OperationName, (variables: unknown) => Promise<Response> | Response>();
  const calls: ReceivedCall[] = [];
  const endpoints = new Map<string, (body: unknown) => Promise<Response> | Response>();
  const posts: ReceivedPost[] = [];
  let unanswered = 0;

  const fetcher: typeof fetch = async (input, init) => {
    const url = String(input);
    const headers = Object.fromEntries(new Headers(init?.headers));
    const endpoint = endpoints.get(url);
    if (endpoint) {
      const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      posts.push({ url, body: sent, headers, credentials: init?.credentials });
      return endpoint(sent);
    }
    const locationUserId = readUploadPath(url);
    const body: unknown =
      locationUserId === null
        ? JSON.parse(String(init?.body))
        : { operationName: 'LocationUserProfilePictureUpload', variables: { locationUserId, file: init?.body } };
    const { operationName, variables } = body as { operationName: unknown; variables: unknown };
    if (!isOperationName(operationName)) throw new Error(`No such operation: ${String(operationName)}`);
    calls.push({
      name: operationName,
      variables,
      headers,
      url,
    });
    const answer = answers.get(operationName);
    if (!answer) throw new Error(`The test gives no answer to ${operationName}`);
    unanswered += 1;
    try {
      const given = await answer(variables);
      await travel();
      return given;
    } finally {
      unanswered -= 1;
    }
  };

  const server = {
    fetch: fetcher,
    /** Every call received, or those of one operation. */
    calls: (name?: OperationName) => calls.filter((call) => !name || call.name === name),
    /** Every call received at an endpoint beside the operations, or at one of them. */
    posts: (url?: string) => posts.filter((post) => !url || post.url === url),
    /** Answers an endpoint beside the operations. */
    answerPost(
      url: string,
      answering: (body: unknown) => { readonly status?: number; readonly body: unknown; readonly number?: string },
    ) {
      endpoints.set(url, (sent) => {
        const { status, body, number } = answering(sent);
        return json(body, status, number);
      });
    },
    /** Keeps its answer back until it is released. */
    holdPost(url: string, released: Promise<void>, body: unknown) {
      endpoints.set(url, () => released.then(() => json(body)));
    },
    /** No answer comes from there: the connection is broken. */
    breakOffPost(url: string) {
      endpoints.set(url, () => {
        throw new TypeError('Failed to fetch');
      });
    },
    /** Whether every call of an operation was answered. */
    isIdle: () => unanswered === 0,
    /** The variables of the last call of an operation. */
    lastVariables<N extends OperationName>(name: N): Variables<N> | undefined {
      return calls.filter((call) => call.name === name).at(-1)?.variables as Variables<N> | undefined;
    },
    answer<N extends OperationName>(name: N, answering: Answering<N>) {
      answers.set(name, (variables) =>
        json({ data: typeof answering === 'function' ? answering(variables as Variables<N>) : answering }),
      );
    },
    /** @param number - that the call has */
    fail(name: OperationName, code: FailureCode, message?: string, number?: string) {
      const failed = failure(code, message);
      const body = { errors: [{ message: failed.message, extensions: toExtensions(failed) }] };
      answers.set(name, () => json(body, 200, number));
    },
    /** Fails by a fault of its own, which it tells the number of. */
    breakDown(name: OperationName, number: string) {
      const message = `Something went wrong on our side, and nothing was saved. Tell support this number: ${number}`;
      answers.set(name, () => json({ errors: [{ message, extensions: { errorId: number } }] }, 500, number));
    },
    /** Refuses what was sent, field by field. */
    refuse(name: OperationName, issues: readonly Issue[]) {
      const refused = invalidInput(issues);
      answers.set(name, () => json({ errors: [{ message: refused.message, extensions: toExtensions(refused) }] }));
    },
    /** No answer comes: the connection is broken. */
    breakOff(name: OperationName) {
      answers.set(name, () => {
        throw new TypeError('Failed to fetch');
      });
    },
    /** Keeps the answer back until `release` is called. */
    hold<N extends OperationName>(name: N, data: Data<N>): { readonly release: () => void } {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      answers.set(name, () => released.then(() => json({ data })));
      return { release: () => release() };
    },
  };
  // Every form asks for it before it can be signed.
  server.answer('GetSigningFacts', noSigningFacts);
  return server;
}
export type FakeServer = ReturnType<typeof createFakeServer>;

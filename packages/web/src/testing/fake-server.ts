import { failure, type FailureCode, invalidInput, type Issue, readUploadPath, toExtensions } from '@signa/core/base';
import { requestIdHeader, isOperationName, type OperationName, type Operations } from '@signa/core/contract';
import { readImportPartPath } from '@signa/core/pims';
import { travel } from './travel';
import { noSigningFacts } from './no-signing-facts';

type Variables<N extends OperationName> = Operations[N]['variables'];
type Data<N extends OperationName> = Operations[N]['data'];
type Answering<N extends OperationName> = Data<N> | ((variables: Variables<N>) => Data<N>);

/** A call to a REST endpoint. */
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
    headers: { 'content-type': 'application/json', ...(number !== undefined && { [requestIdHeader]: number }) },
  });

/** The operation of a call whose body is a file; `null` for any other call. */
function fileCall(url: string, file: unknown) {
  const locationUserId = readUploadPath(url);
  if (locationUserId !== null)
    return { operationName: 'LocationUserProfilePictureUpload', variables: { locationUserId, file } };
  const part = readImportPartPath(url);
  return part && { operationName: 'SendImportPart', variables: { ...part, content: file } };
}

/**
 * A server controlled by the test. It replaces `fetch`, so everything from the button press to the request body is
 * production code. Its responses are type-checked against the contract.
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
    const body: unknown = fileCall(url, init?.body) ?? JSON.parse(String(init?.body));
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
    /** All received calls, or those of one operation. */
    calls: (name?: OperationName) => calls.filter((call) => !name || call.name === name),
    /** All received REST calls, or those to one endpoint. */
    posts: (url?: string) => posts.filter((post) => !url || post.url === url),
    /** Sets the response of a REST endpoint. */
    answerPost(
      url: string,
      answering: (body: unknown) => { readonly status?: number; readonly body: unknown; readonly number?: string },
    ) {
      endpoints.set(url, (sent) => {
        const { status, body, number } = answering(sent);
        return json(body, status, number);
      });
    },
    /** Holds the response until it is released. */
    delayPost(url: string, released: Promise<void>, body: unknown) {
      endpoints.set(url, () => released.then(() => json(body)));
    },
    /** Fails with a broken connection instead of responding. */
    breakOffPost(url: string) {
      endpoints.set(url, () => {
        throw new TypeError('Failed to fetch');
      });
    },
    /** Whether every call of an operation has a response. */
    isIdle: () => unanswered === 0,
    /** Variables of the last call of an operation. */
    lastVariables<N extends OperationName>(name: N): Variables<N> | undefined {
      return calls.filter((call) => call.name === name).at(-1)?.variables as Variables<N> | undefined;
    },
    answer<N extends OperationName>(name: N, answering: Answering<N>) {
      answers.set(name, (variables) =>
        json({ data: typeof answering === 'function' ? answering(variables as Variables<N>) : answering }),
      );
    },
    /** @param number - request ID of the call */
    fail(name: OperationName, code: FailureCode, message?: string, number?: string) {
      const failed = failure(code, message);
      const body = { errors: [{ message: failed.message, extensions: toExtensions(failed) }] };
      answers.set(name, () => json(body, 200, number));
    },
    /** Responds with an internal server error that includes its request ID. */
    breakDown(name: OperationName, number: string) {
      const message = `Something went wrong on our side, and nothing was saved. Give support this request ID: ${number}`;
      answers.set(name, () => json({ errors: [{ message, extensions: { errorId: number } }] }, 500, number));
    },
    /** Rejects the input with field errors. */
    refuse(name: OperationName, issues: readonly Issue[]) {
      const refused = invalidInput(issues);
      answers.set(name, () => json({ errors: [{ message: refused.message, extensions: toExtensions(refused) }] }));
    },
    /** Fails with a broken connection instead of responding. */
    breakOff(name: OperationName) {
      answers.set(name, () => {
        throw new TypeError('Failed to fetch');
      });
    },
    /** Holds the response until `release` is called. */
    hold<N extends OperationName>(name: N, data: Data<N>): { readonly release: () => void } {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      answers.set(name, () => released.then(() => json({ data })));
      return { release: () => release() };
    },
  };
  // Every form requests this before it can be signed.
  server.answer('GetSigningFacts', noSigningFacts);
  server.answer('GetFavorites', { favorites: [] });
  return server;
}
export type FakeServer = ReturnType<typeof createFakeServer>;

/**
 * Preloaded into an HTTP server, injects a fault into its answers. Only some are refused or emptied, which a bench that
 * checks only its first answer misses. Health and metrics are unaffected, so that a bench reaches its measurement.
 */
import { Server } from 'node:http';
import { block, emptied } from './fault.mjs';

const { BENCH_SERVER_FAULT: kind, BENCH_SLOW_BESIDE: largeBytes } = process.env;
const sleep = 400;
const times = 10;
const startSleep = 2_000;
const every = 7;
/** How long after a large request a server with this fault stays slow. */
const shadow = 1_000;
let calls = 0;
let largeAt = -Infinity;

const isSpared = ({ url }) => /^\/(health|metrics)/.test(url);
const isCall = ({ method }) => method === 'POST';
const isDocument = ({ method, headers }) => method === 'GET' && (headers.accept ?? '').includes('text/html');

function isSlow({ headers }) {
  if (largeBytes === undefined) return true;
  const isLarge = Number(headers['content-length'] ?? 0) >= Number(largeBytes);
  if (isLarge) largeAt = performance.now();
  return !isLarge && performance.now() - largeAt < shadow;
}

function refuse(request, response) {
  if (isCall(request)) {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ errors: [{ message: 'Refused on purpose.', extensions: { code: 'CONFLICT' } }] }));
  } else {
    response.statusCode = 503;
    response.end('Refused on purpose.');
  }
}

/** Lets the server answer, and passes its complete answer to `change` with the function that sends it. */
function intercept(response, change) {
  const [writeHead, end] = [response.writeHead.bind(response), response.end.bind(response)];
  const parts = [];
  let status;
  let headers = {};
  response.writeHead = (code, ...more) => {
    [status, headers] = [code, more.findLast((each) => typeof each === 'object') ?? {}];
    return response;
  };
  response.write = (part) => parts.push(Buffer.from(part)) > 0;
  response.end = (part) => {
    if (part?.length > 0) parts.push(Buffer.from(part));
    change(Buffer.concat(parts), (body) => {
      response.removeHeader('content-length');
      writeHead(status ?? response.statusCode, { ...headers, 'content-length': body.length });
      end(body);
    });
    return response;
  };
}

/** Sends the shape of the answer without content. */
function empty(request, response) {
  // A compressed answer couldn't be read here.
  delete request.headers['accept-encoding'];
  intercept(response, (body, send) => send(Buffer.from(emptiedText(body.toString()))));
}

/** Takes a multiple of the server's own time, so that it's also slow on a busy machine. */
function slow(request, response) {
  const began = performance.now();
  if (isCall(request))
    intercept(response, (body, send) => setTimeout(send, (times - 1) * (performance.now() - began), body));
}

function emptiedText(text) {
  try {
    return JSON.stringify(emptied(JSON.parse(text)));
  } catch {
    return '<!doctype html><title>Empty on purpose</title>';
  }
}

const emit = Server.prototype.emit;
Server.prototype.emit = function (event, request, response, ...more) {
  const answer = () => emit.call(this, event, request, response, ...more);
  if (event !== 'request' || isSpared(request)) return answer();
  if (kind === 'slow') {
    if (!isSlow(request)) return answer();
    setTimeout(() => {
      slow(request, response);
      answer();
    }, sleep);
    return true;
  }
  if (!isCall(request) && !isDocument(request)) return answer();
  calls += 1;
  if (calls % every > 0) return answer();
  if (kind === 'refuse') {
    refuse(request, response);
    return true;
  }
  empty(request, response);
  return answer();
};

if (kind === 'slow') block(startSleep);

/** What somebody outside answered. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  /** What its clock says, in milliseconds; null where it does not tell. */
  readonly at: number | null;
}

/** Asks an address for what it shows to everybody, or to who has a token. Rejects where nobody answers. */
export type Ask = (url: string, token?: string) => Promise<Answer>;

const patienceMs = 6_000;

/** Documents that are asked for are a few kilobytes. */
const longest = 1_000_000;

export const askOverHttp: Ask = async (url, token) => {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
    headers: { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });
  const said = Date.parse(response.headers.get('date') ?? '');
  const body = (await response.text()).slice(0, longest);
  return { status: response.status, body, at: Number.isNaN(said) ? null : said };
};

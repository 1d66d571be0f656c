import type { Lang } from '../../text/lang';

// What a server says about news by mail, and how it is asked. A host of static files says that it
// takes nothing; so does a page without a network.

export const channels = ['email', 'telegram', 'signal', 'phone'] as const;

export type Channel = (typeof channels)[number];

export interface Offer {
  readonly operator: string;
  readonly contact: string;
  readonly days: number;
  readonly form: string;
}

export interface Left {
  readonly email: string;
  readonly channel: Channel;
  readonly address: string;
  readonly left_at: number;
  readonly deleted_by: number;
}

export type Asked<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'lost' };

function isOffer(value: unknown): value is Offer & { open: boolean } {
  return typeof value === 'object' && value !== null && 'open' in value && value.open === true;
}

export async function readOffer(): Promise<Offer | undefined> {
  try {
    const response = await fetch('./contacts.json', { cache: 'no-store' });
    const said: unknown = response.ok ? await response.json() : undefined;
    return isOffer(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

async function ask<Answer>(
  address: string,
  lang: Lang,
  body: Readonly<Record<string, unknown>>,
): Promise<Asked<Answer>> {
  try {
    const response = await fetch(`./v1/contacts${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': lang },
      body: JSON.stringify(body),
    });
    const said = (await response.json()) as Answer & { readonly error?: { message: string } };
    return response.ok
      ? { kind: 'done', answer: said }
      : { kind: 'refused', message: said.error?.message ?? String(response.status) };
  } catch {
    return { kind: 'lost' };
  }
}

export interface Leaving {
  readonly email: string;
  readonly channel: Channel;
  readonly address: string;
  readonly consent: boolean;
  readonly form: string;
}

export const leave = (lang: Lang, leaving: Leaving) =>
  ask<{ readonly token: string; readonly days: number }>('', lang, { ...leaving });

export const copyOf = (lang: Lang, token: string) => ask<Left>('/copy', lang, { token });

export const withdraw = (lang: Lang, token: string) =>
  ask<{ readonly withdrawn: boolean }>('/withdraw', lang, { token });

// Paragraphs; the first is the heading.
export async function readPolicy(lang: Lang): Promise<readonly string[] | undefined> {
  try {
    const response = await fetch('./v1/contacts/policy', { headers: { 'accept-language': lang } });
    return response.ok ? (await response.text()).trim().split(/\n\n+/) : undefined;
  } catch {
    return undefined;
  }
}

import type { ReactNode } from 'react';
import { paths } from '../../../../session/paths.ts';
import { Link } from '../../../../ui/navigation/link.tsx';
import { ArticleFrame } from '../../../shell/article-frame.tsx';
import { BothWays, Code } from './code.tsx';

type Step = { readonly id: string; readonly title: string; readonly content: ReactNode };

const exports = `export WAYBILL=http://localhost:4000
export WAYBILL_KEY=wb_live_…`;

const steps: readonly Step[] = [
  {
    id: 'start',
    title: 'Start your own Waybill',
    content: (
      <>
        <p>
          Everything here runs on your machine: <code>npm start</code> in a clone, and nothing leaves it. Sign in as <b>adaeze</b>
          , with the password that the start prints. Against a real Waybill only the address is another one.
        </p>
        <p>
          For TypeScript, <code>npm pack -w @waybill/client</code> makes a package to install in your project. Its README has all
          it can do.
        </p>
      </>
    ),
  },
  {
    id: 'key',
    title: 'Make a key',
    content: (
      <>
        <p>
          Under{' '}
          <Link to={paths.apiKeys} className="link">
            Settings, API keys
          </Link>
          : give it the scopes Look, Send and Webhooks, and a limit of ₦20,000 a day, which is what it may spend on parcels. The
          key is shown once. A test key (<code>wb_test_…</code>) does the same in a world of its own, with made-up money and
          nobody else in it: a carrier of ours accepts, rides, fails or comes back as <code>metadata.simulate</code> of a parcel
          says. Put it where your shell finds it:
        </p>
        <Code file="the settings of your shell" text={exports} />
      </>
    ),
  },
  {
    id: 'first-call',
    title: 'Ask something',
    content: (
      <>
        <p>What a parcel can be: kinds, handling and ways to travel, with the numbers that you send by.</p>
        <BothWays name="first-call" what="The first call" />
      </>
    ),
  },
  {
    id: 'send',
    title: 'Send a parcel',
    content: (
      <>
        <p>
          The fee is held from the wallet of the key’s owner until the parcel is handed over. Run it twice: by its{' '}
          <code>Idempotency-Key</code> it is the same parcel, posted once and paid once.
        </p>
        <BothWays name="send" what="Sending a parcel" />
      </>
    ),
  },
  {
    id: 'follow',
    title: 'Follow it',
    content: (
      <>
        <p>Once a carrier has it there is an order with a tracking number, and a page that its receiver may see.</p>
        <BothWays name="follow" what="Following parcels" />
      </>
    ),
  },
  {
    id: 'webhooks',
    title: 'Be told',
    content: (
      <>
        <p>
          Asking again and again is not needed: name an address, and what happens is posted to it, signed. Beside your own{' '}
          <code>npm start</code> it may be on this machine. The answer has the secret:
        </p>
        <Code file="endpoint.sh" />
        <p>
          Your server checks that it was us, over the bytes as they came. Start it with <code>node receiver.ts</code> and send
          another parcel:
        </p>
        <Code file="receiver.ts" />
        <p>
          Answer within 15 seconds. What fails is tried ten times in three days, and under{' '}
          <Link to={paths.webhooks} className="link">
            Settings, Webhooks
          </Link>{' '}
          you look at each attempt and send it again.
        </p>
      </>
    ),
  },
  {
    id: 'failures',
    title: 'When it goes wrong',
    content: (
      <>
        <p>
          Refusals are problem documents: <code>code</code> never changes and is what you switch on, <code>detail</code> is for
          people, <code>errors</code> says what is wrong with which field.
        </p>
        <BothWays name="failures" what="What a failure looks like" />
        <ul className="grid list-disc gap-2 pl-5 marker:text-ink-soft">
          <li>No answer, 429, 502, 503 or 504: ask again, with the same key for sending twice. The client does so by itself.</li>
          <li>600 calls a minute for each key; every answer says in its RateLimit headers how many are left.</li>
          <li>The log of a key has its last 1,000 requests, to be searched by the id that a problem names.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'more',
    title: 'Everything else',
    content: (
      <>
        <p>
          <a href="/api/docs" className="link">
            The reference
          </a>{' '}
          has every call with an example, and tries it with your key;{' '}
          <a href="/api/docs/plain#failures" className="link">
            the table of failures
          </a>{' '}
          every code.
        </p>
        <ul className="grid list-disc gap-2 pl-5 marker:text-ink-soft">
          <li>
            A command comes with the client: <code>waybill ship</code>, <code>import</code>, <code>listen</code> for webhooks on
            your own machine, and <code>mcp</code> for assistants.
          </li>
        </ul>
      </>
    ),
  },
];

/** From nothing to a shop’s program in ten minutes. */
export function DevelopersRoute() {
  return (
    <ArticleFrame
      title="Build on Waybill"
      lead="From nothing to a parcel sent by your own program, and a server that hears of it, in ten minutes. All of the code on this page was run before it came here."
    >
      <div className="grid gap-9">
        <nav aria-label="Contents">
          <ol className="grid gap-x-6 sm:grid-cols-2">
            {steps.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center text-lagoon underline">
                  {index + 1}. {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {steps.map(({ id, title, content }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid min-w-0 scroll-mt-4 gap-3 text-17">
            <h2 id={`${id}-title`} className="text-21">
              {index + 1}. {title}
            </h2>
            {content}
          </section>
        ))}
      </div>
    </ArticleFrame>
  );
}

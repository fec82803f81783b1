import type { Answer } from '../http.ts';
import { escaped, htmlPage } from '../page.ts';
import { PEOPLE, type Person } from './people.ts';

const STYLE = `
p { color: var(--soft) }
form { gap: .5rem }
button { min-height: 3.25rem; text-align: left }
button span { display: block; color: var(--soft); font-size: .875rem }
button.cancel { text-align: center; font-weight: 600 }
.note { color: var(--noteink) }
`;

const page = (status: number, title: string, main: string): Answer =>
  htmlPage({
    status,
    title,
    note: '<strong>Test sign-in.</strong> This page is a stand-in for Google. These people do not exist.',
    style: STYLE,
    main: `<section class="card">${main}</section>`,
  });

const button = ({ sub, name, email }: Person) =>
  `<button name="sub" value="${escaped(sub)}">${escaped(name)}<span>${escaped(email)}</span></button>`;

/** Where a person chooses an account, or cancels. The form goes back to the address it came from, query and all. */
export function consentPage(clientName: string): Answer {
  return page(
    200,
    'Choose an account',
    `<h1>Choose an account</h1><p>to continue to ${escaped(clientName)}</p>
<form method="post">${PEOPLE.map(button).join('')}<button class="cancel" name="sub" value="">Cancel</button></form>`,
  );
}

export function messagePage(status: number, title: string, text: string): Answer {
  return page(status, title, `<h1>${escaped(title)}</h1><p role="status">${escaped(text)}</p>`);
}

/** Looks that happen once: what a page shows comes when the machine gets to it, and `expect.poll` asks until it is there. */
import { parseSync, Visitor } from 'vite';

export type Look = { readonly file: string; readonly line: number; readonly what: string };

/** What a locator answers at once, whatever is still to be drawn. */
const ANSWERS =
  /^(?:count|is(?:Visible|Hidden|Checked|Enabled|Disabled|Editable)|all(?:TextContents|InnerTexts)|textContent|innerText|innerHTML|getAttribute|inputValue)$/;

/** Every `expect(await …)` of a locator's answer in one file of the tests: `expect.poll(() => …)` says the same and waits. */
export function findLooks(file: string, source: string): Look[] {
  const { program, errors } = parseSync(file, source);
  const first = errors[0];
  if (first) throw new SyntaxError(`${file}: ${first.message}`);
  const expects: { start: number; end: number }[] = [];
  const found: Look[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [subject] }) => {
      if (callee.type === 'Identifier' && callee.name === 'expect' && subject) expects.push(subject);
    },
    AwaitExpression: ({ argument, start }) => {
      if (argument.type !== 'CallExpression' || argument.callee.type !== 'MemberExpression') return;
      const { property } = argument.callee;
      if (property.type !== 'Identifier' || !ANSWERS.test(property.name)) return;
      if (expects.some((each) => each.start <= start && start < each.end))
        found.push({ file, line: source.slice(0, start).split('\n').length, what: property.name });
    },
  }).visit(program);
  return found;
}

// A page of C++ headers: their comments as text, their declarations as code, in the order in which they stand.

const style = `
  :root { color-scheme: light dark; }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
  pre { overflow-x: auto; padding: 0.5rem 0.75rem; border-inline-start: 3px solid #7a8aa8; }
  pre, code { font: 14px/1.4 ui-monospace, monospace; }
  p { white-space: pre-line; }
`;

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text of a comment, with what stands between back-quotes as code. */
const prose = (text) => escaped(text).replace(/`([^`]*)`/g, '<code>$1</code>');

/** Lines that say nothing to whoever uses a header. */
const isFrame = (line) => /^\s*(#|(inline )?namespace\b|\}\s*\/\/ (inline )?namespace)/.test(line);

/** A comment in lines of its own; further lines of a paragraph or item are joined to it. */
function paragraphsOf(lines) {
  const text = lines.map((line) => line.replace(/^\s*\/\/\/ ?/, '')).join('\n');
  return text.replace(/\n(?!\n|- )(?<!\n\n)/g, ' ').split(/\n{2,}/);
}

/** The parts of a header: { comment: [...] } or { code: [...] }, in turns. */
export function partsOf(text) {
  const parts = [];
  for (const line of text.split('\n')) {
    if (isFrame(line)) continue;
    const kind = /^\s*\/\/\//.test(line) ? 'comment' : 'code';
    if (parts.at(-1)?.[kind]) parts.at(-1)[kind].push(line);
    else parts.push({ [kind]: [line] });
  }
  return parts.filter((part) => part.comment || part.code.some((line) => line.trim() !== ''));
}

function written({ comment, code }) {
  if (comment)
    return paragraphsOf(comment)
      .map((paragraph) => `<p>${prose(paragraph)}</p>`)
      .join('\n');
  return `<pre>${escaped(code.join('\n').replace(/^\s*\n|\s+$/g, ''))}</pre>`;
}

/** The page of headers: { name, text } each. */
export function pageOf(headers) {
  const sections = headers.map(({ name, text }) => {
    const title = `<h2 id="${name}">&lt;ninefold/${name}&gt;</h2>`;
    return [title, ...partsOf(text).map(written)].join('\n');
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ninefold for C++</title>
<style>${style}</style>
<h1>Ninefold for C++</h1>
<p>The headers that are installed. The README of the project has an example, and how to build with them.</p>
${sections.join('\n')}
</html>
`;
}

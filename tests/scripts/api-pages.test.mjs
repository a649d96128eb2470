import assert from 'node:assert/strict';
import { test } from 'node:test';

import { pageOf, partsOf } from '../../scripts/api/headers.mjs';

const header = `#pragma once

#include <vector>

namespace ninefold {

/// Solves a puzzle,
/// and \`says\` so:
///
/// - first, where it
///   stands;
/// - second.
std::vector<int> solve(const Puzzle& puzzle);

int plain();

}  // namespace ninefold
`;

test('comments and declarations stand in their order, without what frames them', () => {
  const [comment, code, ...rest] = partsOf(header).filter(({ code }) => code?.join('') !== '');
  assert.equal(comment.comment.length, 6);
  assert.deepEqual(code.code.filter(Boolean), [
    'std::vector<int> solve(const Puzzle& puzzle);',
    'int plain();',
  ]);
  assert.deepEqual(rest, []);
});

test('a page shows every declaration, and makes no markup of it', () => {
  const page = pageOf([{ name: 'x.hpp', text: header }]);
  assert.match(page, /<h2 id="x.hpp">&lt;ninefold\/x.hpp&gt;<\/h2>/);
  assert.match(page, /<p>Solves a puzzle, and <code>says<\/code> so:<\/p>/);
  assert.match(page, /<p>- first, where it\s+stands;\n- second\.<\/p>/);
  assert.match(page, /<pre>std::vector&lt;int&gt; solve\(const Puzzle&amp; puzzle\);/);
  assert.doesNotMatch(page, /#include|namespace ninefold/);
});

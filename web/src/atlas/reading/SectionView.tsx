import type { BoardData, Part, Section } from '../book';
import { Diagram } from './Diagram';
import { Prose } from './Prose';

type Words = Exclude<Part, { readonly board: BoardData }>;

// Words and the diagrams that belong to them: one diagram beside its words, several below them.
interface Block {
  readonly words: Words[];
  readonly boards: BoardData[];
}

function blocksOf(parts: readonly Part[]): Block[] {
  const blocks: Block[] = [];
  for (const part of parts) {
    const last = blocks.at(-1);
    if ('board' in part) {
      if (last) {
        last.boards.push(part.board);
      } else {
        blocks.push({ words: [], boards: [part.board] });
      }
    } else if (last && last.boards.length === 0) {
      last.words.push(part);
    } else {
      blocks.push({ words: [part], boards: [] });
    }
  }
  const [before, end] = blocks.slice(-2);
  // The last words need no row of their own.
  if (before && end && before.boards.length === 1 && end.boards.length === 0) {
    return [...blocks.slice(0, -2), { ...before, words: [...before.words, ...end.words] }];
  }
  return blocks;
}

export function SectionView({ section }: { section: Section }) {
  return (
    <section class="section">
      <h3>
        <Prose text={section.title} />
      </h3>
      {blocksOf(section.parts).map(({ words, boards }) => (
        <div class={boards.length > 1 ? 'block many' : 'block'}>
          <div class="words">
            {words.map((part) => (
              <WordsView part={part} />
            ))}
          </div>
          {boards.map((board) => (
            <Diagram board={board} key={board.id} />
          ))}
        </div>
      ))}
    </section>
  );
}

function WordsView({ part }: { part: Words }) {
  if ('text' in part) {
    return (
      <p>
        <Prose text={part.text} />
      </p>
    );
  }
  if ('table' in part) {
    const [head = [], ...rows] = part.table;
    return (
      <div class="scrolled" tabIndex={0} role="group">
        <table class="book-table">
          <thead>
            <tr>
              {head.map((text) => (
                <th scope="col">
                  <Prose text={text} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest]) => (
              <tr>
                {first && (
                  <th scope="row">
                    <Prose text={first} />
                  </th>
                )}
                {rest.map((text) => (
                  <td>
                    <Prose text={text} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
  const items = ('list' in part ? part.list : part.steps).map((text) => (
    <li>
      <Prose text={text} />
    </li>
  ));
  return 'list' in part ? <ul class="bullets">{items}</ul> : <ol class="numbers">{items}</ol>;
}

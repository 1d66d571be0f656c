import type { BoardData, Part, Section } from '../book';
import { Diagram } from './Diagram';
import { Prose } from './Prose';

type Words = Exclude<Part, { readonly board: BoardData }>;

// Words and the diagram that belongs to them: side by side where there is room.
interface Block {
  readonly words: readonly Words[];
  readonly board: BoardData | undefined;
}

function blocksOf(parts: readonly Part[]): Block[] {
  const blocks: Block[] = [];
  let words: Words[] = [];
  for (const part of parts) {
    if ('board' in part) {
      blocks.push({ words, board: part.board });
      words = [];
    } else {
      words.push(part);
    }
  }
  return words.length > 0 ? [...blocks, { words, board: undefined }] : blocks;
}

export function SectionView({ section }: { section: Section }) {
  return (
    <section class="section">
      <h3>
        <Prose text={section.title} />
      </h3>
      {blocksOf(section.parts).map(({ words, board }) => (
        <div class="block">
          <div class="words">
            {words.map((part) => (
              <WordsView part={part} />
            ))}
          </div>
          {board && <Diagram board={board} key={board.id} />}
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

/** XML as a stream of small trees, within the limits of what a statement may hold. */
import type { TextBlock } from '../encoding.ts';
import { ReadingError } from '../error.ts';
import { MAX_NODI, MAX_PROFONDITA, MAX_RIGA } from '../limits.ts';
import { createElementReader, type EventiXml } from './elements.ts';
import type { XmlNode } from './node.ts';

interface XmlHandlers {
  /** Local names of the elements given whole, children and all. */
  whole: ReadonlySet<string>;
  /** An element of `interi`, at its end. */
  onNode: (node: XmlNode) => void;
  /** Start and end of an element outside those; `riga` is its line. */
  onOpen: (name: string, riga: number) => void;
  onClose: (name: string) => void;
}

/** Of every element that has none yet. */
const WITHOUT_CHILDREN: XmlNode[] = [];

/**
 * Parses block after block, yielding the bytes done; answers the number of lines.
 * @throws ErroreLettura on a DOCTYPE, on XML that is not well-formed or ends early, and past the limits
 */
export function* readXmlStream(
  blocks: Iterable<TextBlock>,
  listening: XmlHandlers,
): Generator<number, number> {
  const reader = createElementReader(createEvents(listening, () => reader.riga()));
  let righe = 1;
  for (const { testo, fatto, ultimo } of blocks) {
    reader.write(testo);
    // Closing starts again at line 1. What ends with a line end has no line after it.
    righe = reader.aCapo() ? reader.riga() - 1 : reader.riga();
    if (ultimo) reader.close();
    yield fatto;
  }
  return righe;
}

/** @param currentRiga the line of what is being told */
function createEvents({ whole, onNode, onOpen, onClose }: XmlHandlers, currentRiga: () => number): EventiXml {
  const stillOpen: XmlNode[] = [];
  /** The innermost of the open ones. */
  let current: XmlNode | undefined;
  let depth = 0;
  let nodes = 0;

  function open(nome: string, attributes: XmlNode['attributes']): void {
    if (++depth > MAX_PROFONDITA) throw tooMuch(`annida più di ${MAX_PROFONDITA} elementi`, currentRiga());
    const parentNode = current;
    if (!parentNode && !whole.has(nome)) {
      onOpen(nome, currentRiga());
      return;
    }
    nodes = parentNode ? nodes + 1 : 0;
    if (nodes > MAX_NODI) throw tooMuch(`ha un movimento con più di ${MAX_NODI} elementi`, currentRiga());
    const node: XmlNode = { nome, attributes, testo: '', children: WITHOUT_CHILDREN, riga: currentRiga() };
    // Most elements hold a text and nothing else: a list of their own would be as many lists.
    if (parentNode?.children === WITHOUT_CHILDREN) parentNode.children = [node];
    else parentNode?.children.push(node);
    stillOpen.push(node);
    current = node;
  }

  function testo(stretch: string): void {
    const node = current;
    if (!node) return;
    // Outside what is read there may be attachments, as long as they like: they are passed over.
    if (stretch.length > MAX_RIGA)
      throw tooMuch(`ha un testo di più di ${MAX_RIGA} caratteri`, currentRiga());
    // Indentation between elements says nothing.
    if (stretch.charCodeAt(0) > 32 || stretch.trim() !== '') node.testo += stretch;
  }

  function close(name: string): void {
    depth--;
    const node = stillOpen.pop();
    current = stillOpen[stillOpen.length - 1];
    if (!node) onClose(name);
    else if (stillOpen.length === 0) onNode(node);
  }

  return {
    open,
    testo,
    close,
    doctype() {
      throw new ReadingError(
        'xml_con_dtd',
        'Il file XML contiene una dichiarazione DOCTYPE, che un estratto conto non ha: per sicurezza non viene letto.',
      );
    },
    error() {
      throw invalid(currentRiga());
    },
  };
}

function invalid(riga: number): ReadingError {
  return new ReadingError(
    'xml_non_valido',
    `Il file XML è danneggiato o incompleto (riga ${riga}): scaricalo di nuovo dalla banca.`,
  );
}

function tooMuch(what: string, riga: number): ReadingError {
  return new ReadingError(
    'xml_troppo_grande',
    `Alla riga ${riga} il file XML ${what}: non sembra un estratto conto.`,
  );
}
